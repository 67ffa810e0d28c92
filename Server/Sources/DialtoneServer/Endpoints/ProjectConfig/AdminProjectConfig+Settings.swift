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
        subtype = "IDENTITY_PLATFORM"
    }

    /// Applies the API representation to the settings; omitted fields get their default.
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
