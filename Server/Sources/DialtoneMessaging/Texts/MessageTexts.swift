package import DialtoneCore

/// The texts of verification messages: a project's own, and those of ``VerificationText``.
///
/// The code stands first in the latter, because lock screens and watches cut messages off.
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
