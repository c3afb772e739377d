# rotonde: interpreted
"""Numbers as each language writes them."""

from rotonde.core.checks import Said


def number(value: float, digits: int = 1) -> Said:
    return {"en": f"{value:.{digits}f}", "fr": f"{value:.{digits}f}".replace(".", ",")}


def percent(share: float, digits: int = 1) -> Said:
    return {"en": f"{share:.{digits}%}", "fr": f"{number(100 * share, digits)['fr']} %"}
