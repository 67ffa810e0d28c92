import DialtoneTestSupport
import Foundation
import SAML
import Testing

/// Tests of the conditions that a signed assertion must meet.
struct SAMLContentTests {
    /// A change of what the provider signs, and how it is refused.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let fault: SAMLFault
        let adjust: @Sendable (inout SAMLStatement) -> Void

        var testDescription: String { name }
    }

    private static let other = "https://other.example.com/__/auth/handler"

    static let refused = [
        Case(name: "audience", fault: .wrongAudience) { $0.audience = "other" },
        Case(name: "recipient", fault: .wrongDestination) { $0.callbackURL = other },
        Case(name: "request", fault: .wrongRequest) { $0.requestID = "_other" },
        Case(name: "unsolicited", fault: .wrongRequest) { $0.answersNothing = true },
        Case(name: "issuer", fault: .wrongIssuer) { $0.issuer = "https://other.example.com" },
        Case(name: "longer issuer", fault: .wrongIssuer) { $0.issuer += ".example.com" },
        Case(name: "method", fault: .unconfirmed) { $0.method = "cm:sender-vouches" },
        Case(name: "transient", fault: .transientSubject) {
            $0.nameFormat = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient"
        },
        Case(name: "no name", fault: .missingSubject) { $0.nameID = " " },
        Case(name: "element in the name", fault: .missingSubject) { $0.nameID = "a<b></b>" },
        Case(name: "status", fault: .refusedByProvider("AuthnFailed")) {
            $0.status = "AuthnFailed"
        },
        Case(name: "strange status", fault: .refusedByProvider("an error")) {
            $0.status = "&lt;script>"
        },
        Case(name: "unknown condition", fault: .unknownCondition) {
            $0.conditions = "<x:Only xmlns:x=\"urn:x\"></x:Only>"
        },
        Case(name: "second audience list", fault: .wrongAudience) {
            $0.conditions =
                "<saml:AudienceRestriction><saml:Audience>x</saml:Audience>"
                + "</saml:AudienceRestriction>"
        },
    ]

    @Test(arguments: refused, [[.assertion], [.response]] as [Set<SAMLPart>])
    func `an assertion for another purpose is refused`(
        example: Case,
        parts: Set<SAMLPart>
    ) throws {
        var fixture = try SAMLFixture()
        example.adjust(&fixture.statement)
        let document = try fixture.document(signing: parts)
        #expect(throws: example.fault) { try fixture.assertion(in: document) }
    }

    @Test func `the signed recipient and request decide, whatever surrounds them`() throws {
        for isRequest in [true, false] {
            var fixture = try SAMLFixture()
            if isRequest {
                fixture.statement.requestID = "_other"
            } else {
                fixture.statement.callbackURL = Self.other
            }
            let signed = try fixture.document()
            let assertion = signed.element("saml:Assertion")
            fixture.statement = try SAMLFixture().statement
            let dressed = fixture.statement.response(holding: assertion)
            #expect(throws: isRequest ? SAMLFault.wrongRequest : .wrongDestination) {
                try fixture.assertion(in: dressed)
            }
        }
    }

    @Test func `an assertion is valid for its period and a minute around it`() throws {
        let fixture = try SAMLFixture()
        let document = try fixture.document()
        for (offset, fault): (TimeInterval, SAMLFault?) in [
            (-61, .notYetValid), (-60, nil), (0, nil), (359, nil), (360, .expired),
        ] {
            let now = SAMLFixture.now + offset
            guard let fault else {
                #expect(try fixture.assertion(in: document, at: now).nameID == "pat@example.com")
                continue
            }
            #expect(throws: fault) { try fixture.assertion(in: document, at: now) }
        }
    }

    @Test func `an expired session of the provider is refused`() throws {
        let fixture = try SAMLFixture()
        let ended = fixture.statement.assertion.replacing(
            "<saml:AuthnStatement ",
            with: "<saml:AuthnStatement SessionNotOnOrAfter=\"2020-01-01T00:00:00.000Z\" "
        )
        #expect(throws: SAMLFault.wrongForm) { try fixture.assertion(in: ended) }
        let canonical = fixture.statement.assertion.replacing(
            "\"></saml:AuthnStatement>",
            with: "\" SessionNotOnOrAfter=\"2020-01-01T00:00:00.000Z\"></saml:AuthnStatement>"
        )
        let signed = try fixture.provider.sign(canonical, fixture.statement.assertionID)
        let document = fixture.statement.response(holding: signed)
        #expect(throws: SAMLFault.expired) { try fixture.assertion(in: document) }
    }

    @Test(arguments: ["2026-01-01T00:00:00", "2026-01-01", "1767225600", "tomorrow"])
    func `a time not in UTC form is refused`(text: String) throws {
        let fixture = try SAMLFixture()
        let time = (SAMLFixture.now + 300).formatted(.iso8601)
        let other = fixture.statement.assertion.replacing("=\"\(time)\"", with: "=\"\(text)\"")
        let signed = try fixture.provider.sign(other, fixture.statement.assertionID)
        let document = fixture.statement.response(holding: signed)
        #expect(throws: SAMLFault.wrongForm) { try fixture.assertion(in: document) }
    }

    @Test func `a comment does not shorten a name`() throws {
        let fixture = try SAMLFixture()
        var stranger = fixture
        stranger.statement.nameID = "pat@example.com.evil.example.org"
        // Comments are not signed, whichever algorithm is named: anyone can add them.
        for suffix in ["", "WithComments"] {
            let split = try stranger.document { $0.form += suffix }.replacing(
                "pat@example.com.evil",
                with: "pat@example.com<!-- -->.evil"
            )
            #expect(try fixture.assertion(in: split).nameID == stranger.statement.nameID)
        }
    }

    @Test func `encrypted assertions, names and attributes are refused with a reason`() throws {
        let fixture = try SAMLFixture()
        let assertion = fixture.statement.assertion
        let encrypted =
            "<saml:EncryptedAssertion xmlns:saml=\"urn:oasis:names:tc:SAML:2.0:assertion\"/>"
        #expect(throws: SAMLFault.encrypted) {
            try fixture.assertion(in: fixture.statement.response(holding: encrypted))
        }
        for (name, part) in [("NameID", "EncryptedID"), ("Attribute", "EncryptedAttribute")] {
            let changed = assertion.replacing("<saml:\(name) ", with: "<saml:\(part) ")
                .replacing("</saml:\(name)>", with: "</saml:\(part)>")
            let signed = try fixture.provider.sign(changed, fixture.statement.assertionID)
            #expect(throws: SAMLFault.encrypted) {
                try fixture.assertion(in: fixture.statement.response(holding: signed))
            }
        }
    }
}
