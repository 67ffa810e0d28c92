/// A part of a project with accounts of its own.
public struct Tenant: Codable, Hashable, Sendable {
    /// `projects/P/tenants/T`; output only.
    public var name: String?

    /// The last part of the name; output only, and only in development mode.
    public var id: String?

    /// Name to show: 4 to 20 letters, digits and hyphens, a letter first.
    public var displayName: String?

    /// Whether passwords are on.
    public var allowPasswordSignUp: Bool?

    /// Whether links in e-mails are on.
    public var enableEmailLinkSignIn: Bool?

    /// Whether anonymous accounts are on.
    public var enableAnonymousUser: Bool?

    /// Whether all sign-in is refused.
    public var disableAuth: Bool?

    /// Rules of second factors.
    public var mfaConfig: SecondFactorConfig?

    /// Codes of second factors that get no message, by number in E.164.
    public var testPhoneNumbers: [String: String]?

    /// Which regions messages go to.
    public var smsRegionConfig: SMSRegionConfig?

    /// Rules of reCAPTCHA Enterprise.
    public var recaptchaConfig: RecaptchaSettings?

    /// What passwords have to be like.
    public var passwordPolicyConfig: PasswordPolicyConfig?

    /// Protection against probing for addresses.
    public var emailPrivacyConfig: EmailPrivacyConfig?

    /// How passwords are hashed; output only.
    public var hashConfig: PasswordHashConfig?

    /// What the tenant takes from its project.
    public var inheritance: TenantInheritance?

    /// What apps may do.
    public var client: ClientConfig?

    /// What is logged.
    public var monitoring: MonitoringConfig?

    /// Where links that open apps are served.
    public var mobileLinksConfig: MobileLinksConfig?

    /// Whether anonymous accounts go after 30 days.
    public var autodeleteAnonymousUsers: Bool?

    /// Creates a tenant; a `nil` field stays out of the JSON.
    public init(
        name: String? = nil,
        id: String? = nil,
        displayName: String? = nil,
        allowPasswordSignUp: Bool? = nil,
        enableEmailLinkSignIn: Bool? = nil,
        enableAnonymousUser: Bool? = nil,
        disableAuth: Bool? = nil,
        mfaConfig: SecondFactorConfig? = nil,
        testPhoneNumbers: [String: String]? = nil,
        smsRegionConfig: SMSRegionConfig? = nil,
        recaptchaConfig: RecaptchaSettings? = nil,
        passwordPolicyConfig: PasswordPolicyConfig? = nil,
        emailPrivacyConfig: EmailPrivacyConfig? = nil,
        hashConfig: PasswordHashConfig? = nil,
        inheritance: TenantInheritance? = nil,
        client: ClientConfig? = nil,
        monitoring: MonitoringConfig? = nil,
        mobileLinksConfig: MobileLinksConfig? = nil,
        autodeleteAnonymousUsers: Bool? = nil
    ) {
        self.name = name
        self.id = id
        self.displayName = displayName
        self.allowPasswordSignUp = allowPasswordSignUp
        self.enableEmailLinkSignIn = enableEmailLinkSignIn
        self.enableAnonymousUser = enableAnonymousUser
        self.disableAuth = disableAuth
        self.mfaConfig = mfaConfig
        self.testPhoneNumbers = testPhoneNumbers
        self.smsRegionConfig = smsRegionConfig
        self.recaptchaConfig = recaptchaConfig
        self.passwordPolicyConfig = passwordPolicyConfig
        self.emailPrivacyConfig = emailPrivacyConfig
        self.hashConfig = hashConfig
        self.inheritance = inheritance
        self.client = client
        self.monitoring = monitoring
        self.mobileLinksConfig = mobileLinksConfig
        self.autodeleteAnonymousUsers = autodeleteAnonymousUsers
    }

    private enum CodingKeys: String, CodingKey {
        case name, displayName, enableAnonymousUser, disableAuth, mfaConfig, testPhoneNumbers,
            smsRegionConfig, recaptchaConfig, passwordPolicyConfig, emailPrivacyConfig, hashConfig,
            inheritance, client, monitoring, mobileLinksConfig, autodeleteAnonymousUsers
        case id = "tenantId"
        case allowPasswordSignUp = "allowPasswordSignup"
        case enableEmailLinkSignIn = "enableEmailLinkSignin"
    }
}

/// What a tenant takes from its project.
public struct TenantInheritance: Codable, Hashable, Sendable {
    /// Whether it takes the rules of e-mails.
    public var emailSendingConfig: Bool?

    /// Creates the rule.
    public init(emailSendingConfig: Bool? = nil) {
        self.emailSendingConfig = emailSendingConfig
    }
}
