"""What the laboratory refuses, said to a person in both languages."""

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


class Missing(RotondeError, ValueError):
    en = "missing"
    fr = "absent"


class Unknown(RotondeError, ValueError):
    en = "unknown; known: {known}"
    fr = "inconnu ; connus : {known}"


class NotWhole(RotondeError, ValueError):
    en = "expected a whole number from {low} to {high}, found {found!r}"
    fr = "il faut un nombre entier de {low} à {high}, et non {found!r}"


class NotText(RotondeError, ValueError):
    en = "expected a text, found {found!r}"
    fr = "il faut un texte, et non {found!r}"


class NotTable(RotondeError, ValueError):
    en = "expected a table, found {found!r}"
    fr = "il faut une table, et non {found!r}"


class NotList(RotondeError, ValueError):
    en = "expected a list, found {found!r}"
    fr = "il faut une liste, et non {found!r}"


class NotFlag(RotondeError, ValueError):
    en = "expected true or false, found {found!r}"
    fr = "il faut true ou false, et non {found!r}"


class TwoLevels(RotondeError, ValueError):
    en = "expected one level for all, or {seats}, one for each seat; found {found}"
    fr = "il faut un niveau pour tous, ou {seats}, un par place ; il y en a {found}"


class TwiceNamed(RotondeError, ValueError):
    en = "another arm is called {name!r} too"
    fr = "un autre bras s'appelle déjà {name!r}"


class TooManyArms(RotondeError, ValueError):
    en = "{found} arms are too many; at most {most}"
    fr = "{found} bras, c'est trop ; {most} au plus"


class OtherResults(RotondeError):
    """A folder that holds what came of something else."""

    en = "{folder} holds results of another study, or of other rules; choose another folder with --out"
    fr = "{folder} contient les résultats d'une autre étude ou d'autres règles ; donnez un autre --out"


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
