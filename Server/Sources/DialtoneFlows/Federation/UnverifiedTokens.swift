import DialtoneBasics
import DialtoneFederation
import DialtoneIDTokens
import DialtoneModel
import Foundation

/// Reads ID tokens of identity providers and custom tokens without verifying their signature, as
/// the Firebase emulator does.
///
/// With it, every caller can sign in as any user, so only development mode creates one.
package struct UnverifiedTokens: Sendable {
    /// The option of `dialtone dev` that enables ``includesVerifiable``.
    static let option = "--accept-unverified-tokens"

    /// Whether signed tokens are read without verification even if the server could verify them.
    private let includesVerifiable: Bool

    package init(includesVerifiable: Bool = false) {
        self.includesVerifiable = includesVerifiable
    }

    /// Returns the identity in the credential; `nil` if it must be verified, because it is signed
    /// and the project has configured the provider.
    func evidence(
        in credential: ProviderCredential,
        by provider: SignInProvider,
        isSetUp: Bool
    ) throws(FederationRefusal) -> ProviderEvidence? {
        if isSetUp, let idToken = credential.idToken, !takes(idToken) { return nil }
        var identity = try Self.identity(in: credential, of: provider)
        identity.addName(fromAppleUser: credential.appleUser)
        var evidence = ProviderEvidence(identity: identity)
        evidence.idToken = credential.idToken
        evidence.accessToken = credential.accessToken
        return evidence
    }

    /// Returns a hint for a refusal, which names the option that accepts the token.
    static func hint(after problem: String) -> String {
        "\(problem) In development, `dialtone dev \(option)` accepts it without verification."
    }

    /// Whether a token is read without verification: it is not signed, or all tokens are.
    func takes(_ text: String) -> Bool {
        includesVerifiable || text.hasPrefix("{") || SignedToken(text)?.algorithm == "none"
    }

    private static func identity(
        in credential: ProviderCredential,
        of provider: SignInProvider
    ) throws(FederationRefusal) -> ProviderIdentity {
        let token = credential.idToken ?? credential.accessToken
        let claimed = token.flatMap { identity(inToken: $0, of: provider) }
        if IdentityProvider.Kind(of: provider) == .saml, let text = credential.samlResponse {
            let response = try EmulatorSAMLResponse(text)
            // A token that cannot be read is not passed over.
            if token == nil || claimed != nil,
                let identity = response.identity(of: provider, claimed: claimed)
            {
                return identity
            }
        } else if let claimed {
            return claimed
        }
        throw .invalidResponse(
            "Unable to parse id_token. It must be a JSON object or a JSON Web Token "
                + "with a string as the sub claim."
        )
    }

    private static func identity(
        inToken text: String,
        of provider: SignInProvider
    ) -> ProviderIdentity? {
        guard let payload = payload(of: text),
            let claims = try? JSONDecoder().decode(ProviderClaims.self, from: Data(payload))
        else { return nil }
        var identity = ProviderIdentity(claims, of: provider, payload: payload)
        if provider == .google, claims.locale == nil, let found = identity {
            // Google always sends a locale, and made-up claims rarely do.
            identity?.rawUserInfo =
                GoogleProfile(found, locale: "en", hostedDomain: claims.hostedDomain).text
        }
        return identity
    }

    /// Returns the claims of a token.
    ///
    /// Its signature is not even decoded: test suites blank the signatures of real tokens.
    static func payload(of text: String) -> [UInt8]? {
        guard text.utf8.count <= SignedToken.maximumLength else { return nil }
        let bytes = Array(text.utf8)
        if text.hasPrefix("{") { return bytes }
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 3 ? [UInt8](base64URL: parts[1]) : nil
    }
}
