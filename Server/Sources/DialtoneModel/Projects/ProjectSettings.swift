package import DialtoneBasics
package import DialtoneSendGuard

/// A project's settings, stored as JSON; missing keys have their default.
package struct ProjectSettings: Hashable, Sendable {
    package var phoneSignIn = PhoneSignInSettings()
    package var anonymousSignIn = AnonymousSignInSettings()
    package var passwordSignIn = PasswordSignInSettings()
    package var passkeys = PasskeySettings()
    package var secondFactors = SecondFactorSettings()
    package var credentialChanges = CredentialChangeSettings()
    package var sessions = SessionSettings()
    package var userLog = UserLogSettings()
    package var dormantNumbers = DormantNumberPolicy()
    package var appVerification = AppVerificationSettings()
    package var tokens = TokenSettings()
    package var smsRegions = RegionPolicy()
    package var messages = MessageSettings()
    package var mails = MailSettings()
    package var sendGuard = SendGuardSettings()
    package var alerts = AlertSettings()
    package var callLimits = CallLimitSettings()

    package var links = LinkSettings()
    package var branding = BrandingSettings()

    /// The hosts that may show sign-in pages of this project.
    package var authorizedDomains: [String] = []

    /// Whether responses hide which e-mail addresses have an account.
    ///
    /// If so, users also cannot replace their address before they have confirmed the new one.
    package var emailPrivacy = true

    /// Whether accounts of several providers with the same e-mail address become one account.
    package var oneAccountPerEmail = true

    /// Whether anonymous accounts that are unused for thirty days are deleted.
    package var deletesIdleAnonymousAccounts = false

    /// Whether all calls of apps are rejected, for example to turn off a tenant.
    ///
    /// Sign-in, token renewal and OpenID Connect are rejected too. A disabled project also disables
    /// its tenants.
    package var isDisabled = false

    /// Whether apps may create accounts; administrators always may.
    package var allowsSignUp = true

    package var signUpQuota = SignUpQuota()

    /// Whether users may delete their own account.
    package var allowsAccountDeletion = true

    package init() {}

    /// The initial settings of new projects in production.
    package static var ofNewProjects: Self {
        var settings = Self()
        settings.passwordSignIn.policy = .ofNewProjects
        return settings
    }
}

extension ProjectSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("phoneSignIn", \.phoneSignIn),
            SettingPart("anonymousSignIn", \.anonymousSignIn),
            SettingPart("passwordSignIn", \.passwordSignIn),
            SettingPart("passkeys", \.passkeys),
            SettingPart("secondFactors", \.secondFactors),
            SettingPart("credentialChanges", \.credentialChanges),
            SettingPart("sessions", \.sessions),
            SettingPart("userLog", \.userLog),
            SettingPart("dormantNumbers", \.dormantNumbers),
            SettingPart("appVerification", \.appVerification),
            SettingPart("tokens", \.tokens),
            SettingPart("smsRegions", \.smsRegions),
            SettingPart("messages", \.messages),
            SettingPart("mails", \.mails),
            SettingPart("sendGuard", \.sendGuard),
            SettingPart("alerts", \.alerts),
            SettingPart("callLimits", \.callLimits),
            SettingPart("links", \.links),
            SettingPart("branding", \.branding),
            SettingPart("authorizedDomains", \.authorizedDomains),
            SettingPart("emailPrivacy", \.emailPrivacy),
            SettingPart("oneAccountPerEmail", \.oneAccountPerEmail),
            SettingPart("deletesIdleAnonymousAccounts", \.deletesIdleAnonymousAccounts),
            SettingPart("isDisabled", \.isDisabled),
            SettingPart("allowsSignUp", \.allowsSignUp),
            SettingPart("signUpQuota", \.signUpQuota),
            SettingPart("allowsAccountDeletion", \.allowsAccountDeletion),
        ]
    }
}

extension ProjectSettings {
    /// Whether apps and mails may redirect users to the address.
    package func authorizes(_ address: WebAddress) -> Bool {
        authorizedDomains.contains { $0.lowercased() == address.host }
    }
}

/// Settings for anonymous sign-in.
package struct AnonymousSignInSettings: Hashable, Sendable {
    package var isEnabled = true

    package init() {}
}

extension AnonymousSignInSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("isEnabled", \.isEnabled)
        ]
    }
}

/// The rules for users who change their own sign-in methods.
package struct CredentialChangeSettings: Hashable, Sendable {
    /// Whether linking and unlinking sign-in methods requires a recent sign-in.
    ///
    /// That applies to numbers, addresses and identity providers. All other changes always require
    /// one.
    package var requiresRecentSignIn = false

    /// Whether the owner of an account without a verified address gets a text message about a
    /// change, at the number that the account had before.
    ///
    /// The project pays for these messages. None are sent while phone sign-in is disabled.
    package var sendsSMSNotices = true

    package init() {}
}

extension CredentialChangeSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("requiresRecentSignIn", \.requiresRecentSignIn),
            SettingPart("sendsSMSNotices", \.sendsSMSNotices),
        ]
    }
}
