"""A real nginx with our own site in front of a real server: TLS, cookies, origins, live tables, limits."""

import ssl
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from socket import create_connection

import httpx
import nginx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import ME, PATIENCE, Live, Person, Server, eager
from tests.server.refusals import is_shape
from tests.server.server_start import free_port

PROGRAM = nginx.find()
pytestmark = pytest.mark.skipif(PROGRAM is None, reason=nginx.MISSING)
SITE = (Path(__file__).parents[3] / "deploy" / "nginx.conf").read_text(encoding="utf-8")
BURST = 40  # calls of one address, and then none for long
MAIN = """
daemon off; pid nginx.pid; worker_processes 1; {user}
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    include site.conf;
}}
"""


class Front:
    """nginx on two free ports, with a certificate of its own making."""

    def __init__(self, folder: Path, server: Server) -> None:
        assert PROGRAM is not None
        self.tls, self.plain = free_port(), free_port()
        self.url = f"https://127.0.0.1:{self.tls}"
        self.log = folder / "nginx.log"
        certify(folder)
        self.trust = ssl.create_default_context(cafile=folder / "certificate.pem")
        (folder / "site.conf").write_text(self._site(folder, server))
        user = "user root;" if folder.owner() == "root" else ""  # the folder is for one's own eyes
        (folder / "nginx.conf").write_text(MAIN.format(user=user))
        command = [PROGRAM, "-p", str(folder), "-e", str(self.log), "-c", str(folder / "nginx.conf")]
        self.process = subprocess.Popen(command)
        self._wait()

    def _site(self, folder: Path, server: Server) -> str:
        """Ours, with the ports and files of this machine; each is there to be replaced."""
        text = SITE
        for ours, here in (
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen [::]:80;", ""),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.tls} ssl;"),
            ("listen [::]:443 ssl;", ""),
            ("/etc/letsencrypt/live/rotonde.example.org/fullchain.pem", str(folder / "certificate.pem")),
            ("/etc/letsencrypt/live/rotonde.example.org/privkey.pem", str(folder / "key.pem")),
            ("http://127.0.0.1:8000", server.url),
            ("/var/log/nginx/rotonde.log", str(folder / "access.log")),
        ):
            assert ours in text
            text = text.replace(ours, here)
        return text

    def _wait(self) -> None:
        while True:
            try:
                create_connection(("127.0.0.1", self.tls)).close()
            except ConnectionRefusedError:
                assert self.process.poll() is None, self.log.read_text()
            else:
                return

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


def certify(folder: Path) -> None:
    """A certificate for this machine, which nobody else would trust."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    names = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "certificate.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    kind, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    (folder / "key.pem").write_bytes(key.private_bytes(kind, form, serialization.NoEncryption()))


class Visitor(Person):
    """A browser's page that came through nginx, from an address of its own."""

    def __init__(self, front: Front, server: Server, address: str, scheme: str = "https") -> None:
        self.front, self.server = front, server
        self.origin = front.url.replace("https", scheme)
        self.http = httpx.Client(
            base_url=front.url,
            headers={"Origin": self.origin},
            transport=httpx.HTTPTransport(verify=front.trust, local_address=address),
            timeout=PATIENCE,
        )

    def live(self, table: str, query: str = "") -> Live:
        url = f"{self.front.url.replace('https', 'wss')}/api/tables/{table}/live{query}"
        headers = {"Cookie": f"rotonde={self.cookie}"}
        origin = Origin(self.origin)
        connecting = connect(
            url,
            ssl=self.front.trust,
            origin=origin,
            additional_headers=headers,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        return Live(connecting)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {
        "ROTONDE_PROXIES": "127.0.0.1",
        "ROTONDE_HTTP_RATE": "0.001",
        "ROTONDE_HTTP_BURST": str(BURST),
        "ROTONDE_HOST": "127.0.0.1",
    }
    with Server(tmp_path_factory.mktemp("server") / "data", settings) as running:
        yield running


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[Front]:
    running = Front(tmp_path_factory.mktemp("nginx"), server)
    yield running
    running.close()


def test_a_table_is_opened_and_played_at_through_nginx(front: Front, server: Server) -> None:
    """On a port that is not TLS's own, where the origin of a page has it and Host must."""
    with Visitor(front, server, "127.0.0.2") as person:
        answer = person.http.get("/api/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "secure" in cookie
        assert answer.headers.get_list("strict-transport-security") == ["max-age=15552000"]
        table = str(person.open_table(ME, ME)["table"]["id"])
        with person.live(table) as live:
            state = live.hear_type("state")
            live.act(state, eager(state))
            assert live.hear_until(lambda told: told["type"] == "state" and told["n"] > state["n"])
        assert person.state(table)["n"] > state["n"]


def test_a_page_of_plain_http_does_not_act(front: Front, server: Server) -> None:
    with Visitor(front, server, "127.0.0.3", "http") as person:
        assert is_shape(person.http.post("/api/tables", json={}).json(), "bad_origin")
        person.http.get("/api/me")
        with pytest.raises(InvalidStatus, match="403"), person.live("0123456789ab"):
            pass


def test_limits_count_the_callers_address(front: Front, server: Server) -> None:
    """Whatever the caller says that it is."""
    with Visitor(front, server, "127.0.0.4") as loud, Visitor(front, server, "127.0.0.5") as other:
        answer = [
            loud.http.get("/health", headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code
            for number in range(BURST + 5)
        ]
        assert answer == [200] * BURST + [429] * 5
        assert other.http.get("/health").status_code == 200


def test_what_nginx_itself_answers(front: Front, server: Server) -> None:
    with Visitor(front, server, "127.0.0.6") as person:
        assert person.http.post("/api/records", content=b"x" * (1 << 20) + b"x").status_code == 413
        assert person.http.get("/api/games", headers={"Accept-Encoding": "gzip"}).headers.get(
            "content-encoding"
        ) in (None, "")
    with httpx.Client(timeout=PATIENCE) as plain:
        answer = plain.get(f"http://127.0.0.1:{front.plain}/table/x?y=z")
        assert (answer.status_code, answer.headers["location"]) == (301, "https://127.0.0.1/table/x?y=z")
