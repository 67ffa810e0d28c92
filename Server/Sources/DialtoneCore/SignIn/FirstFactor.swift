/// A proof that somebody just gave, and that signs in.
package struct FirstFactor: Hashable, Sendable {
    /// What tokens call it.
    package let provider: SignInProvider

    /// What hooks call it: finer than ``provider`` (`password`, `emailLink`, `google.com`, …).
    package let method: String

    /// Claims for this session: the text of a JSON object.
    package var sessionClaims: String?

    /// What the identity provider said of the person: the text of a JSON object.
    package var signInAttributes: String?

    /// Whether an account's second factors are not asked for: the back end that signed a custom
    /// token vouches for everything.
    package var bypassesSecondFactor = false

    package init(provider: SignInProvider, method: String) {
        self.provider = provider
        self.method = method
    }

    static let password = FirstFactor(provider: .password, method: "password")
    static let emailLink = FirstFactor(provider: .password, method: "emailLink")
    static let phoneNumber = FirstFactor(provider: .phone, method: "phone")
    static let anonymous = FirstFactor(provider: .anonymous, method: "anonymous")
}
