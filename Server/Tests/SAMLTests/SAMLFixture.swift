import DialtoneTestSupport
import Foundation
import SAML

/// A sign-in that a provider has to answer, and the judgment of what it answers.
struct SAMLFixture {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)
    static let requestID = "_request-1"
    static let callbackURL = "https://auth.example.com/__/auth/handler"

    /// A shared provider, because generating keys takes long.
    static let provider = Result { try TestSAMLProvider() }

    let provider: TestSAMLProvider
    var statement = SAMLStatement(
        requestID: requestID,
        callbackURL: callbackURL,
        now: now
    )

    init(_ provider: TestSAMLProvider? = nil) throws {
        self.provider = try provider ?? Self.provider.get()
    }

    /// The assertion that the service finds in a document.
    func assertion(
        in document: String,
        trusting certificates: [String]? = nil,
        at now: Date = now
    ) throws -> SAMLAssertion {
        try assertion(
            inResponse: TestSAMLProvider.encode(document),
            trusting: certificates,
            at: now
        )
    }

    func assertion(
        inResponse response: String,
        trusting certificates: [String]? = nil,
        at now: Date = now
    ) throws -> SAMLAssertion {
        let certificates = try (certificates ?? [provider.certificate]).map {
            try SAMLCertificate(pem: $0)
        }
        let expectation = SAMLExpectation(
            provider: .init(entityID: TestSAMLProvider.entityID, certificates: certificates),
            service: .init(entityID: "shop"),
            request: SAMLRequest(id: Self.requestID, callbackURL: Self.callbackURL)
        )
        return try expectation.assertion(in: response, at: now)
    }

    /// Returns the document that the provider signs.
    func document(
        signing parts: Set<SAMLPart> = [.assertion],
        _ adjust: (inout SAMLSigningMethod) -> Void = { _ in }
    ) throws -> String {
        var method = SAMLSigningMethod()
        adjust(&method)
        return try provider.document(saying: statement, signing: parts, by: method)
    }
}

extension String {
    /// The element of this name, from its first tag to its last.
    func element(_ name: String) -> String {
        guard let start = range(of: "<\(name)"),
            let end = range(of: "</\(name)>", options: .backwards)
        else { return "" }
        return String(self[start.lowerBound..<end.upperBound])
    }
}
