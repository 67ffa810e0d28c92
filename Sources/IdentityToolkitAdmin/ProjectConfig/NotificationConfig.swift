public import IdentityToolkit

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
