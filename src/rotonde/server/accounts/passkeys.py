"""Passkeys (WebAuthn): found by the browser itself, so that nobody needs to type a name."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any, Final

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rotonde.server.accounts.store import AccountStore, PasskeyRow, Purpose
from rotonde.server.errors import Refusal
from rotonde.server.identity import hashed
from rotonde.server.store import Conflict

WAIT: Final = 5 * 60  # seconds that a person may take
MOST: Final = 20  # passkeys of one account
_REQUIRED: Final = UserVerificationRequirement.REQUIRED
_FAULTS: Final = (WebAuthnException, Conflict, KeyError, TypeError, ValueError)


@dataclass(frozen=True, slots=True)
class Site:
    """Where the page is, as the browser sees it: a passkey is good at one address only."""

    host: str
    netloc: str

    @property
    def origins(self) -> list[str]:
        """Both schemes: browsers allow passkeys over plain HTTP on one's own machine only."""
        return [f"https://{self.netloc}", f"http://{self.netloc}"]


class Passkeys:
    """Asks browsers for passkeys and checks what they answer; each question is good once."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store

    async def question_to_enter(self, site: Site) -> dict[str, Any]:
        options = webauthn.generate_authentication_options(rp_id=site.host, user_verification=_REQUIRED)
        await self._keep(options.challenge, "enter", "")
        return dict(json.loads(webauthn.options_to_json(options)))

    async def question_to_make(self, site: Site, guest: str, name: str) -> dict[str, Any]:
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

    async def made(self, site: Site, guest: str, answer: dict[str, Any], title: str) -> PasskeyRow:
        """The passkey that a browser made for this guest."""
        try:
            challenge = await self._spend(answer, "make", guest)
            found = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origins,
                require_user_verification=True,
            )
        except _FAULTS as error:
            raise Refusal("bad_passkey") from error
        id_, key = (bytes_to_base64url(each) for each in (found.credential_id, found.credential_public_key))
        return PasskeyRow(id_, guest, key, found.sign_count, title, int(time()))

    async def entered(self, site: Site, answer: dict[str, Any]) -> str:
        """The guest whose passkey it is."""
        try:
            challenge = await self._spend(answer, "enter", "")
            known = await self._store.passkey(str(answer["id"]))
            if known is None:
                raise Refusal("bad_passkey")
            found = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origins,
                credential_public_key=base64url_to_bytes(known.key),
                credential_current_sign_count=known.counter,
                require_user_verification=True,
            )
            await self._store.use_passkey(known.id, known.counter, found.new_sign_count)
        except _FAULTS as error:
            raise Refusal("bad_passkey") from error
        return known.guest

    async def _keep(self, challenge: bytes, purpose: Purpose, guest: str) -> None:
        now = int(time())
        await self._store.add_pass(_name(challenge), purpose, guest, now + WAIT, now)

    async def _spend(self, answer: dict[str, Any], purpose: Purpose, guest: str) -> bytes:
        """The question that is answered, if it was ours and is not answered yet."""
        told = parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        if await self._store.use_pass(_name(told.challenge), purpose, int(time())) != guest:
            raise Refusal("bad_passkey")
        return told.challenge


def _name(challenge: bytes) -> str:
    return hashed(bytes_to_base64url(challenge))


def _descriptors(known: Sequence[PasskeyRow]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known]
