/// Rules of e-mails.
public struct SendEmailConfig: Codable, Hashable, Sendable {
    /// `DEFAULT` or `CUSTOM_SMTP`.
    public var method: String?

    /// Address of the page that links lead to.
    public var callbackURI: String?

    /// The mail server.
    public var smtp: SMTPConfig?

    /// The domain that mails come from.
    public var dnsInfo: EmailDNSInfo?

    /// Mail to reset a password.
    public var resetPasswordTemplate: EmailTemplate?

    /// Mail to prove an address.
    public var verifyEmailTemplate: EmailTemplate?

    /// Mail to take a change of address back.
    public var changeEmailTemplate: EmailTemplate?

    /// Mail to take a new second factor back.
    public var revertSecondFactorAdditionTemplate: EmailTemplate?

    /// Former mail to reset a password; output only.
    public var legacyResetPasswordTemplate: EmailTemplate?

    /// Creates rules; a `nil` field stays out of the JSON.
    public init(
        method: String? = nil,
        callbackURI: String? = nil,
        smtp: SMTPConfig? = nil,
        dnsInfo: EmailDNSInfo? = nil,
        resetPasswordTemplate: EmailTemplate? = nil,
        verifyEmailTemplate: EmailTemplate? = nil,
        changeEmailTemplate: EmailTemplate? = nil,
        revertSecondFactorAdditionTemplate: EmailTemplate? = nil,
        legacyResetPasswordTemplate: EmailTemplate? = nil
    ) {
        self.method = method
        self.callbackURI = callbackURI
        self.smtp = smtp
        self.dnsInfo = dnsInfo
        self.resetPasswordTemplate = resetPasswordTemplate
        self.verifyEmailTemplate = verifyEmailTemplate
        self.changeEmailTemplate = changeEmailTemplate
        self.revertSecondFactorAdditionTemplate = revertSecondFactorAdditionTemplate
        self.legacyResetPasswordTemplate = legacyResetPasswordTemplate
    }

    private enum CodingKeys: String, CodingKey {
        case method, smtp, dnsInfo, resetPasswordTemplate, verifyEmailTemplate, changeEmailTemplate,
            revertSecondFactorAdditionTemplate, legacyResetPasswordTemplate
        case callbackURI = "callbackUri"
    }
}

/// A mail server.
public struct SMTPConfig: Codable, Hashable, Sendable {
    /// Address that mails come from.
    public var senderEmail: String?

    /// Name of the host.
    public var host: String?

    /// Its port.
    public var port: Int?

    /// Name to sign in with.
    public var username: String?

    /// Password to sign in with; input only.
    public var password: String?

    /// `SSL` or `START_TLS`.
    public var securityMode: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        senderEmail: String? = nil,
        host: String? = nil,
        port: Int? = nil,
        username: String? = nil,
        password: String? = nil,
        securityMode: String? = nil
    ) {
        self.senderEmail = senderEmail
        self.host = host
        self.port = port
        self.username = username
        self.password = password
        self.securityMode = securityMode
    }
}

/// The domain that mails come from.
public struct EmailDNSInfo: Codable, Hashable, Sendable {
    /// The project's own domain; output only.
    public var customDomain: String?

    /// Whether mails come from there.
    public var useCustomDomain: Bool?

    /// A domain that is not yet proved; output only.
    public var pendingCustomDomain: String?

    /// How far that is; output only.
    public var customDomainState: String?

    /// RFC 3339 time when its proof was asked for; output only.
    public var domainVerificationRequestTime: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        customDomain: String? = nil,
        useCustomDomain: Bool? = nil,
        pendingCustomDomain: String? = nil,
        customDomainState: String? = nil,
        domainVerificationRequestTime: String? = nil
    ) {
        self.customDomain = customDomain
        self.useCustomDomain = useCustomDomain
        self.pendingCustomDomain = pendingCustomDomain
        self.customDomainState = customDomainState
        self.domainVerificationRequestTime = domainVerificationRequestTime
    }
}

/// Text of an e-mail.
public struct EmailTemplate: Codable, Hashable, Sendable {
    /// The sender's name before the at sign.
    public var senderLocalPart: String?

    /// The sender's name to show.
    public var senderDisplayName: String?

    /// Where answers go.
    public var replyTo: String?

    /// Subject line.
    public var subject: String?

    /// Text, with placeholders.
    public var body: String?

    /// `PLAIN_TEXT` or `HTML`.
    public var bodyFormat: String?

    /// Whether it was changed; output only.
    public var customized: Bool?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        senderLocalPart: String? = nil,
        senderDisplayName: String? = nil,
        replyTo: String? = nil,
        subject: String? = nil,
        body: String? = nil,
        bodyFormat: String? = nil,
        customized: Bool? = nil
    ) {
        self.senderLocalPart = senderLocalPart
        self.senderDisplayName = senderDisplayName
        self.replyTo = replyTo
        self.subject = subject
        self.body = body
        self.bodyFormat = bodyFormat
        self.customized = customized
    }
}
