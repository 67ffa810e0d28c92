"""An authenticator in software, made of Yubico's library, which can lie about everything."""

import base64
import json
import os

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from fido2 import cbor
from fido2.cose import ES256, RS256, EdDSA
from fido2.utils import sha256
from fido2.webauthn import (
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

FLAG = AuthenticatorData.FLAG
SYNCED = FLAG.UP | FLAG.UV | FLAG.BE | FLAG.BS

# Google Password Manager.
AAGUID = bytes.fromhex("ea9b8d664d011d213ce4b6b48cb575d4")


def encode(data: bytes) -> str:
    """base64url without padding, as `toJSON()` of browsers writes it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class SoftwareAuthenticator:
    """One passkey, for the service and the user of the options that it was created with."""

    def __init__(self, algorithm: int = -7):
        self.algorithm = algorithm
        self.credential_id = os.urandom(20)
        self.origin = "http://localhost:5173"
        self.rp_id = None
        self.user_handle = None
        self.flags = SYNCED
        self.counter = 0
        if algorithm == -7:
            self._key = ec.generate_private_key(ec.SECP256R1())
        elif algorithm == -8:
            self._key = ed25519.Ed25519PrivateKey.generate()
        else:
            self._key = rsa.generate_private_key(65537, 2048)

    @property
    def private_key(self) -> bytes:
        """The key in the form of PKCS #8, for an authenticator of another kind."""
        return self._key.private_bytes(
            serialization.Encoding.DER,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )

    def create(self, options: dict, **lies) -> dict:
        """What `navigator.credentials.create` and `toJSON()` return."""
        kind = {-7: ES256, -8: EdDSA, -257: RS256}[self.algorithm]
        self.rp_id = options["rp"]["id"]
        self.user_handle = decode(options["user"]["id"])
        data = AuthenticatorData.create(
            sha256(lies.get("rp_id", self.rp_id).encode()),
            lies.get("flags", self.flags) | FLAG.AT,
            self.counter,
            AttestedCredentialData.create(
                AAGUID, self.credential_id, kind.from_cryptography_key(self._key.public_key())
            ),
        )
        client_data = self._client_data("webauthn.create", options, lies)
        return {
            "id": encode(self.credential_id),
            "rawId": encode(self.credential_id),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {"credProps": {"rk": True}},
            "response": {
                "clientDataJSON": encode(client_data),
                "attestationObject": encode(AttestationObject.create("none", data, {})),
                "authenticatorData": encode(data),
                "transports": ["hybrid", "internal"],
                "publicKeyAlgorithm": self.algorithm,
                "publicKey": None,
            },
        }

    def get(self, options: dict, **lies) -> dict:
        """What `navigator.credentials.get` and `toJSON()` return."""
        data = AuthenticatorData.create(
            sha256(lies.get("rp_id", options["rpId"]).encode()),
            lies.get("flags", self.flags),
            lies.get("counter", self.counter),
        )
        client_data = self._client_data("webauthn.get", options, lies)
        message = data + sha256(client_data)
        return {
            "id": encode(self.credential_id),
            "rawId": encode(self.credential_id),
            "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": encode(client_data),
                "authenticatorData": encode(data),
                "signature": encode(self._sign(message)),
                "userHandle": encode(lies.get("user_handle", self.user_handle)),
            },
        }

    def _client_data(self, kind: str, options: dict, lies: dict) -> bytes:
        return CollectedClientData.create(
            lies.get("type", kind),
            lies.get("challenge", decode(options["challenge"])),
            lies.get("origin", self.origin),
        )

    def _sign(self, message: bytes) -> bytes:
        if self.algorithm == -7:
            return self._key.sign(message, ec.ECDSA(hashes.SHA256()))
        if self.algorithm == -8:
            return self._key.sign(message)
        return self._key.sign(message, padding.PKCS1v15(), hashes.SHA256())


def flipped(text: str, position: int = -1) -> str:
    """The base64url of the same bytes with one bit changed."""
    data = bytearray(decode(text))
    data[position] ^= 1
    return encode(bytes(data))


def with_algorithm(response: dict, algorithm: int) -> dict:
    """The registration with another algorithm in its key."""
    attestation = cbor.decode(decode(response["response"]["attestationObject"]))
    data = AuthenticatorData(attestation["authData"])
    key = dict(data.credential_data.public_key)
    key[3] = algorithm
    credential = data.credential_data
    changed = (
        bytes(data[:55])
        + credential.credential_id
        + cbor.encode(key)
    )
    attestation["authData"] = changed
    copy = json.loads(json.dumps(response))
    copy["response"]["attestationObject"] = encode(cbor.encode(attestation))
    return copy
