# rotonde: interpreted
"""Number format: decimals and percentages as each language writes them."""

from rotonde.i18n.translations import Translations


def number(value: float, digits: int = 1) -> Translations:
    return {"en": f"{value:.{digits}f}", "fr": f"{value:.{digits}f}".replace(".", ",")}


def percent(share: float, digits: int = 1) -> Translations:
    return {"en": f"{share:.{digits}%}", "fr": f"{number(100 * share, digits)['fr']} %"}
