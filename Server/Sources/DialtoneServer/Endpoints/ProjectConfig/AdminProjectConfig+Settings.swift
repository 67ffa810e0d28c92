import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit
import IdentityToolkitAdmin

extension AdminProjectConfig {
    /// Creates the API representation of the project's settings.
    init(_ project: Project, testNumbers: [TestNumber], hooks: [Hook]) {
        let settings = project.settings
        self.init()
        name = "projects/\(project.id)/config"
        etag = SeenVersion.etag(ofAll: Self.records(project, testNumbers, hooks))
        signIn = SignInConfig(settings, testNumbers: testNumbers)
        authorizedDomains = settings.authorizedDomains
        autodeleteAnonymousUsers = settings.deletesIdleAnonymousAccounts
        smsRegionConfig = SMSRegionConfig(settings.smsRegions)
        mfa = SecondFactorConfig(settings.secondFactors)
        quota = QuotaConfig(settings.signUpQuota)
        blockingFunctions = BlockingFunctionsConfig(hooks)
        client = ClientConfig {
            $0.permissions = ClientPermissions {
                $0.disabledUserSignup = !settings.allowsSignUp
                $0.disabledUserDeletion = !settings.allowsAccountDeletion
            }
        }
        emailPrivacyConfig = EmailPrivacyConfig {
            $0.enableImprovedEmailPrivacy = settings.emailPrivacy
        }
        passwordPolicyConfig = PasswordPolicyConfig(settings.passwordSignIn.policy)
        notification = NotificationConfig(settings)
        subtype = "IDENTITY_PLATFORM"
    }

    /// Returns the records that the configuration shows, for its version.
    static func records(
        _ project: Project,
        _ testNumbers: [TestNumber],
        _ hooks: [Hook]
    ) -> [any AuditedRecord] {
        let shown: [any AuditedRecord] = hooks.filter { $0.format == .firebase }
        return [project] + testNumbers + shown
    }

    /// Applies the named fields to the settings; one that is omitted gets its default.
    ///
    /// Other fields stay untouched: a setting can have more than the API can express.
    func apply(_ fields: Set<String>, to settings: inout ProjectSettings) throws {
        let standard = ProjectSettings()
        if fields.contains("signIn") { applySignIn(to: &settings) }
        if fields.contains("authorizedDomains") {
            settings.authorizedDomains = authorizedDomains ?? standard.authorizedDomains
        }
        if fields.contains("autodeleteAnonymousUsers") {
            settings.deletesIdleAnonymousAccounts = autodeleteAnonymousUsers ?? false
        }
        if fields.contains("smsRegionConfig") {
            settings.smsRegions = try smsRegionConfig?.policy ?? RegionPolicy()
        }
        if fields.contains("mfa") {
            try (mfa ?? SecondFactorConfig()).apply(to: &settings.secondFactors)
        }
        if fields.contains("quota") {
            settings.signUpQuota = try quota?.signUpQuota ?? SignUpQuota()
        }
        if fields.contains("client") {
            settings.allowsSignUp = client?.permissions?.disabledUserSignup != true
            settings.allowsAccountDeletion = client?.permissions?.disabledUserDeletion != true
        }
        if fields.contains("emailPrivacyConfig") {
            settings.emailPrivacy =
                emailPrivacyConfig?.enableImprovedEmailPrivacy ?? standard.emailPrivacy
        }
        if fields.contains("notification") {
            try (notification ?? NotificationConfig()).apply(to: &settings)
        }
        if fields.contains("passwordPolicyConfig") {
            settings.passwordSignIn.policy = try (passwordPolicyConfig ?? PasswordPolicyConfig())
                .policy(keeping: settings.passwordSignIn.policy)
        }
    }

    private func applySignIn(to settings: inout ProjectSettings) {
        settings.phoneSignIn.isEnabled = signIn?.phoneNumber?.enabled ?? false
        settings.anonymousSignIn.isEnabled = signIn?.anonymous?.enabled ?? false
        settings.passwordSignIn.isEnabled = signIn?.email?.enabled ?? false
        settings.passwordSignIn.allowsEmailLink = signIn?.email?.passwordRequired == false
        settings.oneAccountPerEmail = signIn?.allowDuplicateEmails != true
    }
}

extension SignInConfig {
    fileprivate init(_ settings: ProjectSettings, testNumbers: [TestNumber]) {
        self.init()
        email = EmailSignInConfig {
            $0.enabled = settings.passwordSignIn.isEnabled
            $0.passwordRequired = !settings.passwordSignIn.allowsEmailLink
        }
        phoneNumber = PhoneSignInConfig {
            $0.enabled = settings.phoneSignIn.isEnabled
            $0.testPhoneNumbers = testNumbers.codes
        }
        anonymous = AnonymousSignInConfig { $0.enabled = settings.anonymousSignIn.isEnabled }
        allowDuplicateEmails = !settings.oneAccountPerEmail
    }
}
