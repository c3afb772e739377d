"""Every refusal that the server knows, with its HTTP status and its sentence in both languages."""

from typing import Final

from rotonde import RotondeError
from rotonde.server.accounts.texts import TEXTS as AT_THE_DOOR
from rotonde.server.text import Text

TEXTS: Final[dict[str, Text]] = {
    "malformed": Text(400, "This message cannot be read: {problem}", "Ce message est illisible : {problem}"),
    "too_large": Text(
        413,
        "This message is too large: at most {most} bytes are read.",
        "Ce message est trop grand : au plus {most} octets sont lus.",
    ),
    "unknown_path": Text(404, "There is nothing at this address.", "Il n'y a rien à cette adresse."),
    "unknown_game": Text(404, "{problem_en}", "{problem_fr}"),
    "unknown_table": Text(404, "There is no table {table}.", "Il n'y a pas de table {table}."),
    "unknown_seat": Text(
        404,
        "There is no seat {seat} here; the seats count from 0 to {last}.",
        "Il n'y a pas de place {seat} ici ; les places vont de 0 à {last}.",
    ),
    "bad_option": Text(422, "{problem_en}", "{problem_fr}"),
    "bad_material": Text(422, "{problem_en}", "{problem_fr}"),
    "bad_record": Text(422, "{problem_en}", "{problem_fr}"),
    "ends_in_chance": Text(
        422,
        "Line {line} of the record: it ends in the middle of what chance draws.",
        "Ligne {line} de la partie notée : elle s'arrête au milieu d'un tirage.",
    ),
    "too_long": Text(
        422,
        "The record has {actions} actions; at most {most} are read.",
        "La partie notée a {actions} actions ; on en lit {most} au plus.",
    ),
    "no_moment": Text(
        422,
        "The game cannot be taken up at that moment: nobody decides there.",
        "On ne peut pas reprendre la partie à ce moment : personne n'y décide.",
    ),
    "bad_notation": Text(422, "{problem_en}", "{problem_fr}"),
    "bad_origin": Text(
        403,
        "A page of another site may not speak for you here.",
        "La page d'un autre site ne peut pas parler pour vous ici.",
    ),
    "not_yours": Text(403, "This seat is not yours.", "Cette place n'est pas la vôtre."),
    "not_host": Text(
        403, "Only the host of this table may do that.", "Seul l'hôte de cette table peut le faire."
    ),
    "private_table": Text(
        403,
        "This table is private: only who sits there or is invited may look.",
        "Cette table est privée : seuls ceux qui y sont assis ou invités peuvent regarder.",
    ),
    "removed": Text(
        403,
        "The host of this table has asked you to leave it.",
        "L'hôte de cette table vous a prié de la quitter.",
    ),
    "banned": Text(
        403,
        "Whoever runs this server has shut its doors to you.",
        "Les responsables de ce serveur vous en ont fermé les portes.",
    ),
    "resigned": Text(
        409,
        "You have resigned; a bot plays on for you.",
        "Vous avez abandonné ; un robot joue pour vous.",
    ),
    "lent": Text(
        409,
        "A bot plays for this seat; take it back first.",
        "Un robot joue à cette place ; reprenez-la d'abord.",
    ),
    "not_lent": Text(
        409, "No bot stands in for this seat.", "Aucun robot ne remplace quelqu'un à cette place."
    ),
    "present": Text(
        409,
        "Whoever sits there is here and plays for themselves.",
        "La personne assise là est présente et joue elle-même.",
    ),
    "asked_already": Text(
        409,
        "Another question waits for an answer first.",
        "Une autre question attend d'abord une réponse.",
    ),
    "nothing_asked": Text(409, "Nothing is being asked of you.", "On ne vous demande rien."),
    "chat_full": Text(
        409,
        "This table has said all that fits in its book: {most} lines.",
        "Cette table a dit tout ce que son cahier peut contenir : {most} lignes.",
    ),
    "unknown_line": Text(404, "Nobody said that here.", "Personne n'a dit cela ici."),
    "too_many_channels": Text(
        409,
        "You are told in {most} ways already, as many as one may have.",
        "On vous prévient déjà par {most} voies, le maximum.",
    ),
    "unknown_channel": Text(404, "There is no such way to reach you.", "Cette voie n'existe pas."),
    "bad_channel": Text(
        422,
        "We cannot reach you there: the address is not one that this server may use.",
        "On ne peut pas vous y atteindre : ce serveur ne peut pas utiliser cette adresse.",
    ),
    "free_already": Text(409, "Nobody sits there.", "Personne n'est assis là."),
    "not_started": Text(
        409, "This game has not begun: a seat is open.", "La partie n'a pas commencé : une place est libre."
    ),
    "already_started": Text(409, "This game has begun.", "La partie a commencé."),
    "other_rules": Text(
        409,
        "This game was begun under version {version} of the rules and does not come out the same under"
        " version {now}, which this server has. It is kept as it is.",
        "Cette partie a commencé sous la version {version} des règles et ne se rejoue pas à l'identique sous"
        " la version {now}, celle de ce serveur. Elle est conservée telle quelle.",
    ),
    "nothing_held": Text(
        409,
        "This game does not wait for its host's word.",
        "Cette partie n'attend pas le mot de son hôte.",
    ),
    "no_way_on": Text(
        409,
        "Under the present rules not even the start of this game comes out the same: it can only be closed.",
        "Sous les règles actuelles, même le début de la partie ne se rejoue pas : on ne peut que la fermer.",
    ),
    "not_over": Text(
        409,
        "The game is not over yet.",
        "La partie n'est pas encore finie.",
    ),
    "no_open_seat": Text(409, "No seat is open there.", "Aucune place n'y est libre."),
    "no_person": Text(
        422,
        "A table needs at least one person: bots do not play among themselves here.",
        "Il faut au moins une personne à une table : ici, les robots ne jouent pas entre eux.",
    ),
    "too_many_tables": Text(
        409,
        "You have opened {most} tables whose games are not over, as many as one guest may; finish one first.",
        "Vous avez ouvert {most} tables dont la partie n'est pas finie, le maximum pour un invité ;"
        " finissez-en une d'abord.",
    ),
    "bad_invitation": Text(
        403, "This invitation is not for this table.", "Cette invitation n'est pas pour cette table."
    ),
    "stale": Text(
        409,
        "Another action came first: the game is at {n} now.",
        "Une autre action est arrivée avant : la partie en est à {n}.",
    ),
    "not_your_turn": Text(409, "It is not this seat's turn.", "Ce n'est pas le tour de cette place."),
    "hints_off": Text(409, "This table plays without hints.", "À cette table, on joue sans conseils."),
    "no_hint": Text(
        503,
        "The bot that should know has no answer now; try again.",
        "Le robot qui devrait savoir n'a pas de réponse pour l'instant ; réessayez.",
    ),
    "no_review": Text(
        503,
        "This game cannot be looked at again just now; try later.",
        "Cette partie ne peut pas être revue pour l'instant ; réessayez plus tard.",
    ),
    "no_undo": Text(
        409,
        "That stands: something was drawn, seen or decided by another since.",
        "C'est joué : depuis, quelque chose a été tiré, vu ou décidé par quelqu'un d'autre.",
    ),
    "illegal": Text(422, "{problem_en}", "{problem_fr}"),
    "over": Text(409, "The game is over.", "La partie est finie."),
    "busy": Text(
        429,
        "Too much at once; come again in {seconds} s.",
        "C'est trop à la fois ; revenez dans {seconds} s.",
    ),
    "storage": Text(
        503,
        "The server cannot write to its disk now. Nothing was changed; try again.",
        "Le serveur ne peut pas écrire sur son disque. Rien n'a changé ; réessayez.",
    ),
    "closing": Text(
        503,
        "The server is closing; come again in {seconds} s.",
        "Le serveur ferme ; revenez dans {seconds} s.",
    ),
    "internal": Text(
        500,
        "Something went wrong on the server; the game stands as it was. Its host can find it as {id}.",
        "Une erreur s'est produite sur le serveur ; la partie reste telle quelle. Son hôte la trouvera sous"
        " le numéro {id}.",
    ),
    **AT_THE_DOOR,
}


class Refusal(Exception):
    """Nothing was changed; `code` says why, `rule` names the rule where there is one."""

    def __init__(self, code: str, *, rule: str = "", n: int | None = None, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.n = n
        self.details = details

    @classmethod
    def of(cls, code: str, error: RotondeError, n: int | None = None) -> "Refusal":
        """The engine's own words, in both languages."""
        return cls(code, n=n, problem_en=error.text("en"), problem_fr=error.text("fr"))

    @property
    def status(self) -> int:
        return TEXTS[self.code].status

    def says(self) -> dict[str, str]:
        """The refusal as a sentence in each language."""
        text = TEXTS[self.code]
        details = {"n": self.n, **self.details}
        return {"en": text.en.format(**details), "fr": text.fr.format(**details)}
