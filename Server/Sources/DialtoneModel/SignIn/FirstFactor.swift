/// A first factor that the user has just proved.
package struct FirstFactor: Hashable, Sendable {
    /// The sign-in method as named in tokens.
    package let provider: SignInProvider

    /// The sign-in method as named in hooks.
    ///
    /// It is more specific than ``provider`` (`password`, `emailLink`, `google.com`, …).
    package let method: String

    /// Claims for this session, as a JSON object.
    package var sessionClaims: String?

    /// The user's attributes from the identity provider, as a JSON object.
    package var signInAttributes: String?

    /// Whether second factors are skipped: a back end signed a custom token, or the proof is two
    /// factors by itself.
    package var bypassesSecondFactor = false

    package init(provider: SignInProvider, method: String) {
        self.provider = provider
        self.method = method
    }

    package static let password = FirstFactor(provider: .password, method: "password")
    package static let emailLink = FirstFactor(provider: .password, method: "emailLink")
    package static let phoneNumber = FirstFactor(provider: .phone, method: "phone")
    package static let anonymous = FirstFactor(provider: .anonymous, method: "anonymous")

    /// A passkey whose authenticator verified the user: possession and a PIN or a fingerprint.
    package static var passkey: FirstFactor {
        var factor = FirstFactor(provider: .passkey, method: "passkey")
        factor.bypassesSecondFactor = true
        return factor
    }
}
