/// Rules of reCAPTCHA Enterprise.
public struct RecaptchaSettings: Codable, Hashable, Sendable {
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
    public var useSMSBotScore: Bool?

    /// Whether expensive numbers are watched.
    public var useSMSTollFraudProtection: Bool?

    /// What happens to suspicious numbers.
    public var tollFraudManagedRules: [TollFraudManagedRule]?

    /// Creates rules; a `nil` field stays out of the JSON.
    public init(
        emailPasswordEnforcementState: String? = nil,
        phoneEnforcementState: String? = nil,
        managedRules: [RecaptchaManagedRule]? = nil,
        recaptchaKeys: [RecaptchaKey]? = nil,
        useAccountDefender: Bool? = nil,
        useSMSBotScore: Bool? = nil,
        useSMSTollFraudProtection: Bool? = nil,
        tollFraudManagedRules: [TollFraudManagedRule]? = nil
    ) {
        self.emailPasswordEnforcementState = emailPasswordEnforcementState
        self.phoneEnforcementState = phoneEnforcementState
        self.managedRules = managedRules
        self.recaptchaKeys = recaptchaKeys
        self.useAccountDefender = useAccountDefender
        self.useSMSBotScore = useSMSBotScore
        self.useSMSTollFraudProtection = useSMSTollFraudProtection
        self.tollFraudManagedRules = tollFraudManagedRules
    }

    private enum CodingKeys: String, CodingKey {
        case emailPasswordEnforcementState, phoneEnforcementState, managedRules, recaptchaKeys,
            useAccountDefender, tollFraudManagedRules
        case useSMSBotScore = "useSmsBotScore"
        case useSMSTollFraudProtection = "useSmsTollFraudProtection"
    }
}

/// What happens up to a score.
public struct RecaptchaManagedRule: Codable, Hashable, Sendable {
    /// The highest score that it applies to.
    public var endScore: Double?

    /// `BLOCK`.
    public var action: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(endScore: Double? = nil, action: String? = nil) {
        self.endScore = endScore
        self.action = action
    }
}

/// What happens from a score of toll fraud on.
public struct TollFraudManagedRule: Codable, Hashable, Sendable {
    /// The lowest score that it applies to.
    public var startScore: Double?

    /// `BLOCK`.
    public var action: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(startScore: Double? = nil, action: String? = nil) {
        self.startScore = startScore
        self.action = action
    }
}

/// A site key.
public struct RecaptchaKey: Codable, Hashable, Sendable {
    /// The key.
    public var key: String?

    /// `WEB`, `IOS` or `ANDROID`.
    public var type: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(key: String? = nil, type: String? = nil) {
        self.key = key
        self.type = type
    }
}
