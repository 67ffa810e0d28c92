"""An SMSC with the package smpp34: an independent SMPP server for Dialtone's client.

Prints "listening PORT" and then, for each message, a line of JSON with its contents. A message
whose text contains "throttle" is throttled; any other gets an ID in hexadecimal, and a receipt
with the ID in decimal.
"""

import asyncio
import json
import socket

import smpp34


def unused_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def described(event):
    return json.dumps(
        {
            "source": [event.source_addr_ton, event.source_addr_npi, event.source_addr],
            "destination": [event.dest_addr_ton, event.dest_addr_npi, event.destination_addr],
            "esmClass": event.esm_class,
            "coding": event.data_coding,
            "receipt": event.registered_delivery,
            "text": event.short_message.hex(),
            "parameters": {str(tlv.tag): tlv.value.hex() for tlv in event.tlvs},
        }
    )


async def serve():
    port = unused_port()
    server = smpp34.Server(host="127.0.0.1", port=port, system_id="peer")
    await server.start()
    print("listening", port, flush=True)
    sessions = {}
    number = 0x1A2B
    while True:
        event = await server.next()
        if isinstance(event, smpp34.Esme):
            print("bound", event.system_id, flush=True)
            sessions[event.session_id] = event
        elif isinstance(event, smpp34.Unbound):
            print("unbound", flush=True)
            sessions.pop(event.session_id, None)
        elif isinstance(event, smpp34.SubmitSmEvent):
            print(described(event), flush=True)
            if b"throttle" in event.short_message:
                event.reject(smpp34.ESME_RTHROTTLED)
                continue
            event.accept(message_id=f"{number:x}")
            receipt = (
                f"id:{number} sub:001 dlvrd:001 submit date:2611211200 "
                "done date:2611211201 stat:DELIVRD err:000 text:"
            )
            number += 1
            response = await sessions[event.session_id].deliver_sm(
                source_addr=event.destination_addr,
                destination_addr=event.source_addr,
                esm_class=0x04,
                short_message=receipt.encode(),
            )
            print("acknowledged", response.is_success, flush=True)


asyncio.run(serve())
