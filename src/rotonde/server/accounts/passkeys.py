"""Passkeys (WebAuthn): found by the browser itself, so that nobody needs to type a name."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import time
from typing import Any, Final

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rotonde.server.accounts.store import AccountStore, PasskeyRow, Purpose
from rotonde.server.identity.signing import hashed
from rotonde.server.storage.contract import Conflict
from rotonde.table.refusal import Refusal

WAIT: Final = 5 * 60  # seconds that a person may take
MOST: Final = 20  # passkeys of one account
_REQUIRED: Final = UserVerificationRequirement.REQUIRED


@dataclass(frozen=True, slots=True)
class RelyingParty:
    """Relying party of WebAuthn: the page's address as the browser sees it; a passkey is good at one only."""

    host: str
    netloc: str

    @property
    def origins(self) -> list[str]:
        """Both schemes: browsers allow passkeys over plain HTTP on one's own machine only."""
        return [f"https://{self.netloc}", f"http://{self.netloc}"]


class Passkeys:
    """WebAuthn challenges and the check of their answers; each challenge is good once."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store

    async def question_to_enter(self, site: RelyingParty) -> dict[str, Any]:
        options = webauthn.generate_authentication_options(rp_id=site.host, user_verification=_REQUIRED)
        await self._keep(options.challenge, "enter", "")
        return dict(json.loads(webauthn.options_to_json(options)))

    async def question_to_make(self, site: RelyingParty, guest: str, name: str) -> dict[str, Any]:
        known = await self._store.passkeys_of(guest)
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Rotonde",
            user_id=guest.encode(),
            user_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=_REQUIRED
            ),
            exclude_credentials=_descriptors(known),
        )
        await self._keep(options.challenge, "make", guest)
        return dict(json.loads(webauthn.options_to_json(options)))

    async def made(self, site: RelyingParty, guest: str, answer: dict[str, Any], title: str) -> PasskeyRow:
        """The passkey that a browser made for this guest."""
        challenge = await self._spend(answer, "make", guest)
        with _strangers_input():
            found = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origins,
                require_user_verification=True,
            )
        id_, key = (bytes_to_base64url(each) for each in (found.credential_id, found.credential_public_key))
        return PasskeyRow(id_, guest, key, found.sign_count, title, int(time()))

    async def entered(self, site: RelyingParty, answer: dict[str, Any]) -> str:
        """The guest whose passkey it is."""
        challenge = await self._spend(answer, "enter", "")
        known = await self._store.passkey(str(answer.get("id")))
        if known is None:
            raise Refusal("bad_passkey")
        with _strangers_input():
            found = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origins,
                credential_public_key=base64url_to_bytes(known.key),
                credential_current_sign_count=known.counter,
                require_user_verification=True,
            )
        try:
            await self._store.use_passkey(known.id, known.counter, found.new_sign_count)
        except Conflict as error:
            raise Refusal("bad_passkey") from error
        return known.guest

    async def _keep(self, challenge: bytes, purpose: Purpose, guest: str) -> None:
        now = int(time())
        await self._store.add_pass(_name(challenge), purpose, guest, now + WAIT, now)

    async def _spend(self, answer: dict[str, Any], purpose: Purpose, guest: str) -> bytes:
        """The challenge that is answered, if it was ours and is not used yet."""
        with _strangers_input():
            client_data = parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        try:
            asked = await self._store.use_pass(_name(client_data.challenge), purpose, int(time()))
        except Conflict as error:  # no challenge of ours, or used
            raise Refusal("bad_passkey") from error
        if asked != guest:
            raise Refusal("bad_passkey")
        return client_data.challenge


@contextmanager
def _strangers_input() -> Iterator[None]:
    """Refuses whatever the library cannot read: it parses formats of many makers, and raises anything."""
    try:
        yield
    except Exception as error:
        raise Refusal("bad_passkey") from error


def _name(challenge: bytes) -> str:
    return hashed(bytes_to_base64url(challenge))


def _descriptors(known: Sequence[PasskeyRow]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known]
