"""An independent SAML identity provider, built with pysaml2 and xmlsec1."""

import base64
import subprocess
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from saml2 import BINDING_HTTP_POST, BINDING_HTTP_REDIRECT
from saml2.config import IdPConfig
from saml2.saml import NAMEID_FORMAT_PERSISTENT, NameID
from saml2.server import Server
from saml2.sigver import get_xmlsec_binary
from saml2.xmldsig import DIGEST_SHA256, SIG_RSA_SHA256

SERVICE = """<?xml version="1.0"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="{entity_id}">
  <SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"
      Location="{callback}" index="0"/>
  </SPSSODescriptor>
</EntityDescriptor>
"""


@dataclass(frozen=True)
class SAMLRequest:
    """The request of a service, as the provider parsed it."""

    request_id: str
    callback: str
    relay_state: str


class SAMLIdentityProvider:
    entity_id = "https://idp.example.com/metadata"
    sign_in_url = "https://idp.example.com/sso"

    def __init__(self, folder: Path, service_id: str, callback: str):
        self.service_id = service_id
        key, certificate = folder / "idp.key", folder / "idp.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
            + ["-subj", "/CN=idp", "-keyout", str(key), "-out", str(certificate)],
            check=True,
            capture_output=True,
        )
        self.certificate = certificate.read_text()
        service = folder / "service.xml"
        service.write_text(SERVICE.format(entity_id=service_id, callback=callback))
        endpoint = (self.sign_in_url, BINDING_HTTP_REDIRECT)
        self._server = Server(
            config=IdPConfig().load(
                {
                    "entityid": self.entity_id,
                    "service": {"idp": {"endpoints": {"single_sign_on_service": [endpoint]}}},
                    "key_file": str(key),
                    "cert_file": str(certificate),
                    "metadata": {"local": [str(service)]},
                    "xmlsec_binary": get_xmlsec_binary(),
                }
            )
        )

    def read(self, address: str) -> SAMLRequest:
        """Reads a request from the address that the browser is sent to."""
        assert address.startswith(self.sign_in_url + "?")
        query = parse_qs(urlsplit(address).query, strict_parsing=True)
        parsed = self._server.parse_authn_request(query["SAMLRequest"][0], BINDING_HTTP_REDIRECT)
        message = parsed.message
        assert message.issuer.text == self.service_id
        assert message.protocol_binding == BINDING_HTTP_POST
        return SAMLRequest(
            message.id, message.assertion_consumer_service_url, query["RelayState"][0]
        )

    def answer(self, request: SAMLRequest, user: str, attributes: dict, **signing) -> str:
        """The SAMLResponse that the browser posts."""
        response = self._server.create_authn_response(
            attributes,
            in_response_to=request.request_id,
            destination=request.callback,
            sp_entity_id=self.service_id,
            name_id=NameID(format=NAMEID_FORMAT_PERSISTENT, text=user),
            authn={"class_ref": "urn:oasis:names:tc:SAML:2.0:ac:classes:Password"},
            **{"sign_alg": SIG_RSA_SHA256, "digest_alg": DIGEST_SHA256, **signing},
        )
        return base64.b64encode(str(response).encode()).decode()
