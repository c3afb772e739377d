# rotonde: interpreted
"""Styled text: what games and the terminal draw, as lines of spans."""

Span = tuple[str, str]  # style and text
StyledLine = list[Span]
