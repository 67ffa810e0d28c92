/// A project's rules, stored as JSON; a key that is absent has its default.
package struct ProjectSettings: Hashable, Sendable, Codable {
    package var phoneSignIn = PhoneSignInSettings()
    package var anonymousSignIn = AnonymousSignInSettings()
    package var passwordSignIn = PasswordSignInSettings()
    package var secondFactors = SecondFactorSettings()
    package var sessions = SessionSettings()
    package var dormantNumbers = DormantNumberPolicy()
    package var appVerification = AppVerificationSettings()
    package var tokens = TokenSettings()
    package var smsRegions = RegionPolicy()
    package var messages = MessageSettings()
    package var sendGuard = SendGuardSettings()
    package var alerts = AlertSettings()

    /// Hosts that may show sign-in pages of this project.
    package var authorizedDomains = ["localhost", "127.0.0.1"]

    /// Whether answers hide which e-mail addresses have an account.
    package var emailPrivacy = true

    /// Whether accounts of several providers with one e-mail address become one account.
    package var oneAccountPerEmail = true

    /// Whether anonymous accounts that nobody used for thirty days are deleted.
    package var deletesIdleAnonymousAccounts = false

    /// Whether nobody may sign in at all; tenants can be switched off this way.
    package var isDisabled = false

    /// Whether apps may create accounts; administrators always may.
    package var allowsSignUp = true

    package var signUpQuota = SignUpQuota()

    /// Whether people may delete their own account.
    package var allowsAccountDeletion = true

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&phoneSignIn, forKey: .phoneSignIn)
        try container.update(&anonymousSignIn, forKey: .anonymousSignIn)
        try container.update(&passwordSignIn, forKey: .passwordSignIn)
        try container.update(&secondFactors, forKey: .secondFactors)
        try container.update(&sessions, forKey: .sessions)
        try container.update(&dormantNumbers, forKey: .dormantNumbers)
        try container.update(&appVerification, forKey: .appVerification)
        try container.update(&tokens, forKey: .tokens)
        try container.update(&smsRegions, forKey: .smsRegions)
        try container.update(&messages, forKey: .messages)
        try container.update(&sendGuard, forKey: .sendGuard)
        try container.update(&alerts, forKey: .alerts)
        try container.update(&authorizedDomains, forKey: .authorizedDomains)
        try container.update(&emailPrivacy, forKey: .emailPrivacy)
        try container.update(&oneAccountPerEmail, forKey: .oneAccountPerEmail)
        try container.update(
            &deletesIdleAnonymousAccounts,
            forKey: .deletesIdleAnonymousAccounts
        )
        try container.update(&isDisabled, forKey: .isDisabled)
        try container.update(&allowsSignUp, forKey: .allowsSignUp)
        try container.update(&signUpQuota, forKey: .signUpQuota)
        try container.update(&allowsAccountDeletion, forKey: .allowsAccountDeletion)
    }

    private enum CodingKeys: String, CodingKey {
        case phoneSignIn, anonymousSignIn, passwordSignIn, secondFactors, sessions
        case dormantNumbers, appVerification, tokens, smsRegions, messages, sendGuard, emailPrivacy
        case oneAccountPerEmail, deletesIdleAnonymousAccounts, isDisabled, authorizedDomains
        case allowsSignUp, signUpQuota, allowsAccountDeletion, alerts
    }
}
