public import IdentityToolkit

/// A part of a project with accounts of its own.
public struct Tenant: WireObject {
    /// `projects/P/tenants/T`; output only.
    public var name: String?

    /// The last part of the name; output only, and only in development mode.
    public var tenantId: String?

    /// Name to show: 4 to 20 letters, digits and hyphens, a letter first.
    public var displayName: String?

    /// Whether passwords are on.
    public var allowPasswordSignup: Bool?

    /// Whether links in e-mails are on.
    public var enableEmailLinkSignin: Bool?

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

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What a tenant takes from its project.
public struct TenantInheritance: WireObject {
    /// Whether it takes the rules of e-mails.
    public var emailSendingConfig: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
