#!/usr/bin/env python3
"""Writes vectors.json: registrations and assertions by an implementation that is not ours.

usage: .venv/bin/python Server/Tests/WebAuthnTests/Vectors/make-vectors.py

The vectors whose name begins with "none." or "packed-self." are those of the section "Test
Vectors" of Web Authentication Level 3, with the same bytes: that section derives all random values
with HKDF and signs deterministically. The others follow the same rule with attestation "none".
"""

import base64
import hashlib
import json
import pathlib

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed448, ed25519, padding, rsa
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RP_ID = "example.org"
ORIGIN = "https://example.org"
TOP_ORIGIN = "https://example.com"


def draw(name):
    """Returns a function that returns the next random value of the vector."""
    salt = iter(range(256))

    def next_value(length):
        return HKDF(
            hashes.SHA256(), length, salt=bytes([next(salt)]), info=name.encode()
        ).derive(b"WebAuthn test vectors")

    return next_value


def head(kind, number):
    if number < 24:
        return bytes([kind << 5 | number])
    for code, width in ((24, 1), (25, 2), (26, 4)):
        if number < 1 << 8 * width:
            return bytes([kind << 5 | code]) + number.to_bytes(width, "big")
    raise ValueError(number)


def cbor(value):
    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    entries = b"".join(cbor(key) + cbor(item) for key, item in value.items())
    return head(5, len(value)) + entries


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def cose(key):
    if isinstance(key, rsa.RSAPrivateKey):
        numbers = key.public_key().public_numbers()
        modulus = numbers.n.to_bytes((numbers.n.bit_length() + 7) // 8, "big")
        return {1: 3, 3: -257, -1: modulus, -2: numbers.e.to_bytes(3, "big")}
    if isinstance(key, ec.EllipticCurvePrivateKey):
        algorithm, curve, width = {
            "secp256r1": (-7, 1, 32),
            "secp384r1": (-35, 2, 48),
        }[key.curve.name]
        point = key.public_key().public_numbers()
        return {
            1: 2,
            3: algorithm,
            -1: curve,
            -2: point.x.to_bytes(width, "big"),
            -3: point.y.to_bytes(width, "big"),
        }
    curve = 6 if isinstance(key, ed25519.Ed25519PrivateKey) else 7
    return {1: 1, 3: -8 if curve == 6 else -53, -1: curve, -2: key.public_key().public_bytes_raw()}


def sign(key, message):
    if isinstance(key, rsa.RSAPrivateKey):
        return key.sign(message, padding.PKCS1v15(), hashes.SHA256())
    if isinstance(key, ec.EllipticCurvePrivateKey):
        digest = hashes.SHA256() if key.curve.name == "secp256r1" else hashes.SHA384()
        return key.sign(message, ec.ECDSA(digest, deterministic_signing=True))
    return key.sign(message)


def client_data(next_value, ceremony, challenge, is_cross_origin, has_top_origin):
    data = {
        "type": ceremony,
        "challenge": base64url(challenge),
        "origin": ORIGIN,
        "crossOrigin": is_cross_origin,
    }
    has_extra_data = next_value(1)[0] & 1
    if has_top_origin:
        data["topOrigin"] = TOP_ORIGIN
    if has_extra_data:
        data["extraData"] = (
            "clientDataJSON may be extended with additional fields in the future, such as this: "
            + base64url(next_value(16))
        )
    return json.dumps(data, separators=(",", ":")).encode()


def curve_key(curve):
    return lambda data: ec.derive_private_key(int.from_bytes(data, "big"), curve)


def rsa_key():
    """The key of the specification: of the two smallest suitable Mersenne primes."""
    p, q, e = 2**1279 - 1, 2**2203 - 1, 65537
    d = rsa.rsa_recover_private_exponent(e, p, q)
    return rsa.RSAPrivateNumbers(
        p=p,
        q=q,
        d=d,
        dmp1=rsa.rsa_crt_dmp1(d, p),
        dmq1=rsa.rsa_crt_dmq1(d, q),
        iqmp=rsa.rsa_crt_iqmp(p, q),
        public_numbers=rsa.RSAPublicNumbers(e=e, n=p * q),
    ).private_key()


def vector(
    name,
    make_key=curve_key(ec.SECP256R1()),
    key_length=32,
    id_length=32,
    is_cross_origin=False,
    has_top_origin=False,
    is_self_attested=False,
):
    next_value = draw(name)
    challenge = next_value(32)
    key = make_key(next_value(key_length)) if key_length else make_key()
    created = client_data(
        next_value, "webauthn.create", challenge, is_cross_origin, has_top_origin
    )
    aaguid, credential_id = next_value(16), next_value(id_length)
    state = next_value(1)[0] & 0x1C
    if not state & 0x08:
        state &= ~0x10
    digest = hashlib.sha256(RP_ID.encode()).digest()
    data = digest + bytes([state | 0x41]) + bytes(4) + aaguid
    data += len(credential_id).to_bytes(2, "big") + credential_id + cbor(cose(key))
    statement = {}
    if is_self_attested:
        signature = sign(key, data + hashlib.sha256(created).digest())
        statement = {"alg": cose(key)[3], "sig": signature}
    attestation = {
        "fmt": "packed" if is_self_attested else "none",
        "attStmt": statement,
        "authData": data,
    }
    sign_in_challenge = next_value(32)
    got = client_data(
        next_value, "webauthn.get", sign_in_challenge, is_cross_origin, has_top_origin
    )
    sign_in_state = next_value(1)[0] & 0x14
    if not state & 0x08:
        sign_in_state &= ~0x10
    sign_in_data = digest + bytes([sign_in_state | state & 0x08 | 1]) + bytes(4)
    return {
        "name": name,
        "credentialID": credential_id.hex(),
        "aaguid": aaguid.hex(),
        "registration": {
            "challenge": challenge.hex(),
            "clientDataJSON": created.hex(),
            "attestationObject": cbor(attestation).hex(),
        },
        "assertion": {
            "challenge": sign_in_challenge.hex(),
            "clientDataJSON": got.hex(),
            "authenticatorData": sign_in_data.hex(),
            "signature": sign(key, sign_in_data + hashlib.sha256(got).digest()).hex(),
        },
    }


VECTORS = [
    vector("none.ES256"),
    vector("packed-self.ES256", is_self_attested=True),
    vector("none.ES256.crossOrigin", is_cross_origin=True),
    vector("none.ES256.topOrigin", is_cross_origin=True, has_top_origin=True),
    vector("none.ES256.long-credential-id", id_length=1023),
    vector("RS256", make_key=rsa_key, key_length=0),
    vector("EdDSA", make_key=ed25519.Ed25519PrivateKey.from_private_bytes),
    vector("ES384", make_key=curve_key(ec.SECP384R1()), key_length=48),
    vector("Ed448", make_key=ed448.Ed448PrivateKey.from_private_bytes, key_length=57),
]

if __name__ == "__main__":
    path = pathlib.Path(__file__).with_name("vectors.json")
    path.write_text(json.dumps(VECTORS, indent=2) + "\n")
