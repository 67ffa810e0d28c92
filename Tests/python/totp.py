"""The codes of an authenticator app (RFC 6238)."""

import base64
import hashlib
import hmac

PERIOD = 30


def code_at(key: str, moment: float) -> str:
    """Returns the code that an app with the key, in base32, shows at a moment."""
    secret = base64.b32decode(key + "=" * (-len(key) % 8))
    mac = hmac.digest(secret, int(moment // PERIOD).to_bytes(8, "big"), hashlib.sha1)
    offset = mac[-1] & 15
    number = int.from_bytes(mac[offset : offset + 4], "big") & 0x7FFF_FFFF
    return f"{number % 1_000_000:06}"
