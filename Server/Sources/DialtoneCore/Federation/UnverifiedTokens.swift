import Foundation

/// Reads ID tokens of identity providers and custom tokens without verifying who signed them, as
/// the Firebase emulator does.
///
/// With it, every caller can sign in as any user, so only development mode creates one.
package struct UnverifiedTokens: Sendable {
    /// The option of `dialtone dev` that turns ``includesVerifiable`` on.
    static let option = "--accept-unverified-tokens"

    /// Whether signed tokens are read even where the server could verify them.
    private let includesVerifiable: Bool

    package init(includesVerifiable: Bool = false) {
        self.includesVerifiable = includesVerifiable
    }

    /// What the credential says of a person; `nil` if it has to be verified, because it is signed
    /// and the project has set the provider up.
    func evidence(
        in credential: ProviderCredential,
        by provider: SignInProvider,
        isSetUp: Bool
    ) throws(FederationRefusal) -> ProviderEvidence? {
        if isSetUp, let idToken = credential.idToken, !takes(idToken) { return nil }
        guard let token = credential.idToken ?? credential.accessToken,
            var identity = Self.identity(in: token, of: provider)
        else {
            throw .invalidResponse(
                "Unable to parse id_token. It is a JSON object, or a JSON Web Token, "
                    + "whose claim sub is a text."
            )
        }
        identity.addName(fromAppleUser: credential.appleUser)
        var evidence = ProviderEvidence(identity: identity)
        evidence.idToken = credential.idToken
        evidence.accessToken = credential.accessToken
        return evidence
    }

    /// What a custom token says; `nil` if it has to be verified, because it is signed.
    ///
    /// Plain claims need no audience. A token does, so that one made for something else is noticed
    /// before production refuses it.
    func customToken(in text: String) throws -> CustomToken? {
        guard takes(text), let payload = Self.payload(of: text) else { return nil }
        if !text.hasPrefix("{") {
            let claims = try? JSONDecoder().decode(AudienceClaim.self, from: Data(payload))
            guard claims?.audience.names == [CustomToken.audience] else {
                throw FederationRefusal.invalidCustomToken("The token is for another audience.")
            }
        }
        return try CustomToken(payload: payload)
    }

    /// Says with a refusal what takes the token all the same.
    static func hint(after problem: String) -> String {
        "\(problem) In development, `dialtone dev \(option)` takes it without a check."
    }

    private func takes(_ text: String) -> Bool {
        includesVerifiable || text.hasPrefix("{") || SignedToken(text)?.algorithm == "none"
    }

    private static func identity(
        in text: String,
        of provider: SignInProvider
    ) -> ProviderIdentity? {
        guard let payload = payload(of: text),
            let claims = try? JSONDecoder().decode(ProviderClaims.self, from: Data(payload))
        else { return nil }
        var identity = ProviderIdentity(claims, of: provider, payload: payload)
        if provider == .google, claims.locale == nil, let found = identity {
            // Google always names a language, and made-up claims hardly ever do.
            identity?.rawUserInfo =
                GoogleProfile(found, locale: "en", hostedDomain: claims.hostedDomain).text
        }
        return identity
    }

    /// The claims of a token, whose signature is not even decoded: test suites blank those of
    /// real tokens.
    private static func payload(of text: String) -> [UInt8]? {
        guard text.utf8.count <= SignedToken.maximumLength else { return nil }
        let bytes = Array(text.utf8)
        if text.hasPrefix("{") { return bytes }
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 3 ? [UInt8](base64URL: parts[1]) : nil
    }

    private struct AudienceClaim: Decodable {
        let audience: AudienceList

        private enum CodingKeys: String, CodingKey {
            case audience = "aud"
        }
    }
}
