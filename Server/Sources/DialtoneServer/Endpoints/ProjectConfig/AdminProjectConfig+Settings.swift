import DialtoneCore
import IdentityToolkit

extension AdminProjectConfig {
    /// The project's rules in the protocol's shape.
    init(_ project: Project, testNumbers: [TestNumber], hooks: [Hook]) {
        let settings = project.settings
        self.init(
            name: "projects/\(project.id)/config",
            signIn: SignInConfig(settings, testNumbers: testNumbers),
            authorizedDomains: settings.authorizedDomains,
            autodeleteAnonymousUsers: settings.deletesIdleAnonymousAccounts,
            smsRegionConfig: SMSRegionConfig(settings.smsRegions),
            mfa: SecondFactorConfig(settings.secondFactors),
            quota: QuotaConfig(settings.signUpQuota),
            blockingFunctions: BlockingFunctionsConfig(hooks),
            client: ClientConfig(
                permissions: ClientPermissions(
                    disabledUserSignup: !settings.allowsSignUp,
                    disabledUserDeletion: !settings.allowsAccountDeletion
                )
            ),
            emailPrivacyConfig: EmailPrivacyConfig(
                enableImprovedEmailPrivacy: settings.emailPrivacy
            ),
            passwordPolicyConfig: PasswordPolicyConfig(settings.passwordSignIn.policy),
            subtype: "IDENTITY_PLATFORM"
        )
    }

    /// Changes the rules to what the protocol's shape says; what it leaves out gets its default.
    func apply(to settings: inout ProjectSettings) throws {
        let standard = ProjectSettings()
        settings.phoneSignIn.isEnabled = signIn?.phoneNumber?.enabled ?? false
        settings.anonymousSignIn.isEnabled = signIn?.anonymous?.enabled ?? false
        settings.passwordSignIn.isEnabled = signIn?.email?.enabled ?? false
        settings.passwordSignIn.allowsEmailLink = signIn?.email?.passwordRequired == false
        settings.oneAccountPerEmail = signIn?.allowDuplicateEmails != true
        settings.authorizedDomains = authorizedDomains ?? standard.authorizedDomains
        settings.deletesIdleAnonymousAccounts = autodeleteAnonymousUsers ?? false
        settings.smsRegions = try smsRegionConfig?.policy ?? RegionPolicy()
        try (mfa ?? SecondFactorConfig()).apply(to: &settings.secondFactors)
        settings.signUpQuota = try quota?.signUpQuota ?? SignUpQuota()
        settings.allowsSignUp = client?.permissions?.disabledUserSignup != true
        settings.allowsAccountDeletion = client?.permissions?.disabledUserDeletion != true
        settings.emailPrivacy =
            emailPrivacyConfig?.enableImprovedEmailPrivacy ?? standard.emailPrivacy
        settings.passwordSignIn.policy = try passwordPolicyConfig?.policy ?? PasswordPolicy()
    }
}

extension SignInConfig {
    fileprivate init(_ settings: ProjectSettings, testNumbers: [TestNumber]) {
        self.init(
            email: EmailSignInConfig(
                enabled: settings.passwordSignIn.isEnabled,
                passwordRequired: !settings.passwordSignIn.allowsEmailLink
            ),
            phoneNumber: PhoneSignInConfig(
                enabled: settings.phoneSignIn.isEnabled,
                testPhoneNumbers: testNumbers.codes
            ),
            anonymous: AnonymousSignInConfig(enabled: settings.anonymousSignIn.isEnabled),
            allowDuplicateEmails: !settings.oneAccountPerEmail
        )
    }
}
