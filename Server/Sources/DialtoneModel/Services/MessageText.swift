/// Formats messages in the user's language, with the project's own texts if it has any.
package protocol MessageText: Sendable {
    /// Returns the text for a code of `codeLength` digits.
    ///
    /// `app` requested the code, and is `nil` if it is not registered. `languages` are BCP 47 tags
    /// in order of preference; if none is supported, the text is English.
    func wording(
        codeLength: Int,
        for project: Project,
        app: RelyingApp?,
        in languages: [String]
    ) -> MessageWording

    /// Returns the text of a notice that the ways to sign in to an account were changed.
    ///
    /// `link` undoes the change; without it, the text only reports the change. The language is
    /// selected as for codes.
    func notice(
        _ kind: AccountNotice.Kind,
        link: String?,
        for project: Project,
        in languages: [String]
    ) -> MessageWording
}
