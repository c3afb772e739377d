"""Errors of `rotonde admin`, in both languages, with exit status 2."""

from rotonde.core.errors import RotondeError


class NoSuchTable(RotondeError, LookupError):
    en = "there is no table {table}; `rotonde admin list` shows all"
    fr = "il n'y a pas de table {table} ; `rotonde admin list` les montre toutes"


class NothingToClose(RotondeError, LookupError):
    en = "there is no table {table} whose game is not over"
    fr = "il n'y a pas de table {table} dont la partie n'est pas finie"


class NoSuchGuest(RotondeError, LookupError):
    en = "{who!r} is neither a guest nor an address; `rotonde admin list people` shows the guests"
    fr = "{who!r} n'est ni un invité ni une adresse ; `rotonde admin list people` montre les invités"


class NotBanned(RotondeError, LookupError):
    en = "{who} is not banned; `rotonde admin list bans` shows who is"
    fr = "{who} n'est pas banni ; `rotonde admin list bans` montre qui l'est"


class NoSuchLine(RotondeError, LookupError):
    en = "nothing was said at table {table} under number {line}"
    fr = "rien n'a été dit à la table {table} sous le numéro {line}"
