public import IdentityToolkit

/// Rules of messages.
public struct NotificationConfig: WireObject {
    /// Language where the caller names none.
    public var defaultLocale: String?

    /// Rules of e-mails.
    public var sendEmail: SendEmailConfig?

    /// Rules of SMS.
    public var sendSms: SendSMSConfig?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Rules of SMS.
public struct SendSMSConfig: WireObject {
    /// Whether the device's language counts.
    public var useDeviceLocale: Bool?

    /// The text; output only.
    public var smsTemplate: SMSTemplate?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Text of an SMS.
public struct SMSTemplate: WireObject {
    /// The text.
    public var content: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
