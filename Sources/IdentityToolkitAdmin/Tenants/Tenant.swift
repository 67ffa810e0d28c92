public import IdentityToolkit

/// A tenant: a part of a project with its own accounts.
public struct Tenant: WireObject {
    /// The resource name, `projects/P/tenants/T`; output only.
    public var name: String?

    /// The last part of the resource name; output only, and only in development mode.
    public var tenantId: String?

    /// The display name: 4 to 20 letters, digits and hyphens, beginning with a letter.
    public var displayName: String?

    /// Whether sign-in with a password is enabled.
    public var allowPasswordSignup: Bool?

    /// Whether sign-in with e-mail links is enabled.
    public var enableEmailLinkSignin: Bool?

    /// Whether anonymous sign-in is enabled.
    public var enableAnonymousUser: Bool?

    /// Whether the tenant is disabled, so that users cannot sign in.
    public var disableAuth: Bool?

    /// The settings of second factors.
    public var mfaConfig: SecondFactorConfig?

    /// The fixed codes of test numbers for second factors, by phone number in E.164 format; no
    /// messages are sent to them.
    public var testPhoneNumbers: [String: String]?

    /// The regions that can receive SMS messages.
    public var smsRegionConfig: SMSRegionConfig?

    /// The settings of reCAPTCHA Enterprise.
    public var recaptchaConfig: RecaptchaSettings?

    /// The password policy.
    public var passwordPolicyConfig: PasswordPolicyConfig?

    /// The settings of e-mail enumeration protection.
    public var emailPrivacyConfig: EmailPrivacyConfig?

    /// The password hashing parameters; output only.
    public var hashConfig: PasswordHashConfig?

    /// The settings that the tenant inherits from its project.
    public var inheritance: TenantInheritance?

    /// The permissions of clients: sign-up and account deletion.
    public var client: ClientConfig?

    /// The logging settings.
    public var monitoring: MonitoringConfig?

    /// The domain of links that open mobile apps.
    public var mobileLinksConfig: MobileLinksConfig?

    /// Whether anonymous accounts are deleted after 30 days.
    public var autodeleteAnonymousUsers: Bool?

    /// The version, which changes with every change; output only.
    ///
    /// A patch, or the removal of a tenant, accepts it as the query parameter `etag`.
    public var etag: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The settings that a tenant inherits from its project.
public struct TenantInheritance: WireObject {
    /// Whether the tenant inherits the settings of e-mails.
    public var emailSendingConfig: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
