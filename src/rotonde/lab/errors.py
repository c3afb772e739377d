"""Errors of the laboratory, in both languages."""

from rotonde.core.errors import RotondeError


class StudyError(RotondeError, ValueError):
    """A study that cannot be played; `problem` is an error of its own, so that both languages are whole."""

    en = "{file}, at {entry}: {problem}"
    fr = "{file}, à {entry} : {problem}"

    @property
    def entry(self) -> str:
        return str(self.data["entry"])


class NotToml(RotondeError, ValueError):
    en = "not TOML: {why}"
    fr = "ce n'est pas du TOML : {why}"


class TwoLevels(RotondeError, ValueError):
    en = "expected one level for all, or {seats}, one for each seat; found {found}"
    fr = "il faut un niveau pour tous, ou {seats}, un par place ; il y en a {found}"


class OtherStudy(RotondeError):
    """A folder that holds the results of another study."""

    en = "{folder} holds results of another study (other: {differs}); choose another folder with --out"
    fr = "{folder} contient les résultats d'une autre étude (autres : {differs}) ; donnez un autre --out"


class OtherSources(RotondeError):
    """Results to which games of other rules or other bots would be added."""

    en = (
        "{folder} holds games that other code, rules or bots played: {theirs}; here is {ours}. "
        "More games would mix the two: choose another folder with --out, or go on with the version of then"
    )
    fr = (
        "{folder} contient des parties d'autres sources, règles ou robots : {theirs} ; ici, {ours}. "
        "D'autres parties s'y mêleraient : donnez un autre --out, ou continuez avec la version d'alors"
    )


class OtherNode(RotondeError):
    """A machine of a cluster on which other sources are installed."""

    en = "a node of the cluster has other code, rules or bots: {theirs}, here {ours}; install the same on all"
    fr = "un nœud de la grappe joue d'autres sources : {theirs}, ici {ours} ; installez les mêmes partout"


class OldResults(RotondeError):
    """Results of an earlier Rotonde, stored without their origin."""

    en = "{folder} does not say which study and sources its games are of; play them anew, into another --out"
    fr = "{folder} ne dit ni l'étude ni les sources de ses parties ; rejouez-les dans un autre --out"


class NoResults(RotondeError):
    en = "{folder} holds no results of a study"
    fr = "{folder} ne contient pas de résultats d'une étude"


class NeedsExtra(RotondeError):
    """A package that only the laboratory needs is missing."""

    en = "this needs {package}: pip install 'rotonde[{extra}]'"
    fr = "il faut pour cela {package} : pip install 'rotonde[{extra}]'"


class NoCluster(RotondeError):
    en = "no cluster at {address}: {why}"
    fr = "pas de grappe à {address} : {why}"
