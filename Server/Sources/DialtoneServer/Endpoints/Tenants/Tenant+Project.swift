import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension Tenant {
    /// The fields that can be changed; requests with other fields are rejected by name.
    static let changeable: Set = [
        "displayName", "allowPasswordSignup", "enableEmailLinkSignin", "enableAnonymousUser",
        "disableAuth", "mfaConfig", "testPhoneNumbers", "smsRegionConfig", "passwordPolicyConfig",
        "emailPrivacyConfig", "client", "autodeleteAnonymousUsers",
    ]

    /// Creates the API representation.
    ///
    /// `showingID` adds the field `tenantId`, which Google's emulator has and its service lacks.
    init(_ project: Project, testNumbers: [TestNumber], showingID: Bool) {
        let settings = project.settings
        self.init()
        name = "projects/\(project.id.parent)/tenants/\(project.id.tenantID ?? "")"
        tenantId = showingID ? project.id.tenantID : nil
        displayName = project.displayName.isEmpty ? nil : project.displayName
        allowPasswordSignup = settings.passwordSignIn.isEnabled
        enableEmailLinkSignin = settings.passwordSignIn.allowsEmailLink
        enableAnonymousUser = settings.anonymousSignIn.isEnabled
        disableAuth = settings.isDisabled
        mfaConfig = SecondFactorConfig(settings.secondFactors)
        testPhoneNumbers = testNumbers.codes
        smsRegionConfig = SMSRegionConfig(settings.smsRegions)
        passwordPolicyConfig = PasswordPolicyConfig(settings.passwordSignIn.policy)
        emailPrivacyConfig = EmailPrivacyConfig {
            $0.enableImprovedEmailPrivacy = settings.emailPrivacy
        }
        client = ClientConfig {
            $0.permissions = ClientPermissions {
                $0.disabledUserSignup = !settings.allowsSignUp
                $0.disabledUserDeletion = !settings.allowsAccountDeletion
            }
        }
        autodeleteAnonymousUsers = settings.deletesIdleAnonymousAccounts
    }

    /// Applies the API representation of the tenant.
    ///
    /// Omitted sign-in methods are off. Omitted protections are taken from `fallback`: the parent
    /// for a new tenant, or the defaults if a mask clears them.
    func apply(to project: inout Project, fallback: ProjectSettings) throws {
        if let displayName {
            try TenantRegistry.check(displayName)
            project.displayName = displayName
        }
        var settings = project.settings
        settings.passwordSignIn.isEnabled = allowPasswordSignup ?? false
        settings.passwordSignIn.allowsEmailLink = enableEmailLinkSignin ?? false
        settings.anonymousSignIn.isEnabled = enableAnonymousUser ?? false
        settings.isDisabled = disableAuth ?? false
        settings.secondFactors = fallback.secondFactors
        try mfaConfig?.apply(to: &settings.secondFactors)
        settings.smsRegions = try smsRegionConfig?.policy ?? fallback.smsRegions
        settings.passwordSignIn.policy =
            try passwordPolicyConfig?.policy ?? fallback.passwordSignIn.policy
        settings.emailPrivacy =
            emailPrivacyConfig?.enableImprovedEmailPrivacy ?? fallback.emailPrivacy
        let permissions = client?.permissions
        settings.allowsSignUp =
            permissions?.disabledUserSignup.map { !$0 } ?? fallback.allowsSignUp
        settings.allowsAccountDeletion =
            permissions?.disabledUserDeletion.map { !$0 } ?? fallback.allowsAccountDeletion
        settings.deletesIdleAnonymousAccounts = autodeleteAnonymousUsers ?? false
        project.settings = settings
    }
}
