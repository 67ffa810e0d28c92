/// A project's rules, stored as JSON; a key that is absent has its default.
package struct ProjectSettings: Hashable, Sendable, Codable {
    package var phoneSignIn = PhoneSignInSettings()
    package var anonymousSignIn = AnonymousSignInSettings()
    package var appVerification = AppVerificationSettings()

    /// Hosts that may show sign-in pages of this project.
    package var authorizedDomains = ["localhost", "127.0.0.1"]

    /// Whether apps may create accounts; administrators always may.
    package var allowsSignUp = true

    /// Whether people may delete their own account.
    package var allowsAccountDeletion = true

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&phoneSignIn, forKey: .phoneSignIn)
        try container.update(&anonymousSignIn, forKey: .anonymousSignIn)
        try container.update(&appVerification, forKey: .appVerification)
        try container.update(&authorizedDomains, forKey: .authorizedDomains)
        try container.update(&allowsSignUp, forKey: .allowsSignUp)
        try container.update(&allowsAccountDeletion, forKey: .allowsAccountDeletion)
    }

    private enum CodingKeys: String, CodingKey {
        case phoneSignIn, anonymousSignIn, appVerification
        case authorizedDomains, allowsSignUp, allowsAccountDeletion
    }
}
