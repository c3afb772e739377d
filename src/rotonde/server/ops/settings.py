"""Settings that a host may change, each with its help; the defaults suit one machine and one club."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TypeVar

from rotonde.server.ops.setting_values import Value, read_text

T = TypeVar("T", bool, int, float, str)


def setting(default: T, en: str, fr: str, *, allowed: tuple[str, ...] = (), most: float = 1e9) -> T:
    """Field of a setting: default, help in both languages, allowed values."""
    about = {"en": en, "fr": fr, "allowed": allowed, "most": most}
    return field(default=default, metadata=about)


@dataclass(frozen=True)
class Settings:
    """One server's settings; `http_rate` in a file is ROTONDE_HTTP_RATE in the environment, and so on."""

    host: str = setting(
        "127.0.0.1",
        "the address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 everyone who can reach it",
        "l'adresse d'écoute ; 127.0.0.1 : cette machine, 0.0.0.0 : tous ceux qui peuvent l'atteindre",
    )
    port: int = setting(0, "the port; 0: a free one", "le port ; 0 : un port libre", most=65535)
    data: str = setting(
        "",
        "the folder in which tables are kept; empty: the system's place for such files",
        "le dossier où les tables sont gardées ; vide : l'endroit que le système prévoit",
    )
    database: str = setting(
        "",
        "a PostgreSQL database that any number of servers share: postgresql://…; empty: a file in `data`",
        "une base PostgreSQL que des serveurs partagent : postgresql://… ; vide : un fichier dans `data`",
    )
    page: str = setting(
        "",
        "the folder of the built page; empty: the one that came with the server",
        "le dossier de la page construite ; vide : celle qui est venue avec le serveur",
    )
    log: str = setting(
        "",
        "what is logged: debug, info, warning or error; empty: info, on a terminal warning",
        "ce qui est journalisé : debug, info, warning ou error ; vide : info, sur un terminal warning",
        allowed=("", "debug", "info", "warning", "error"),
    )
    log_form: str = setting(
        "",
        "how a line of the log looks: json or text; empty: json, on a terminal text",
        "à quoi ressemble une ligne du journal : json ou text ; vide : json, sur un terminal text",
        allowed=("", "json", "text"),
    )
    metrics: str = setting(
        "",
        "an address such as 127.0.0.1:9464 at which Prometheus finds /metrics; empty: nowhere",
        "une adresse comme 127.0.0.1:9464 où Prometheus trouve /metrics ; vide : nulle part",
    )
    protocols: str = setting(
        "own",
        "how HTTP and WebSocket are read: own (quick, with limits on slow clients), or plain (uvicorn's own)",
        "comment HTTP et WebSocket sont lus : own (rapide, bornes aux clients lents), plain (uvicorn seul)",
        allowed=("own", "plain"),
    )
    proxies: str = setting(
        "",
        "addresses, with commas, whose X-Forwarded-For and -Proto are believed; empty: nobody's",
        "adresses, avec des virgules, dont on croit X-Forwarded-For et -Proto ; vide : aucune",
    )
    http_rate: float = setting(
        200.0,
        "calls a second from one address, for long",
        "appels par seconde depuis une adresse, dans la durée",
    )
    http_burst: float = setting(1000.0, "and at once", "et d'un coup")
    live_rate: float = setting(
        200.0,
        "messages a second on one live connection, for long",
        "messages par seconde sur une connexion directe, dans la durée",
    )
    live_burst: float = setting(500.0, "and at once", "et d'un coup")
    live_per_address: int = setting(
        500, "live connections from one address", "connexions directes depuis une adresse"
    )
    costly_rate: float = setting(
        2.0,
        "what costs more (tables, hints, maps, exports), a second for one guest; five times that by address",
        "ce qui coûte (tables, conseils, cartes, exports), par seconde et invité ; cinq fois par adresse",
    )
    costly_burst: float = setting(300.0, "and at once", "et d'un coup")
    chat_rate: float = setting(
        0.5,
        "lines a second that one guest may say, for long",
        "lignes par seconde qu'un invité peut dire, dans la durée",
    )
    chat_burst: float = setting(8.0, "and at once", "et d'un coup")
    sign_in_rate: float = setting(
        0.05,
        "tries a second to sign in by one name at one address, for long; five times as many from one address,"
        " twenty times for one name from all",
        "essais de connexion par seconde sous un nom depuis une adresse, à la longue ; cinq fois autant"
        " depuis une adresse, vingt fois pour un nom depuis toutes",
    )
    sign_in_burst: float = setting(10.0, "and at once", "et d'un coup")
    upload_rate: float = setting(
        0.1,
        "records a second that may be brought from one address, for long",
        "parties notées par seconde qu'une adresse peut apporter, dans la durée",
    )
    upload_burst: float = setting(10.0, "and at once", "et d'un coup")
    tables_per_guest: int = setting(
        200,
        "unfinished tables that one guest may have opened",
        "tables inachevées qu'un invité peut avoir ouvertes",
    )
    stored_bytes_per_day: int = setting(
        20_000_000,
        "bytes that one guest may store in a day (tables, maps, records, chat); five times that by address",
        "octets qu'un invité peut enregistrer par jour (tables, cartes, messages) ; cinq fois par adresse",
        most=1e12,
    )
    open_table_days: int = setting(
        7,
        "days after which a table that was never begun is removed; 0: never",
        "jours après lesquels une table jamais commencée est retirée ; 0 : jamais",
    )
    uploaded_record_days: int = setting(
        90,
        "days after which a record that was brought is removed; 0: never",
        "jours après lesquels une partie notée apportée est retirée ; 0 : jamais",
    )
    site: str = setting(
        "",
        "the address by which people come, such as https://rotonde.example; links in mails and hooks need it",
        "l'adresse par laquelle on vient, comme https://rotonde.example ; il la faut aux liens des courriels",
    )
    mail_server: str = setting(
        "",
        "the mail server that takes notices out, with its port: smtp.example:587; empty: no e-mail",
        "le serveur de courrier pour les avis, avec son port : smtp.example:587 ; vide : pas de courriel",
    )
    mail_security: str = setting(
        "starttls",
        "how the mail server is spoken to: starttls, tls, or none for one on this machine",
        "comment on parle au serveur de courrier : starttls, tls, ou none s'il est sur cette machine",
        allowed=("starttls", "tls", "none"),
    )
    mail_user: str = setting("", "who we are there, if it asks", "qui nous y sommes, s'il le demande")
    mail_password: str = setting("", "and its password", "et son mot de passe")
    mail_from: str = setting("", "the address that notices come from", "l'adresse d'où viennent les avis")
    hooks: str = setting(
        "public",
        "where people's web hooks may be: public (TLS, open internet), any (also machines nearby), off",
        "où peuvent être les web hooks : public (TLS, internet), any (aussi les machines voisines), off",
        allowed=("public", "any", "off"),
    )
    push_services: str = setting(
        "",
        "push services besides the browsers' own that hooks = off allows: hosts, with commas",
        "services push, outre ceux des navigateurs, que hooks = off permet : des hôtes, avec des virgules",
    )
    notice_seconds: float = setting(
        20.0,
        "how long somebody who is not looking has to decide before they are told",
        "au bout de combien de temps quelqu'un qui ne regarde pas est prévenu",
    )
    absence_seconds: float = setting(
        120.0,
        "how long a person must be away from a live table before the others may have a bot play the seat",
        "absence d'une personne à une table en direct avant que les autres puissent faire jouer un robot",
    )
    abandon_seconds: float = setting(
        86400.0,
        "and before the others may end the game without a winner",
        "et avant qu'ils puissent mettre fin à la partie, sans vainqueur",
    )
    idle_seconds: float = setting(
        60.0,
        "a table that nobody uses for so long leaves the memory",
        "une table que personne n'utilise aussi longtemps quitte la mémoire",
    )
    sweep_seconds: float = setting(20.0, "how often that is looked at", "à quel intervalle on y regarde")
    bot_seconds: float = setting(
        10.0,
        "far more than a bot takes to think: past it, it hangs and is replaced",
        "bien plus qu'un robot ne réfléchit : au-delà, il est bloqué et remplacé",
    )
    lease_seconds: float = setting(
        20.0,
        "where several servers share a database: how long one plays for a table's bots without being heard",
        "si plusieurs serveurs partagent une base : combien de temps l'un joue pour les robots d'une table",
    )
    proposal_seconds: float = setting(
        8.0,
        "where bots play with people: how long somebody hesitates before a bot proposes something",
        "si des robots jouent avec des gens : au bout de quelle hésitation un robot propose quelque chose",
    )
    bot_processes: int = setting(
        0,
        "processes in which bots think, besides one for the weakest; 0: one less than there are cores",
        "processus où réfléchissent les robots, outre un pour les plus faibles ; 0 : les cœurs moins un",
    )


def chosen_in(environment: Mapping[str, str]) -> dict[str, Value]:
    """Settings of the environment; an empty variable sets nothing."""
    named = {f"ROTONDE_{each.name.upper()}": each for each in fields(Settings)}
    return {
        each.name: read_text(each, environment[name], place=name)
        for name, each in named.items()
        if environment.get(name, "").strip()
    }
