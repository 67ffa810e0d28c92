"""What django-allauth leaves to a project: where numbers are stored, and how codes are sent."""

import os
import uuid
from pathlib import Path

from allauth.account.adapter import DefaultAccountAdapter

from .models import PhoneNumber

CODES = Path(os.environ["PEER_FOLDER"]) / "codes"


class Adapter(DefaultAccountAdapter):
    def populate_username(self, request, user):
        # Two sign-ups at the same time could get the same one from what django-allauth makes up.
        user.username = uuid.uuid4().hex

    def send_verification_code_sms(self, user, phone, code, **_):
        (CODES / phone).write_text(code)

    def set_phone(self, user, phone, verified):
        PhoneNumber.objects.update_or_create(
            user=user, defaults={"number": phone, "verified": verified}
        )

    def get_phone(self, user):
        found = PhoneNumber.objects.filter(user=user).first()
        return (found.number, found.verified) if found else None

    def set_phone_verified(self, user, phone):
        PhoneNumber.objects.filter(user=user, number=phone).update(verified=True)

    def get_user_by_phone(self, phone):
        found = PhoneNumber.objects.select_related("user").filter(number=phone).first()
        return found.user if found else None
