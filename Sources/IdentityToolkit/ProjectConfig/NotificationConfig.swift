/// Rules of messages.
public struct NotificationConfig: Codable, Hashable, Sendable {
    /// Language where the caller names none.
    public var defaultLocale: String?

    /// Rules of e-mails.
    public var sendEmail: SendEmailConfig?

    /// Rules of SMS.
    public var sendSMS: SendSMSConfig?

    /// Creates rules; a `nil` part stays out of the JSON.
    public init(
        defaultLocale: String? = nil,
        sendEmail: SendEmailConfig? = nil,
        sendSMS: SendSMSConfig? = nil
    ) {
        self.defaultLocale = defaultLocale
        self.sendEmail = sendEmail
        self.sendSMS = sendSMS
    }

    private enum CodingKeys: String, CodingKey {
        case defaultLocale, sendEmail
        case sendSMS = "sendSms"
    }
}

/// Rules of SMS.
public struct SendSMSConfig: Codable, Hashable, Sendable {
    /// Whether the device's language counts.
    public var useDeviceLocale: Bool?

    /// The text; output only.
    public var smsTemplate: SMSTemplate?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(useDeviceLocale: Bool? = nil, smsTemplate: SMSTemplate? = nil) {
        self.useDeviceLocale = useDeviceLocale
        self.smsTemplate = smsTemplate
    }
}

/// Text of an SMS.
public struct SMSTemplate: Codable, Hashable, Sendable {
    /// The text.
    public var content: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(content: String? = nil) {
        self.content = content
    }
}
