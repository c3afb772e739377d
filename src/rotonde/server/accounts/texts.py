"""Texts of account refusals, in both languages."""

from typing import Final

from rotonde.server.http.refusal_text import RefusalText

TEXTS: Final[dict[str, RefusalText]] = {
    "bad_name": RefusalText(
        422,
        "A name has {least} to {most} characters and no slash.",
        "Un nom a de {least} à {most} caractères, sans barre oblique.",
    ),
    "mixed_scripts": RefusalText(
        422,
        "This name mixes letters of several alphabets and may be taken for another; use one alphabet.",
        "Ce nom mêle des lettres de plusieurs alphabets et peut passer pour un autre ; n'en prenez qu'un.",
    ),
    "bad_characters": RefusalText(
        422,
        "A name has letters, digits, spaces and punctuation: no emoji, no symbols, no phonetic letters and "
        "no marks of another alphabet.",
        "Un nom a des lettres, des chiffres, des espaces et de la ponctuation : ni émojis, ni symboles, ni "
        "lettres phonétiques, ni signes d'un autre alphabet.",
    ),
    "unknown_person": RefusalText(
        404, "Nobody here has an account named {name}.", "Personne ici n'a de compte au nom de {name}."
    ),
    "name_taken": RefusalText(
        409, "Somebody else has this name; choose another.", "Ce nom est pris ; choisissez-en un autre."
    ),
    "name_of_account": RefusalText(
        409,
        "{name} is somebody's account here. If it is yours, sign in; else call yourself {free}.",
        "{name} est le compte de quelqu'un ici. S'il est à vous, connectez-vous ; sinon, prenez {free}.",
    ),
    "bad_password": RefusalText(
        422,
        "A password has {least} to {most} characters and is not your name.",
        "Un mot de passe a de {least} à {most} caractères et n'est pas votre nom.",
    ),
    "no_key": RefusalText(
        422, "An account needs a password or a passkey.", "Un compte a besoin d'un mot de passe ou d'une clé."
    ),
    "has_account": RefusalText(409, "You are signed in already.", "Vous êtes déjà connecté."),
    "no_account": RefusalText(
        403, "This needs an account; sign in first.", "Il faut un compte ; connectez-vous."
    ),
    "bad_entry": RefusalText(
        403,
        "This name and this password do not belong together.",
        "Ce nom et ce mot de passe ne vont pas ensemble.",
    ),
    "bad_code": RefusalText(
        403,
        "This recovery code does not fit, or was used before.",
        "Ce code de secours ne convient pas, ou a déjà servi.",
    ),
    "bad_link": RefusalText(
        403,
        "This link is good no longer; ask the host of this server for another.",
        "Ce lien n'est plus valable ; demandez-en un autre à l'hôte de ce serveur.",
    ),
    "bad_passkey": RefusalText(
        403,
        "This passkey could not be checked; try again.",
        "Cette clé d'accès n'a pas pu être vérifiée ; réessayez.",
    ),
    "too_many_passkeys": RefusalText(
        409, "An account has at most {most} passkeys.", "Un compte a au plus {most} clés d'accès."
    ),
    "unknown_passkey": RefusalText(404, "There is no such passkey.", "Cette clé d'accès n'existe pas."),
    "unknown_session": RefusalText(404, "No such device is signed in.", "Cet appareil n'est pas connecté."),
    "unknown_token": RefusalText(404, "There is no such token.", "Ce jeton n'existe pas."),
    "too_many_tokens": RefusalText(
        409, "An account has at most {most} tokens for bots.", "Un compte a au plus {most} jetons de robots."
    ),
    "bad_token": RefusalText(
        403,
        "This token is good no longer; make another one on your personal page.",
        "Ce jeton n'est plus valable ; faites-en un autre sur votre page personnelle.",
    ),
    "not_by_token": RefusalText(
        403,
        "A bot's token is for playing; this is for the person behind it.",
        "Le jeton d'un robot sert à jouer ; ceci est pour la personne derrière lui.",
    ),
    "last_key": RefusalText(
        409,
        "This is your only way in; choose a password or another passkey first.",
        "C'est votre seul moyen d'entrer ; choisissez d'abord un mot de passe ou une autre clé.",
    ),
    "prove_first": RefusalText(
        403,
        "Show once more that it is you: by your password or a passkey.",
        "Montrez encore une fois que c'est vous : par votre mot de passe ou une clé d'accès.",
    ),
    "guessing": RefusalText(
        429,
        "Too many tries; come again in {seconds} s. A passkey works at once.",
        "Trop d'essais ; revenez dans {seconds} s. Une clé d'accès fonctionne tout de suite.",
    ),
}
