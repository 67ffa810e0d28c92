public import IdentityToolkit

/// Rules of e-mails.
public struct SendEmailConfig: WireObject {
    /// `DEFAULT` or `CUSTOM_SMTP`.
    public var method: String?

    /// Address of the page that links lead to.
    public var callbackUri: String?

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

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A mail server.
public struct SMTPConfig: WireObject {
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

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The domain that mails come from.
public struct EmailDNSInfo: WireObject {
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

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Text of an e-mail.
public struct EmailTemplate: WireObject {
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

    /// Creates a value whose fields have their defaults.
    public init() {}
}
