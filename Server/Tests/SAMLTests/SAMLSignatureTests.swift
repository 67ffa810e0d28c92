import Crypto
import DialtoneTestSupport
import Foundation
import SAML
import Testing

struct SAMLSignatureTests {
    @Test(arguments: [[.assertion], [.response], [.assertion, .response]] as [Set<SAMLPart>])
    func `a signed response, a signed assertion and both sign a user in`(
        parts: Set<SAMLPart>
    ) throws {
        let fixture = try SAMLFixture()
        let assertion = try fixture.assertion(in: try fixture.document(signing: parts))
        #expect(assertion.nameID == "pat@example.com")
        #expect(assertion.isEmail)
        #expect(assertion.attributes.map(\.name) == ["displayName", "group"])
        #expect(assertion.attributes.map(\.values) == [["Pat Doe"], ["a", "b"]])
    }

    @Test func `an ECDSA signature is accepted`() throws {
        let fixture = try SAMLFixture(try TestSAMLProvider(p256: P256.Signing.PrivateKey()))
        #expect(try fixture.assertion(in: try fixture.document()).nameID == "pat@example.com")
    }

    @Test func `a signature by any configured certificate is accepted, so keys can be rotated`()
        throws
    {
        let fixture = try SAMLFixture()
        let other = try TestSAMLProvider(p256: P256.Signing.PrivateKey())
        let document = try fixture.document()
        for certificates in [
            [other.certificate, fixture.provider.certificate],
            [fixture.provider.certificate, other.certificate],
        ] {
            let assertion = try fixture.assertion(in: document, trusting: certificates)
            #expect(assertion.nameID == "pat@example.com")
        }
    }

    @Test func `a response without a signature is refused`() throws {
        let fixture = try SAMLFixture()
        let unsigned = try fixture.document(signing: [])
        #expect(throws: SAMLFault.unsigned) { try fixture.assertion(in: unsigned) }
        let signed = try fixture.document()
        let stripped = signed.replacing(signed.element("ds:Signature"), with: "")
        #expect(throws: SAMLFault.unsigned) { try fixture.assertion(in: stripped) }
    }

    @Test func `a signature without a value is refused`() throws {
        let fixture = try SAMLFixture()
        let signed = try fixture.document()
        let value = signed.element("ds:SignatureValue")
        let empty = signed.replacing(value, with: "<ds:SignatureValue></ds:SignatureValue>")
        #expect(throws: SAMLFault.wrongSignature) { try fixture.assertion(in: empty) }
        let missing = signed.replacing(value, with: "")
        #expect(throws: SAMLFault.wrongForm) { try fixture.assertion(in: missing) }
    }

    @Test func `a signature by a key that is not configured is refused`() throws {
        let attacker = try SAMLFixture(try TestSAMLProvider(p256: P256.Signing.PrivateKey()))
        let trusted = [try SAMLFixture().provider.certificate]
        #expect(throws: SAMLFault.wrongSignature) {
            try attacker.assertion(in: try attacker.document(), trusting: trusted)
        }
        #expect(throws: SAMLFault.wrongSignature) {
            try attacker.assertion(in: try attacker.document(), trusting: [])
        }
    }

    @Test func `a certificate in the signature is ignored`() throws {
        let attacker = try SAMLFixture(try TestSAMLProvider(p256: P256.Signing.PrivateKey()))
        let lines = attacker.provider.certificate.split(separator: "\n").dropFirst().dropLast()
        let document = try attacker.document {
            $0.addition =
                "<ds:KeyInfo><ds:X509Data><ds:X509Certificate>\(lines.joined())"
                + "</ds:X509Certificate></ds:X509Data></ds:KeyInfo>"
        }
        #expect(throws: SAMLFault.wrongSignature) {
            try attacker.assertion(in: document, trusting: [try SAMLFixture().provider.certificate])
        }
        #expect(try attacker.assertion(in: document).nameID == "pat@example.com")
    }

    @Test func `changed content is refused`() throws {
        let fixture = try SAMLFixture()
        for parts: Set<SAMLPart> in [[.assertion], [.response]] {
            let document = try fixture.document(signing: parts)
                .replacing("pat@example.com", with: "eve@example.com")
            #expect(throws: SAMLFault.wrongSignature) { try fixture.assertion(in: document) }
        }
    }

    @Test func `SHA-1 is refused`() throws {
        let fixture = try SAMLFixture()
        let document = try fixture.document { $0.usesSHA1 = true }
        #expect(throws: SAMLFault.wrongAlgorithm) { try fixture.assertion(in: document) }
    }

    @Test func `an HMAC with the certificate as its key is refused`() throws {
        let fixture = try SAMLFixture()
        let certificate = Data(fixture.provider.certificate.utf8)
        let document = try fixture.document { $0.sharedSecret = certificate }
        #expect(throws: SAMLFault.wrongAlgorithm) { try fixture.assertion(in: document) }
    }

    @Test(arguments: [
        SAMLSigningMethod.element("Transform", SAMLSigningMethod.exclusive),
        SAMLSigningMethod.element("Transform", SAMLSigningMethod.namespace + "base64"),
        SAMLSigningMethod.element(
            "Transform",
            "http://www.w3.org/TR/1999/REC-xpath-19991116",
            "<ds:XPath>not(ancestor-or-self::*[local-name()='Subject'])</ds:XPath>"
        ),
        SAMLSigningMethod.element(
            "Transform",
            "http://www.w3.org/TR/1999/REC-xslt-19991116",
            "<xsl:stylesheet xmlns:xsl=\"http://www.w3.org/1999/XSL/Transform\" version=\"1.0\">"
                + "<xsl:template match=\"/\">x</xsl:template></xsl:stylesheet>"
        ),
    ])
    func `transforms other than the usual two are refused`(transform: String) throws {
        let fixture = try SAMLFixture()
        let enveloped = SAMLSigningMethod.element(
            "Transform",
            SAMLSigningMethod.namespace + "enveloped-signature"
        )
        let exclusive = SAMLSigningMethod.element("Transform", SAMLSigningMethod.exclusive)
        for list in [transform, enveloped + transform + exclusive, enveloped] {
            let document = try fixture.document { $0.transforms = list }
            #expect(throws: SAMLFault.wrongAlgorithm) { try fixture.assertion(in: document) }
        }
        #expect(throws: SAMLFault.wrongAlgorithm) {
            try fixture.assertion(
                in: try fixture.document {
                    $0.form = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315"
                }
            )
        }
    }

    @Test func `a signature with too many prefixes is refused`() throws {
        let fixture = try SAMLFixture()
        let enveloped = SAMLSigningMethod.element(
            "Transform",
            SAMLSigningMethod.namespace + "enveloped-signature"
        )
        func document(naming count: Int) throws -> String {
            let prefixes = (0..<count).map { "p\($0)" }.joined(separator: " ")
            let parameter =
                "<ec:InclusiveNamespaces xmlns:ec=\"\(SAMLSigningMethod.exclusive)\" "
                + "PrefixList=\"\(prefixes)\"></ec:InclusiveNamespaces>"
            return try fixture.document {
                $0.transforms =
                    enveloped
                    + SAMLSigningMethod.element("Transform", SAMLSigningMethod.exclusive, parameter)
            }
        }
        #expect(try fixture.assertion(in: try document(naming: 16)).nameID == "pat@example.com")
        #expect(throws: SAMLFault.wrongAlgorithm) {
            try fixture.assertion(in: try document(naming: 17))
        }
    }

    @Test(arguments: [
        "", "#_response-1", "#_other", "https://idp.example.com/a.xml", "#xpointer(/)",
    ])
    func `a reference to anything but the element around the signature is refused`(
        reference: String
    ) throws {
        let fixture = try SAMLFixture()
        let document = try fixture.document { $0.reference = reference }
        #expect(throws: SAMLFault.wrongForm) { try fixture.assertion(in: document) }
    }

    @Test func `a second reference and an object in the signature are refused`() throws {
        let fixture = try SAMLFixture()
        let first = try fixture.document().element("ds:Reference")
        let two = try fixture.document { $0.otherReference = first }
        #expect(throws: SAMLFault.wrongForm) { try fixture.assertion(in: two) }
        let object = try fixture.document { $0.addition = "<ds:Object></ds:Object>" }
        #expect(throws: SAMLFault.wrongForm) { try fixture.assertion(in: object) }
    }

    @Test func `a comment in the signature is refused`() throws {
        let fixture = try SAMLFixture()
        let document = try fixture.document()
        for tag in ["<ds:DigestValue>", "<ds:SignatureValue>", "<ds:SignedInfo>"] {
            let split = document.replacing(tag, with: tag + "<!--AAAA-->")
            #expect(throws: SAMLFault.wrongForm) { try fixture.assertion(in: split) }
        }
    }

    @Test func `two elements with the signed ID are refused`() throws {
        let fixture = try SAMLFixture()
        let document = try fixture.document()
        for attribute in ["ID", "Id", "id", "xml:id"] {
            let double = document.replacing(
                "<samlp:Status>",
                with: "<samlp:Status \(attribute)=\"_assertion-1\">"
            )
            #expect(throws: (any Error).self) { try fixture.assertion(in: double) }
        }
    }
}
