public import IdentityToolkit

/// The settings of reCAPTCHA Enterprise.
public struct RecaptchaSettings: WireObject {
    /// The enforcement mode: `OFF`, `AUDIT` or `ENFORCE`.
    public var emailPasswordEnforcementState: String?

    /// The enforcement mode: `OFF`, `AUDIT` or `ENFORCE`.
    public var phoneEnforcementState: String?

    /// The rules for low scores.
    public var managedRules: [RecaptchaManagedRule]?

    /// The site keys.
    public var recaptchaKeys: [RecaptchaKey]?

    /// Whether Account Defender is enabled.
    public var useAccountDefender: Bool?

    /// Whether bot scores decide if messages are sent.
    public var useSmsBotScore: Bool?

    /// Whether SMS toll fraud protection is enabled.
    public var useSmsTollFraudProtection: Bool?

    /// The rules for SMS toll fraud.
    public var tollFraudManagedRules: [TollFraudManagedRule]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A rule for scores up to a maximum.
public struct RecaptchaManagedRule: WireObject {
    /// The maximum score that the rule applies to.
    public var endScore: Double?

    /// The action: `BLOCK`.
    public var action: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A rule for risk scores of SMS toll fraud from a minimum.
public struct TollFraudManagedRule: WireObject {
    /// The minimum score that the rule applies to.
    public var startScore: Double?

    /// The action: `BLOCK`.
    public var action: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A site key.
public struct RecaptchaKey: WireObject {
    /// The key.
    public var key: String?

    /// The platform: `WEB`, `IOS` or `ANDROID`.
    public var type: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
