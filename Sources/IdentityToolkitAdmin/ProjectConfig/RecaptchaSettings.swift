public import IdentityToolkit

/// Rules of reCAPTCHA Enterprise.
public struct RecaptchaSettings: WireObject {
    /// `OFF`, `AUDIT` or `ENFORCE`.
    public var emailPasswordEnforcementState: String?

    /// `OFF`, `AUDIT` or `ENFORCE`.
    public var phoneEnforcementState: String?

    /// What happens to low scores.
    public var managedRules: [RecaptchaManagedRule]?

    /// Site keys.
    public var recaptchaKeys: [RecaptchaKey]?

    /// Whether accounts are watched for takeovers.
    public var useAccountDefender: Bool?

    /// Whether scores decide about messages.
    public var useSmsBotScore: Bool?

    /// Whether expensive numbers are watched.
    public var useSmsTollFraudProtection: Bool?

    /// What happens to suspicious numbers.
    public var tollFraudManagedRules: [TollFraudManagedRule]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What happens up to a score.
public struct RecaptchaManagedRule: WireObject {
    /// The highest score that it applies to.
    public var endScore: Double?

    /// `BLOCK`.
    public var action: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What happens from a score of toll fraud on.
public struct TollFraudManagedRule: WireObject {
    /// The lowest score that it applies to.
    public var startScore: Double?

    /// `BLOCK`.
    public var action: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A site key.
public struct RecaptchaKey: WireObject {
    /// The key.
    public var key: String?

    /// `WEB`, `IOS` or `ANDROID`.
    public var type: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
