"""The report's text: numbers as each language writes them."""

from rotonde.lab.report_text import ReportText


def test_numbers_are_written_as_each_language_does() -> None:
    assert (ReportText("en").percent(0.1234), ReportText("en").number(-1234.5)) == ("12.3%", "−1,234.5")
    assert (ReportText("fr").percent(0.1234), ReportText("fr").signed(2.5)) == ("12,3\u00a0%", "+2,50")
