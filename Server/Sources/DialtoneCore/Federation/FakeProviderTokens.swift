import Foundation

/// The stand-ins for ID tokens that development mode takes, of any provider: claims as JSON, or
/// in a token that nobody needs to have signed.
enum FakeProviderTokens {
    /// Whom `text` speaks of; `nil` if it is neither.
    static func identity(in text: String, of provider: SignInProvider) -> ProviderIdentity? {
        guard let payload = payload(of: text),
            let claims = try? JSONDecoder().decode(ProviderClaims.self, from: Data(payload)),
            var identity = ProviderIdentity(claims, of: provider, payload: payload)
        else { return nil }
        // Nobody's Google account has an address that is not their own.
        if provider == .google { identity.isEmailVerified = identity.email != nil }
        return identity
    }

    /// Whether nobody can have meant `text` to be verified.
    static func isFake(_ text: String) -> Bool {
        text.hasPrefix("{") || SignedToken(text)?.algorithm == "none"
    }

    static func payload(of text: String) -> [UInt8]? {
        guard text.utf8.count <= SignedToken.maximumLength else { return nil }
        if text.hasPrefix("{") { return Array(text.utf8) }
        return SignedToken(text)?.payload
    }
}
