public import IdentityToolkit

/// A project's rules as administrators read and patch them at `v2/projects/P/config`.
public struct AdminProjectConfig: WireObject {
    /// `projects/P/config`; output only.
    public var name: String?

    /// Rules of sign-in.
    public var signIn: SignInConfig?

    /// Hosts that may show sign-in pages.
    public var authorizedDomains: [String]?

    /// Whether anonymous accounts go after 30 days.
    public var autodeleteAnonymousUsers: Bool?

    /// Which regions messages go to.
    public var smsRegionConfig: SMSRegionConfig?

    /// Rules of second factors.
    public var mfa: SecondFactorConfig?

    /// Limits for a time.
    public var quota: QuotaConfig?

    /// The project's hooks.
    public var blockingFunctions: BlockingFunctionsConfig?

    /// What apps know and may do.
    public var client: ClientConfig?

    /// Protection against probing for addresses.
    public var emailPrivacyConfig: EmailPrivacyConfig?

    /// What passwords have to be like.
    public var passwordPolicyConfig: PasswordPolicyConfig?

    /// Rules of reCAPTCHA Enterprise.
    public var recaptchaConfig: RecaptchaSettings?

    /// Rules of messages.
    public var notification: NotificationConfig?

    /// Where links that open apps are served.
    public var mobileLinksConfig: MobileLinksConfig?

    /// What is logged.
    public var monitoring: MonitoringConfig?

    /// Rules of tenants.
    public var multiTenant: MultiTenantConfig?

    /// Site that links lead to; output only.
    public var defaultHostingSite: String?

    /// `IDENTITY_PLATFORM` or `FIREBASE_AUTH`; output only.
    public var subtype: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
