"""The refusals at the door, in both languages."""

from typing import Final

from rotonde.server.text import Text

TEXTS: Final[dict[str, Text]] = {
    "bad_name": Text(
        422,
        "A name has {least} to {most} characters and no slash.",
        "Un nom a de {least} à {most} caractères, sans barre oblique.",
    ),
    "unknown_person": Text(
        404, "Nobody here has an account named {name}.", "Personne ici n'a de compte au nom de {name}."
    ),
    "name_taken": Text(
        409, "Somebody else has this name; choose another.", "Ce nom est pris ; choisissez-en un autre."
    ),
    "name_of_account": Text(
        409,
        "{name} is somebody's account here. If it is yours, sign in; else call yourself {free}.",
        "{name} est le compte de quelqu'un ici. S'il est à vous, connectez-vous ; sinon, prenez {free}.",
    ),
    "bad_password": Text(
        422,
        "A password has {least} to {most} characters and is not your name.",
        "Un mot de passe a de {least} à {most} caractères et n'est pas votre nom.",
    ),
    "no_key": Text(
        422, "An account needs a password or a passkey.", "Un compte a besoin d'un mot de passe ou d'une clé."
    ),
    "has_account": Text(409, "You are signed in already.", "Vous êtes déjà connecté."),
    "no_account": Text(403, "This needs an account; sign in first.", "Il faut un compte ; connectez-vous."),
    "bad_entry": Text(
        403,
        "This name and this password do not belong together.",
        "Ce nom et ce mot de passe ne vont pas ensemble.",
    ),
    "bad_code": Text(
        403,
        "This recovery code does not fit, or was used before.",
        "Ce code de secours ne convient pas, ou a déjà servi.",
    ),
    "bad_link": Text(
        403,
        "This link is good no longer; ask the host of this server for another.",
        "Ce lien n'est plus valable ; demandez-en un autre à l'hôte de ce serveur.",
    ),
    "bad_passkey": Text(
        403,
        "This passkey could not be checked; try again.",
        "Cette clé d'accès n'a pas pu être vérifiée ; réessayez.",
    ),
    "too_many_passkeys": Text(
        409, "An account has at most {most} passkeys.", "Un compte a au plus {most} clés d'accès."
    ),
    "unknown_passkey": Text(404, "There is no such passkey.", "Cette clé d'accès n'existe pas."),
    "unknown_session": Text(404, "No such device is signed in.", "Cet appareil n'est pas connecté."),
    "unknown_token": Text(404, "There is no such token.", "Ce jeton n'existe pas."),
    "too_many_tokens": Text(
        409, "An account has at most {most} tokens for bots.", "Un compte a au plus {most} jetons de robots."
    ),
    "bad_token": Text(
        403,
        "This token is good no longer; make another one on your personal page.",
        "Ce jeton n'est plus valable ; faites-en un autre sur votre page personnelle.",
    ),
    "not_by_token": Text(
        403,
        "A bot's token is for playing; this is for the person behind it.",
        "Le jeton d'un robot sert à jouer ; ceci est pour la personne derrière lui.",
    ),
    "last_key": Text(
        409,
        "This is your only way in; choose a password or another passkey first.",
        "C'est votre seul moyen d'entrer ; choisissez d'abord un mot de passe ou une autre clé.",
    ),
    "prove_first": Text(
        403,
        "Show once more that it is you: by your password or a passkey.",
        "Montrez encore une fois que c'est vous : par votre mot de passe ou une clé d'accès.",
    ),
    "guessing": Text(
        429,
        "Too many tries; come again in {seconds} s. A passkey works at once.",
        "Trop d'essais ; revenez dans {seconds} s. Une clé d'accès fonctionne tout de suite.",
    ),
}
