# rotonde: interpreted
"""How large somebody's map, board or deck may be, wherever it comes from."""

MOST_BYTES = 1 << 19  # of all files for a table; our largest map has 90,000
DEEPEST = 20  # ours have six levels at most


def is_deeper(value: object, levels: int) -> bool:
    """Whether lists and objects are nested more than `levels` deep; looks no deeper than that."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(levels == 0 or is_deeper(each, levels - 1) for each in inner)
