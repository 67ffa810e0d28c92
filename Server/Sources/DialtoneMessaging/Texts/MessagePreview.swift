package import DialtoneCore

/// A message as readers of one language will get it.
package struct MessagePreview: Sendable {
    package let wording: MessageWording

    /// Whether the app's name lost its end, so that the message fits.
    package let hasShortName: Bool

    /// Whether only the sentence with the code is left, so that the message fits.
    package let hasNoAdvice: Bool

    package let reading: AutofillReading

    package init(
        of code: OneTimeCode,
        in language: String,
        for project: Project,
        app: RelyingApp?
    ) {
        var plan = MessagePlan(of: project, app: app, codeLength: code.digits.utf8.count)
        let layout = plan.layout(in: [language])
        wording = layout.wording(of: code)
        hasShortName = layout.omissions.contains(.endOfName)
        hasNoAdvice = layout.omissions.contains(.advice)
        reading = AutofillReading(of: wording.text)
    }
}
