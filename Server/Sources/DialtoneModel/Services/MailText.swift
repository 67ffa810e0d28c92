/// Formats notices in the recipient's language, with the project's own texts if it has any.
package protocol MailText: Sendable {
    /// Returns the content of a mail about `notice`.
    ///
    /// `languages` are BCP 47 tags in order of preference; if none is supported, the mail is in the
    /// project's default language or in English.
    func content(
        of notice: AccountNotice,
        for project: Project,
        languages: [String]
    ) -> MailContent

    /// Returns the texts of a kind of mail; `language` is a BCP 47 tag.
    func entry(
        of kind: AccountNotice.Kind,
        for project: Project,
        in language: String
    )
        -> MailTextEntry
}
