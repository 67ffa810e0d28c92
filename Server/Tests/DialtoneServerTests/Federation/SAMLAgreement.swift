import DialtoneBasics
import DialtoneModel
import Crypto
import DialtoneTestSupport
import Foundation
import IdentityToolkit
import Testing

/// The request to a SAML provider, and its response.
struct SAMLAgreement {
    let relayState: String
    var statement: SAMLStatement

    /// Reads the address that a browser is sent to.
    init(asked address: String, at now: Timestamp) throws {
        #expect(address.hasPrefix(TestSAMLProvider.signInURL + "&SAMLRequest="))
        let query = try #require(URLComponents(string: address)?.percentEncodedQuery)
        let fields = FormText.decode(query)
        relayState = try #require(fields["RelayState"])
        let request = try #require(fields["SAMLRequest"].flatMap { Data(base64Encoded: $0) })
        // The deflated text is stored as it is, after five bytes.
        let text = String(decoding: request.dropFirst(5), as: UTF8.self)
        #expect(text.contains("<saml:Issuer>shop</saml:Issuer>"))
        statement = SAMLStatement(
            requestID: try Self.attribute("ID", in: text),
            callbackURL: try Self.attribute("AssertionConsumerServiceURL", in: text),
            now: now.date
        )
    }

    private static func attribute(_ name: String, in text: String) throws -> String {
        let start = try #require(text.range(of: " \(name)=\""))
        return String(text[start.upperBound...].prefix { $0 != "\"" })
    }

    /// The form that the browser posts.
    func form(_ response: String) -> String {
        FormText.encode([("SAMLResponse", response), ("RelayState", relayState)])
    }
}

extension TestSAMLProvider {
    /// One whose key is made quickly.
    static func quick() throws -> TestSAMLProvider {
        try TestSAMLProvider(p256: P256.Signing.PrivateKey())
    }
}

extension TestServer {
    static let samlProvider = SignInProvider(rawValue: "saml.acme")

    func addSAMLProvider(
        _ provider: TestSAMLProvider,
        _ adjust: (inout IdentityProviderSettings) -> Void = { _ in }
    ) async throws {
        try await addProvider(Self.samlProvider) {
            var saml = SAMLSettings()
            saml.idpEntityID = TestSAMLProvider.entityID
            saml.signInURL = TestSAMLProvider.signInURL
            saml.certificates = [provider.certificate]
            saml.spEntityID = "shop"
            $0.saml = saml
            adjust(&$0)
        }
    }
}
