package import DialtoneModel

/// The texts of verification messages: a project's own, or those of ``VerificationText``.
///
/// The built-in texts begin with the code because lock screens and watches truncate messages.
package struct MessageTexts: MessageText {
    private let plans = MessagePlanCache()

    package init() {}

    package func wording(
        of code: OneTimeCode,
        for project: Project,
        app: RelyingApp?,
        in languages: [String]
    ) -> MessageWording {
        plans.layout(
            in: languages,
            for: project,
            app: app,
            codeLength: code.digits.utf8.count
        ).wording(of: code)
    }
}
