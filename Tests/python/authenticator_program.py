#!/usr/bin/env python3
"""The authenticator of the example `SignInScreen`, a program: asks the test for each passkey."""

import os
import sys
from multiprocessing.connection import Client

with Client(os.environ["PASSKEY_DESK"]) as desk:
    desk.send_bytes(sys.argv[1].encode())
    desk.send_bytes(sys.stdin.buffer.read())
    passkey = desk.recv_bytes()

sys.stdout.buffer.write(passkey)
# Nothing means that the user did not agree.
sys.exit(0 if passkey else 1)
