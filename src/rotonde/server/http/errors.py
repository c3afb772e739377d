"""Catalogue of refusals: HTTP status and sentence in both languages."""

from typing import Final

from rotonde.server.accounts.texts import TEXTS as AT_THE_DOOR
from rotonde.server.http.refusal_text import RefusalText
from rotonde.table.refusal import Refusal

TEXTS: Final[dict[str, RefusalText]] = {
    "malformed": RefusalText(
        400, "This message cannot be read: {problem}", "Ce message est illisible : {problem}"
    ),
    "too_large": RefusalText(
        413,
        "This message is too large: at most {most} bytes are read.",
        "Ce message est trop grand : au plus {most} octets sont lus.",
    ),
    "unknown_path": RefusalText(404, "There is nothing at this address.", "Il n'y a rien à cette adresse."),
    "unknown_game": RefusalText(404, "{problem_en}", "{problem_fr}"),
    "unknown_table": RefusalText(404, "There is no table {table}.", "Il n'y a pas de table {table}."),
    "unknown_seat": RefusalText(
        404,
        "There is no seat {seat} here; the seats count from 0 to {last}.",
        "Il n'y a pas de place {seat} ici ; les places vont de 0 à {last}.",
    ),
    "bad_option": RefusalText(422, "{problem_en}", "{problem_fr}"),
    "bad_material": RefusalText(422, "{problem_en}", "{problem_fr}"),
    "bad_record": RefusalText(422, "{problem_en}", "{problem_fr}"),
    "ends_in_chance": RefusalText(
        422,
        "Line {line} of the record: it ends in the middle of what chance draws.",
        "Ligne {line} de la partie notée : elle s'arrête au milieu d'un tirage.",
    ),
    "too_long": RefusalText(
        422,
        "The record has {actions} actions; at most {most} are read.",
        "La partie notée a {actions} actions ; on en lit {most} au plus.",
    ),
    "no_moment": RefusalText(
        422,
        "The game cannot be taken up at that moment: nobody decides there.",
        "On ne peut pas reprendre la partie à ce moment : personne n'y décide.",
    ),
    "bad_notation": RefusalText(422, "{problem_en}", "{problem_fr}"),
    "bad_origin": RefusalText(
        403,
        "A page of another site may not speak for you here.",
        "La page d'un autre site ne peut pas parler pour vous ici.",
    ),
    "not_yours": RefusalText(403, "This seat is not yours.", "Cette place n'est pas la vôtre."),
    "not_host": RefusalText(
        403, "Only the host of this table may do that.", "Seul l'hôte de cette table peut le faire."
    ),
    "private_table": RefusalText(
        403,
        "This table is private: only who sits there or is invited may look.",
        "Cette table est privée : seuls ceux qui y sont assis ou invités peuvent regarder.",
    ),
    "removed": RefusalText(
        403,
        "The host of this table has asked you to leave it.",
        "L'hôte de cette table vous a prié de la quitter.",
    ),
    "banned": RefusalText(
        403,
        "Whoever runs this server has shut its doors to you.",
        "Les responsables de ce serveur vous en ont fermé les portes.",
    ),
    "resigned": RefusalText(
        409,
        "You have resigned; a bot plays on for you.",
        "Vous avez abandonné ; un robot joue pour vous.",
    ),
    "lent": RefusalText(
        409,
        "A bot plays for this seat; take it back first.",
        "Un robot joue à cette place ; reprenez-la d'abord.",
    ),
    "not_lent": RefusalText(
        409, "No bot stands in for this seat.", "Aucun robot ne remplace quelqu'un à cette place."
    ),
    "present": RefusalText(
        409,
        "Whoever sits there is here and plays for themselves.",
        "La personne assise là est présente et joue elle-même.",
    ),
    "too_soon": RefusalText(
        409,
        "This person may still come back: a bot may play the seat in {time}, unless they are here before.",
        "Cette personne peut encore revenir : un robot pourra jouer à sa place dans {time}, sauf retour.",
    ),
    "replaced": RefusalText(
        409,
        "A bot plays for {names}, who did not ask for it: this waits until they are back.",
        "Un robot joue pour {names} sans que cette personne l'ait demandé : il faut attendre son retour.",
    ),
    "not_abandoned": RefusalText(
        409,
        "Nobody has been away long enough to end the game without them: that takes {after} of absence, or"
        " {limits} time limits missed in a row where each decision has one.",
        "Personne n'est absent depuis assez longtemps pour finir la partie sans attendre : il faut {after}"
        " d'absence, ou {limits} délais manqués de suite là où chaque décision en a un.",
    ),
    "asked_already": RefusalText(
        409,
        "Another question waits for an answer first.",
        "Une autre question attend d'abord une réponse.",
    ),
    "nothing_asked": RefusalText(409, "Nothing is being asked of you.", "On ne vous demande rien."),
    "chat_full": RefusalText(
        409,
        "This table has said all that fits in its book: {most} lines.",
        "Cette table a dit tout ce que son cahier peut contenir : {most} lignes.",
    ),
    "unknown_line": RefusalText(404, "Nobody said that here.", "Personne n'a dit cela ici."),
    "too_many_channels": RefusalText(
        409,
        "You are told in {most} ways already, as many as one may have.",
        "On vous prévient déjà par {most} voies, le maximum.",
    ),
    "unknown_channel": RefusalText(404, "There is no such way to reach you.", "Cette voie n'existe pas."),
    "bad_channel": RefusalText(
        422,
        "We cannot reach you there: the address is not one that this server may use.",
        "On ne peut pas vous y atteindre : ce serveur ne peut pas utiliser cette adresse.",
    ),
    "free_already": RefusalText(409, "Nobody sits there.", "Personne n'est assis là."),
    "not_started": RefusalText(
        409, "This game has not begun: a seat is open.", "La partie n'a pas commencé : une place est libre."
    ),
    "already_started": RefusalText(409, "This game has begun.", "La partie a commencé."),
    "other_rules": RefusalText(
        409,
        "This game was begun under version {version} of the rules and does not come out the same under"
        " version {now}, which this server has. It is kept as it is.",
        "Cette partie a commencé sous la version {version} des règles et ne se rejoue pas à l'identique sous"
        " la version {now}, celle de ce serveur. Elle est conservée telle quelle.",
    ),
    "nothing_held": RefusalText(
        409,
        "This game does not wait for its host's word.",
        "Cette partie n'attend pas le mot de son hôte.",
    ),
    "no_way_on": RefusalText(
        409,
        "Under the present rules not even the start of this game comes out the same: it can only be closed.",
        "Sous les règles actuelles, même le début de la partie ne se rejoue pas : on ne peut que la fermer.",
    ),
    "not_over": RefusalText(
        409,
        "The game is not over yet.",
        "La partie n'est pas encore finie.",
    ),
    "no_open_seat": RefusalText(409, "No seat is open there.", "Aucune place n'y est libre."),
    "no_person": RefusalText(
        422,
        "A table needs at least one person: bots do not play among themselves here.",
        "Il faut au moins une personne à une table : ici, les robots ne jouent pas entre eux.",
    ),
    "too_many_tables": RefusalText(
        409,
        "You have opened {most} tables whose games are not over, as many as one guest may; finish one first.",
        "Vous avez ouvert {most} tables dont la partie n'est pas finie, le maximum pour un invité ;"
        " finissez-en une d'abord.",
    ),
    "bad_ticket": RefusalText(
        409,
        "A table is opened with a contribution only after the server's commitment, and with each commitment"
        " once, within ten minutes: ask for another one.",
        "Une table ne s'ouvre avec une contribution qu'après l'engagement du serveur, et chaque engagement ne"
        " sert qu'une fois, dans les dix minutes : demandez-en un autre.",
    ),
    "rematch_opened": RefusalText(
        409,
        "The rematch was opened meanwhile, with another commitment: take your seat there.",
        "La revanche a été ouverte entre-temps, avec un autre engagement : prenez-y votre place.",
    ),
    "bad_invitation": RefusalText(
        403, "This invitation is not for this table.", "Cette invitation n'est pas pour cette table."
    ),
    "stale": RefusalText(
        409,
        "Another action came first: the game is at {n} now.",
        "Une autre action est arrivée avant : la partie en est à {n}.",
    ),
    "not_your_turn": RefusalText(409, "It is not this seat's turn.", "Ce n'est pas le tour de cette place."),
    "hints_off": RefusalText(409, "This table plays without hints.", "À cette table, on joue sans conseils."),
    "rated_without_hints": RefusalText(
        409,
        "A rated game among people has no hints: open a table with hints, whose games are not rated.",
        "Une partie classée entre personnes n'a pas de conseils : ouvrez une table avec conseils, dont les "
        "parties ne sont pas classées.",
    ),
    "no_hint": RefusalText(
        503,
        "The bot that should know has no answer now; try again.",
        "Le robot qui devrait savoir n'a pas de réponse pour l'instant ; réessayez.",
    ),
    "no_review": RefusalText(
        503,
        "This game cannot be looked at again just now; try later.",
        "Cette partie ne peut pas être revue pour l'instant ; réessayez plus tard.",
    ),
    "no_undo": RefusalText(
        409,
        "That stands: something was drawn, seen or decided by another since.",
        "C'est joué : depuis, quelque chose a été tiré, vu ou décidé par quelqu'un d'autre.",
    ),
    "illegal": RefusalText(422, "{problem_en}", "{problem_fr}"),
    "over": RefusalText(409, "The game is over.", "La partie est finie."),
    "busy": RefusalText(
        429,
        "Too much at once; come again in {seconds} s.",
        "C'est trop à la fois ; revenez dans {seconds} s.",
    ),
    "stored_enough": RefusalText(
        429,
        "You have stored as much here today as one may; there is room again at midnight UTC, in {hours} h.",
        "Vous avez enregistré ici aujourd'hui autant qu'on le peut ; il y aura de nouveau de la place à"
        " minuit UTC, dans {hours} h.",
    ),
    "storage": RefusalText(
        503,
        "The server cannot write to its disk now. Nothing was changed; try again.",
        "Le serveur ne peut pas écrire sur son disque. Rien n'a changé ; réessayez.",
    ),
    "closing": RefusalText(
        503,
        "The server is closing; come again in {seconds} s.",
        "Le serveur ferme ; revenez dans {seconds} s.",
    ),
    "internal": RefusalText(
        500,
        "Something went wrong on the server; the game stands as it was. Its host can find it as {id}.",
        "Une erreur s'est produite sur le serveur ; la partie reste telle quelle. Son hôte la trouvera sous"
        " le numéro {id}.",
    ),
    **AT_THE_DOOR,
}


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return TEXTS[refusal.code].status


def texts_of(refusal: Refusal) -> dict[str, str]:
    """The refusal as a sentence in each language."""
    text = TEXTS[refusal.code]
    details = {"n": refusal.n, **refusal.details}
    return {"en": text.en.format(**details), "fr": text.fr.format(**details)}
