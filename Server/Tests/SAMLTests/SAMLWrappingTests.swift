import DialtoneTestSupport
import Foundation
import SAML
import Testing

/// Tests of signature wrapping: unsigned content is where the service reads, and the signed content
/// where only the signature is found ("On Breaking SAML", USENIX Security 2012).
struct SAMLWrappingTests {
    private static let signature = "ds:Signature"
    private static let assertion = "saml:Assertion"

    /// The first eight are XSW1 to XSW8 in the numbering of the usual tools.
    enum Attack: CaseIterable {
        case responseInSignature, responseBeforeSignature
        case assertionBefore, assertionAround, signatureMoved, assertionInSignature
        case assertionInExtensions, assertionInObject
        case assertionAfter, otherRoot
    }

    @Test(arguments: Attack.allCases, [true, false])
    func `wrapped content does not sign a user in`(attack: Attack, keepsID: Bool) throws {
        let fixture = try SAMLFixture()
        let isOfResponse = attack == .responseInSignature || attack == .responseBeforeSignature
        let signed = try fixture.document(signing: isOfResponse ? [.response] : [.assertion])
        let wrapped = Self.wrap(signed, attack, keepsID: keepsID)
        #expect(wrapped != signed)
        #expect(wrapped.contains("eve@example.com"))
        if attack == .assertionInExtensions, !keepsID {
            // The signed assertion is where it was: it is read, and the other one is not.
            #expect(try fixture.assertion(in: wrapped).nameID == "pat@example.com")
        } else {
            #expect(throws: SAMLFault.wrongForm) { try fixture.assertion(in: wrapped) }
        }
        // The signed content is whole, so a library that looks for it would find it.
        #expect(try fixture.assertion(in: signed).nameID == "pat@example.com")
    }

    @Test func `an assertion beside the signed one is never read`() throws {
        let fixture = try SAMLFixture()
        let signed = try fixture.document(signing: [.response, .assertion])
        let evil = Self.evil(signed.element(Self.assertion), keepsID: false)
        let wrapped = signed.replacing("<samlp:Status>", with: evil + "<samlp:Status>")
        #expect(throws: SAMLFault.self) { try fixture.assertion(in: wrapped) }
    }

    @Test func `the status and the rest around a signed assertion can only refuse`() throws {
        let fixture = try SAMLFixture()
        let signed = try fixture.document()
        let hidden = signed.replacing(
            "<samlp:Status>",
            with: "<saml:Subject xmlns:saml=\"urn:oasis:names:tc:SAML:2.0:assertion\">"
                + "<saml:NameID>eve@example.com</saml:NameID></saml:Subject><samlp:Status>"
        )
        #expect(try fixture.assertion(in: hidden).nameID == "pat@example.com")
    }

    /// Returns an unsigned copy that names another user.
    private static func evil(_ element: String, keepsID: Bool) -> String {
        var copy = element.replacing(element.element(signature), with: "")
            .replacing("pat@example.com", with: "eve@example.com")
        if !keepsID {
            copy = copy.replacing("\"_assertion-1\"", with: "\"_evil\"")
                .replacing("\"_response-1\"", with: "\"_evil\"")
        }
        return copy
    }

    private static func wrap(_ signed: String, _ attack: Attack, keepsID: Bool) -> String {
        let value = signed.element(signature)
        let end = "</ds:Signature>"
        switch attack {
        case .responseInSignature:
            let object = value.replacing(end, with: signed.replacing(value, with: "") + end)
            return evil(signed, keepsID: keepsID)
                .replacing("<samlp:Status>", with: object + "<samlp:Status>")
        case .responseBeforeSignature:
            return evil(signed, keepsID: keepsID).replacing(
                "<samlp:Status>",
                with: signed.replacing(value, with: "") + value + "<samlp:Status>"
            )
        default:
            let original = signed.element(assertion)
            return signed.replacing(
                original,
                with: wrap(assertion: original, value, attack, evil(original, keepsID: keepsID))
            )
        }
    }

    private static func wrap(
        assertion original: String,
        _ value: String,
        _ attack: Attack,
        _ evil: String
    ) -> String {
        let bare = original.replacing(value, with: "")
        let end = "</ds:Signature>"
        let subject = "<saml:Subject>"
        switch attack {
        case .assertionBefore: return evil + original
        case .assertionAfter: return original + evil
        case .assertionAround:
            return evil.replacing("</saml:Assertion>", with: original + "</saml:Assertion>")
        case .signatureMoved:
            return evil.replacing(subject, with: value + subject) + bare
        case .assertionInSignature:
            let signature = value.replacing(end, with: bare + end)
            return evil.replacing(subject, with: signature + subject)
        case .assertionInExtensions:
            return "<samlp:Extensions>\(evil)</samlp:Extensions>\(original)"
        case .assertionInObject:
            let signature = value.replacing(end, with: "<ds:Object>\(bare)</ds:Object>" + end)
            return evil.replacing(subject, with: signature + subject)
        case .otherRoot:
            return "<saml:Advice xmlns:saml=\"urn:oasis:names:tc:SAML:2.0:assertion\">"
                + "\(original)</saml:Advice>\(evil)"
        case .responseInSignature, .responseBeforeSignature:
            return original
        }
    }
}
