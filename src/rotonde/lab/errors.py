"""Errors of the laboratory."""

from rotonde.core.errors import RotondeError


class StudyError(RotondeError, ValueError):
    """A study that cannot be played; `problem` is an error of its own."""

    sentence = "error-study"

    @property
    def entry(self) -> str:
        return str(self.data["entry"])


class NotToml(RotondeError, ValueError):
    sentence = "study-not-toml"


class TwoLevels(RotondeError, ValueError):
    sentence = "study-two-levels"


class OtherStudy(RotondeError):
    """A folder that holds the results of another study."""

    sentence = "error-other-study"


class OtherSources(RotondeError):
    """Results to which games of other rules or other bots would be added."""

    sentence = "error-other-sources"


class OtherNode(RotondeError):
    """A machine of a cluster on which other sources are installed."""

    sentence = "error-other-node"


class OldResults(RotondeError):
    """Results of an earlier Rotonde, stored without their origin."""

    sentence = "error-old-results"


class NoResults(RotondeError):
    sentence = "error-no-results"


class NeedsExtra(RotondeError):
    """A package that only the laboratory needs is missing."""

    sentence = "error-needs-extra"


class NoCluster(RotondeError):
    sentence = "error-no-cluster"
