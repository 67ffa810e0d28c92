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
        etag = SeenVersion.etag(ofAll: [project] + testNumbers)
    }

    /// Creates the API representation in a list, which leaves out the test numbers.
    init(listed project: Project, showingID: Bool) {
        self.init(project, testNumbers: [], showingID: showingID)
        etag = nil
    }

    /// Applies the named fields; by default, all of them.
    ///
    /// Omitted sign-in methods are off. Omitted protections are taken from `fallback`: the parent
    /// for a new tenant, or the defaults if a mask clears them. Other fields stay untouched: a
    /// setting can have more than the API can express.
    func apply(
        _ fields: Set<String> = Self.changeable,
        to project: inout Project,
        fallback: ProjectSettings
    ) throws {
        if fields.contains("displayName"), let displayName {
            try TenantRegistry.check(displayName)
            project.displayName = displayName
        }
        applySignIn(fields, to: &project.settings)
        try applyProtections(fields, to: &project.settings, fallback)
    }

    private func applySignIn(_ fields: Set<String>, to settings: inout ProjectSettings) {
        if fields.contains("allowPasswordSignup") {
            settings.passwordSignIn.isEnabled = allowPasswordSignup ?? false
        }
        if fields.contains("enableEmailLinkSignin") {
            settings.passwordSignIn.allowsEmailLink = enableEmailLinkSignin ?? false
        }
        if fields.contains("enableAnonymousUser") {
            settings.anonymousSignIn.isEnabled = enableAnonymousUser ?? false
        }
        if fields.contains("disableAuth") { settings.isDisabled = disableAuth ?? false }
        if fields.contains("autodeleteAnonymousUsers") {
            settings.deletesIdleAnonymousAccounts = autodeleteAnonymousUsers ?? false
        }
    }

    private func applyProtections(
        _ fields: Set<String>,
        to settings: inout ProjectSettings,
        _ fallback: ProjectSettings
    ) throws {
        if fields.contains("mfaConfig") {
            settings.secondFactors = fallback.secondFactors
            try mfaConfig?.apply(to: &settings.secondFactors)
        }
        if fields.contains("smsRegionConfig") {
            settings.smsRegions = try smsRegionConfig?.policy ?? fallback.smsRegions
        }
        if fields.contains("passwordPolicyConfig") {
            settings.passwordSignIn.policy =
                try passwordPolicyConfig?.policy(keeping: settings.passwordSignIn.policy)
                ?? fallback.passwordSignIn.policy
        }
        if fields.contains("emailPrivacyConfig") {
            settings.emailPrivacy =
                emailPrivacyConfig?.enableImprovedEmailPrivacy ?? fallback.emailPrivacy
        }
        if fields.contains("client") {
            let permissions = client?.permissions
            settings.allowsSignUp =
                permissions?.disabledUserSignup.map { !$0 } ?? fallback.allowsSignUp
            settings.allowsAccountDeletion =
                permissions?.disabledUserDeletion.map { !$0 } ?? fallback.allowsAccountDeletion
        }
    }
}
