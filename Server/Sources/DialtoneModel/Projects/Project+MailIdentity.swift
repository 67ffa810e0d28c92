extension Project {
    /// The sender of the project's mails.
    package var mailIdentity: MailIdentity {
        let mails = settings.mails
        return MailIdentity(
            name: mails.senderName ?? displayName,
            from: mails.from,
            replyTo: mails.replyTo
        )
    }
}
