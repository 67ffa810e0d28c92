import DialtoneCore
import IdentityToolkit

extension Tenant {
    /// Fields that can be changed; what else a tenant has upstream is refused by name.
    static let changeable: Set = [
        "displayName", "allowPasswordSignup", "enableEmailLinkSignin", "enableAnonymousUser",
        "disableAuth", "mfaConfig", "testPhoneNumbers", "smsRegionConfig", "passwordPolicyConfig",
        "emailPrivacyConfig", "client", "autodeleteAnonymousUsers",
    ]

    /// `showingID` adds the field `tenantId`, which Google's emulator has and its service lacks.
    init(_ project: Project, testNumbers: [TestNumber], showingID: Bool) {
        let settings = project.settings
        self.init(
            name: "projects/\(project.id.parent)/tenants/\(project.id.tenantID ?? "")",
            id: showingID ? project.id.tenantID : nil,
            displayName: project.displayName.isEmpty ? nil : project.displayName,
            allowPasswordSignUp: settings.passwordSignIn.isEnabled,
            enableEmailLinkSignIn: settings.passwordSignIn.allowsEmailLink,
            enableAnonymousUser: settings.anonymousSignIn.isEnabled,
            disableAuth: settings.isDisabled,
            mfaConfig: SecondFactorConfig(settings.secondFactors),
            testPhoneNumbers: testNumbers.codes,
            smsRegionConfig: SMSRegionConfig(settings.smsRegions),
            passwordPolicyConfig: PasswordPolicyConfig(settings.passwordSignIn.policy),
            emailPrivacyConfig: EmailPrivacyConfig(
                enableImprovedEmailPrivacy: settings.emailPrivacy
            ),
            client: ClientConfig(
                permissions: ClientPermissions(
                    disabledUserSignup: !settings.allowsSignUp,
                    disabledUserDeletion: !settings.allowsAccountDeletion
                )
            ),
            autodeleteAnonymousUsers: settings.deletesIdleAnonymousAccounts
        )
    }

    /// Applies the protocol's form of the tenant.
    ///
    /// Omitted ways to sign in are off. Omitted protections are taken from `fallback`: the parent
    /// for a new tenant, or the defaults if a mask clears them.
    func apply(to project: inout Project, fallback: ProjectSettings) throws {
        if let displayName {
            try TenantRegistry.check(displayName)
            project.displayName = displayName
        }
        var settings = project.settings
        settings.passwordSignIn.isEnabled = allowPasswordSignUp ?? false
        settings.passwordSignIn.allowsEmailLink = enableEmailLinkSignIn ?? false
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
