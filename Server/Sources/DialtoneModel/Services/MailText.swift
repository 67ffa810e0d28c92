/// Formats notices in the recipient's language.
package protocol MailText: Sendable {
    /// Returns the content of a mail about `notice`.
    ///
    /// `languages` are BCP 47 tags in order of preference; if none is supported, the mail is in
    /// English.
    func content(of notice: AccountNotice, appName: String, languages: [String]) -> MailContent
}
