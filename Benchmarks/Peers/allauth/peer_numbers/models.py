from django.conf import settings
from django.db import models


class PhoneNumber(models.Model):
    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True)
    number = models.CharField(max_length=20, unique=True)
    verified = models.BooleanField(default=False)
