import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension NotificationConfig {
    /// Each kind of mail that upstream has a template for, and the template's field.
    private static let templates: [KindOfTemplate] = [
        (.resetPassword, "resetPasswordTemplate", \.resetPasswordTemplate),
        (.verifyEmail, "verifyEmailTemplate", \.verifyEmailTemplate),
        (.emailChanged, "changeEmailTemplate", \.changeEmailTemplate),
        (
            .secondFactorAdded, "revertSecondFactorAdditionTemplate",
            \.revertSecondFactorAdditionTemplate
        ),
    ]

    private typealias KindOfTemplate = (
        kind: AccountNotice.Kind, name: String,
        path: any WritableKeyPath<SendEmailConfig, EmailTemplate?> & Sendable
    )

    private static let english = "en"

    /// Creates the representation of the texts in the default language.
    init(_ settings: ProjectSettings) {
        self.init()
        let language = settings.messages.defaultLanguage ?? Self.english
        defaultLocale = language
        sendEmail = SendEmailConfig { config in
            for template in Self.templates {
                config[keyPath: template.path] = EmailTemplate(
                    settings.mails.text(of: template.kind, in: language),
                    settings.mails
                )
            }
        }
    }

    /// Applies the default language, the sender and the texts in the default language.
    func apply(to settings: inout ProjectSettings) throws(Refusal) {
        try checkFields()
        let former = settings.messages.defaultLanguage
        let language = defaultLocale.map { LanguageTag($0).key } ?? Self.english
        let isEnglish = language == Self.english && former == nil
        settings.messages.defaultLanguage =
            isEnglish || defaultLocale == nil ? nil : language
        try applySender(to: &settings.mails)
        for template in Self.templates {
            let path = "notification.sendEmail.\(template.name)"
            let shown = settings.mails.text(of: template.kind, in: former ?? Self.english)
            let wanted = try sendEmail?[keyPath: template.path]?.text(keeping: shown, path)
            // A change of the language alone must not copy the texts of the former one.
            guard wanted != shown else { continue }
            let key = MailTextKey(kind: template.kind, language: language).text
            settings.mails.texts[key] = wanted
        }
    }

    /// Throws for what the server's configuration file or other calls set.
    private func checkFields() throws(Refusal) {
        let others: [(String, Bool)] = [
            ("sendSms", sendSms != nil), ("sendEmail.method", sendEmail?.method != nil),
            ("sendEmail.callbackUri", sendEmail?.callbackUri != nil),
            ("sendEmail.smtp", sendEmail?.smtp != nil),
            ("sendEmail.dnsInfo", sendEmail?.dnsInfo != nil),
            (
                "sendEmail.legacyResetPasswordTemplate",
                sendEmail?.legacyResetPasswordTemplate != nil
            ),
        ]
        guard let (name, _) = others.first(where: \.1) else { return }
        throw .unchangeable("notification.\(name)")
    }

    /// A project has one sender; upstream, each template has one.
    private func applySender(to mails: inout MailSettings) throws(Refusal) {
        let templates = Self.templates.compactMap { sendEmail?[keyPath: $0.path] }
        let now = EmailTemplate(nil, mails)
        if let name = try Self.changed(templates, now, \.senderDisplayName, "senderDisplayName") {
            mails.senderName = name.isEmpty ? nil : name
        }
        if let address = try Self.changed(templates, now, \.replyTo, "replyTo") {
            mails.replyTo = address.isEmpty ? nil : address.lowercased()
        }
        if let part = try Self.changed(templates, now, \.senderLocalPart, "senderLocalPart") {
            guard let domain = mails.from?.split(separator: "@").last else {
                throw .invalidConfig(
                    "senderLocalPart cannot be changed before mails.from is set, whose domain it "
                        + "belongs to."
                )
            }
            mails.from = "\(part.lowercased())@\(domain)"
        }
    }

    private static func changed(
        _ templates: [EmailTemplate],
        _ now: EmailTemplate,
        _ path: KeyPath<EmailTemplate, String?>,
        _ name: String
    ) throws(Refusal) -> String? {
        let values = Set(templates.compactMap { $0[keyPath: path] })
            .subtracting([now[keyPath: path]].compactMap(\.self))
        guard values.count < 2 else {
            throw .invalidConfig(
                "\(name) must be the same in all templates: a project has one sender of mails."
            )
        }
        return values.first
    }
}

extension EmailTemplate {
    private static let plainText = "PLAIN_TEXT"

    /// Creates the representation of a text; without one, the built-in text is sent.
    fileprivate init(_ text: CustomMailText?, _ mails: MailSettings) {
        self.init()
        senderLocalPart = mails.from?.split(separator: "@").first.map(String.init)
        senderDisplayName = mails.senderName
        replyTo = mails.replyTo
        subject = text.map { Self.upstream($0.subject) }
        body = text.map { Self.upstream($0.body) }
        bodyFormat = text == nil ? nil : Self.plainText
        customized = text != nil
    }

    /// Returns the text; `nil` for the built-in one.
    fileprivate func text(
        keeping old: CustomMailText?,
        _ path: String
    ) throws(Refusal) -> CustomMailText? {
        guard bodyFormat == nil || bodyFormat == Self.plainText else {
            throw .invalidConfig(
                "\(path).bodyFormat must be PLAIN_TEXT: the server makes the HTML version."
            )
        }
        guard subject?.isEmpty == false || body?.isEmpty == false else { return nil }
        return .entered(
            subject: Self.own(subject ?? ""),
            body: Self.own(body ?? ""),
            button: old?.button
        )
    }

    private static func upstream(_ text: String) -> String {
        MailPlaceholder.allCases.reduce(text) {
            $0.replacing($1.text, with: $1.upstreamName)
        }
    }

    private static func own(_ text: String) -> String {
        MailPlaceholder.allCases.reduce(text) {
            $0.replacing($1.upstreamName, with: $1.text)
        }
    }
}
