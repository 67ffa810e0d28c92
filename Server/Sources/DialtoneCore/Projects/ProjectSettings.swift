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
        let defaults = Self()
        phoneSignIn =
            try container.decodeIfPresent(PhoneSignInSettings.self, forKey: .phoneSignIn)
            ?? defaults.phoneSignIn
        anonymousSignIn =
            try container.decodeIfPresent(AnonymousSignInSettings.self, forKey: .anonymousSignIn)
            ?? defaults.anonymousSignIn
        appVerification =
            try container.decodeIfPresent(AppVerificationSettings.self, forKey: .appVerification)
            ?? defaults.appVerification
        authorizedDomains =
            try container.decodeIfPresent([String].self, forKey: .authorizedDomains)
            ?? defaults.authorizedDomains
        allowsSignUp =
            try container.decodeIfPresent(Bool.self, forKey: .allowsSignUp)
            ?? defaults.allowsSignUp
        allowsAccountDeletion =
            try container.decodeIfPresent(Bool.self, forKey: .allowsAccountDeletion)
            ?? defaults.allowsAccountDeletion
    }

    private enum CodingKeys: String, CodingKey {
        case phoneSignIn, anonymousSignIn, appVerification
        case authorizedDomains, allowsSignUp, allowsAccountDeletion
    }
}

/// Rules of sign-in without any proof.
package struct AnonymousSignInSettings: Hashable, Sendable, Codable {
    package var isEnabled = true

    package init() {}
}

/// Whether an app has to prove itself before a message is sent.
package struct AppVerificationSettings: Hashable, Sendable, Codable {
    package var isRequired = true

    package init() {}
}
