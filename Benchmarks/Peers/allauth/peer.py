"""A sign-in by phone number with django-allauth, which the benchmark compares Dialtone with.

The settings of the Django project; `peer_numbers` stores numbers, and writes codes into files for
the load generator. Codes and sessions are stored as they are by default, in the database.
"""

import os
import secrets
from pathlib import Path

# django-allauth uses this module without importing it.
import cryptography.hazmat.primitives.serialization  # noqa: F401
import django
from django.conf import settings
from django.core.wsgi import get_wsgi_application

FOLDER = Path(os.environ["PEER_FOLDER"])

if not settings.configured:
    settings.configure(
        SECRET_KEY=secrets.token_hex(),
        ALLOWED_HOSTS=["127.0.0.1"],
        ROOT_URLCONF="peer",
        USE_TZ=True,
        # An error ends the request, instead of a page that says nothing.
        DEBUG_PROPAGATE_EXCEPTIONS=True,
        INSTALLED_APPS=[
            "django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions",
            "allauth", "allauth.account", "allauth.headless", "peer_numbers",
        ],
        MIDDLEWARE=[
            "django.contrib.sessions.middleware.SessionMiddleware",
            "django.contrib.auth.middleware.AuthenticationMiddleware",
            "allauth.account.middleware.AccountMiddleware",
        ],
        DATABASES={
            "default": {
                "ENGINE": "django.db.backends.sqlite3",
                "NAME": FOLDER / "peer.db",
                # Like Dialtone: a log that is durable at each commit, and writers that wait.
                "OPTIONS": {
                    "transaction_mode": "IMMEDIATE", "timeout": 60,
                    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL",
                },
            }
        },
        AUTHENTICATION_BACKENDS=["allauth.account.auth_backends.AuthenticationBackend"],
        ACCOUNT_ADAPTER="peer_numbers.adapter.Adapter",
        ACCOUNT_LOGIN_METHODS={"phone"},
        ACCOUNT_SIGNUP_FIELDS=["phone*"],
        ACCOUNT_PHONE_VERIFICATION_ENABLED=True,
        ACCOUNT_LOGIN_BY_CODE_ENABLED=True,
        ACCOUNT_RATE_LIMITS=False,
        HEADLESS_ONLY=True,
        HEADLESS_CLIENTS=["app"],
        HEADLESS_TOKEN_STRATEGY="allauth.headless.tokens.strategies.jwt.JWTTokenStrategy",
        HEADLESS_JWT_PRIVATE_KEY=(FOLDER / "key.pem").read_text(),
    )
    django.setup()

from django.urls import include, path  # noqa: E402

urlpatterns = [path("_allauth/", include("allauth.headless.urls"))]
application = get_wsgi_application()
