"""Points Google's admin SDK for Python (firebase-admin 7) at a Dialtone server.

The SDK then works as it does with Google's service: it gets access tokens with the key file of a
service account, verifies signatures and signs custom tokens. It does not use its emulator mode,
in which it accepts forged tokens.
"""

import os
from urllib.parse import urlsplit

from firebase_admin import _auth_providers, _token_gen, _user_mgt, tenant_mgt

LOOPBACK = ("localhost", "127.0.0.1", "::1")
EMULATOR_HOST = "FIREBASE_AUTH_EMULATOR_HOST"


def use_server(url):
    """Sends all calls of firebase_admin.auth to the server at `url`, such as https://id.example.com.

    Call it once, before firebase_admin.auth is used.
    """
    url = url.rstrip("/")
    address = urlsplit(url)
    if address.scheme != "https" and address.hostname not in LOOPBACK:
        raise ValueError(f"{url} is not an https address.")
    if os.environ.get(EMULATOR_HOST):
        raise RuntimeError(f"{EMULATOR_HOST} is set: the SDK would accept forged ID tokens.")
    _token_gen.ID_TOKEN_CERT_URI = (
        f"{url}/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com"
    )
    _token_gen.COOKIE_CERT_URI = f"{url}/identitytoolkit/v3/relyingparty/publicKeys"
    _token_gen.TokenGenerator.ID_TOOLKIT_URL = f"{url}/v1"
    _user_mgt.UserManager.ID_TOOLKIT_URL = f"{url}/v1"
    _auth_providers.ProviderConfigClient.PROVIDER_CONFIG_URL = f"{url}/v2"
    tenant_mgt._TenantManagementService.TENANT_MGT_URL = f"{url}/v2"
