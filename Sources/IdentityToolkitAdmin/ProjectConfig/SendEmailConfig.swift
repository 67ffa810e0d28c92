public import IdentityToolkit

/// The settings of e-mails.
public struct SendEmailConfig: WireObject {
    /// The delivery method: `DEFAULT` or `CUSTOM_SMTP`.
    public var method: String?

    /// The URL of the page that links open.
    public var callbackUri: String?

    /// The SMTP server.
    public var smtp: SMTPConfig?

    /// The domain of the sender address.
    public var dnsInfo: EmailDNSInfo?

    /// The template of e-mails that reset a password.
    public var resetPasswordTemplate: EmailTemplate?

    /// The template of e-mails that verify an address.
    public var verifyEmailTemplate: EmailTemplate?

    /// The template of e-mails that revert a change of address.
    public var changeEmailTemplate: EmailTemplate?

    /// The template of e-mails that revert the addition of a second factor.
    public var revertSecondFactorAdditionTemplate: EmailTemplate?

    /// The legacy template of e-mails that reset a password; output only.
    public var legacyResetPasswordTemplate: EmailTemplate?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An SMTP server.
public struct SMTPConfig: WireObject {
    /// The sender address.
    public var senderEmail: String?

    /// The host name.
    public var host: String?

    /// The port.
    public var port: Int?

    /// The user name.
    public var username: String?

    /// The password; input only.
    public var password: String?

    /// The security mode: `SSL` or `START_TLS`.
    public var securityMode: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The domain of the sender address.
public struct EmailDNSInfo: WireObject {
    /// The project's own domain; output only.
    public var customDomain: String?

    /// Whether e-mails are sent from the custom domain.
    public var useCustomDomain: Bool?

    /// A custom domain that is not verified yet; output only.
    public var pendingCustomDomain: String?

    /// The state of the domain verification; output only.
    public var customDomainState: String?

    /// The time when the domain verification was requested, in RFC 3339 format; output only.
    public var domainVerificationRequestTime: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The template of an e-mail.
public struct EmailTemplate: WireObject {
    /// The local part of the sender address, before the `@`.
    public var senderLocalPart: String?

    /// The display name of the sender.
    public var senderDisplayName: String?

    /// The reply-to address.
    public var replyTo: String?

    /// The subject.
    public var subject: String?

    /// The body, with placeholders.
    public var body: String?

    /// The format of the body: `PLAIN_TEXT` or `HTML`.
    public var bodyFormat: String?

    /// Whether the template was changed; output only.
    public var customized: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
