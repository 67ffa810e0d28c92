public import IdentityToolkit

/// A project's configuration at `v2/projects/P/config`.
public struct AdminProjectConfig: WireObject {
    /// The resource name, `projects/P/config`; output only.
    public var name: String?

    /// The sign-in settings.
    public var signIn: SignInConfig?

    /// The hosts that are authorized to show sign-in pages.
    public var authorizedDomains: [String]?

    /// Whether anonymous accounts are deleted after 30 days.
    public var autodeleteAnonymousUsers: Bool?

    /// The regions that can receive SMS messages.
    public var smsRegionConfig: SMSRegionConfig?

    /// The settings of second factors.
    public var mfa: SecondFactorConfig?

    /// The temporary quotas.
    public var quota: QuotaConfig?

    /// The project's hooks.
    public var blockingFunctions: BlockingFunctionsConfig?

    /// The settings of client apps.
    public var client: ClientConfig?

    /// The settings of e-mail enumeration protection.
    public var emailPrivacyConfig: EmailPrivacyConfig?

    /// The password policy.
    public var passwordPolicyConfig: PasswordPolicyConfig?

    /// The settings of reCAPTCHA Enterprise.
    public var recaptchaConfig: RecaptchaSettings?

    /// The settings of messages.
    public var notification: NotificationConfig?

    /// The domain of links that open mobile apps.
    public var mobileLinksConfig: MobileLinksConfig?

    /// The logging settings.
    public var monitoring: MonitoringConfig?

    /// The settings of tenants.
    public var multiTenant: MultiTenantConfig?

    /// The default hosting site; output only.
    public var defaultHostingSite: String?

    /// The product: `IDENTITY_PLATFORM` or `FIREBASE_AUTH`; output only.
    public var subtype: String?

    /// The version, which changes with every change; output only.
    ///
    /// A patch, or the removal of a tenant, accepts it as the query parameter `etag`.
    public var etag: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The settings of tenants.
public struct MultiTenantConfig: WireObject {
    /// Whether the project can have tenants.
    public var allowTenants: Bool?

    /// Ignored; the parent of new tenants.
    public var defaultTenantLocation: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The settings of messages.
public struct NotificationConfig: WireObject {
    /// The default language.
    public var defaultLocale: String?

    /// The settings of e-mails.
    public var sendEmail: SendEmailConfig?

    /// The settings of SMS messages.
    public var sendSms: SendSMSConfig?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The settings of SMS messages.
public struct SendSMSConfig: WireObject {
    /// Whether the language of the device is used.
    public var useDeviceLocale: Bool?

    /// The text of the message; output only.
    public var smsTemplate: SMSTemplate?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The text of an SMS message.
public struct SMSTemplate: WireObject {
    /// The text.
    public var content: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
