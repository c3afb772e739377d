"""Values of settings: parsed from the environment, the command line or a file."""

from dataclasses import Field

from rotonde.core.errors import RotondeError
from rotonde.core.message import Message

Value = bool | int | float | str
WORDS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class BadSetting(RotondeError, ValueError):
    """A value that a setting cannot have; `place` is where it stands."""

    sentence = "error-bad-setting"


def read_text(setting: "Field[Value]", text: str, place: str) -> Value:
    """The value that a text means for this setting."""
    text = text.strip()
    if setting.type is bool:
        return checked(setting, WORDS.get(text.lower(), text), place)
    if setting.type in (int, float):
        return checked(setting, _number(text), place)
    return checked(setting, text.lower() if setting.metadata["allowed"] else text, place)


def _number(text: str) -> Value:
    try:
        return int(text) if text.isascii() and text.removeprefix("-").isdigit() else float(text)
    except ValueError:
        return text


def checked(setting: "Field[Value]", value: object, place: str) -> Value:
    """The value as this setting has it; whole numbers are good for fractions, nothing else is bent."""
    kind, about = setting.type, setting.metadata
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        value = float(value) if abs(value) < about["most"] else value
    fits = type(value) is kind
    if fits and isinstance(value, str):
        fits = value.isprintable() and (not about["allowed"] or value in about["allowed"])
    elif fits and isinstance(value, int | float):
        fits = 0 <= value <= about["most"]
    if not fits:
        raise BadSetting(place=place, value=value, allowed=_allowed(setting))
    return value  # type: ignore[return-value]  # its type is the setting's


def _allowed(setting: "Field[Value]") -> Message | str:
    about, kind = setting.metadata, setting.type
    if about["allowed"]:
        return ", ".join(each for each in about["allowed"] if each)
    if kind is bool:
        return "true, false"
    if kind is str:
        return Message("allow-line")
    return Message("allow-whole" if kind is int else "allow-number", low=0, high=int(about["most"]))
