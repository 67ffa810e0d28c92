package import DialtoneModel

/// A message as users of one language receive it.
package struct MessagePreview: Sendable {
    package let wording: MessageWording

    /// Whether the app's name was shortened to make the message fit.
    package let hasShortName: Bool

    /// Whether the advice after the code was removed to make the message fit.
    package let hasNoAdvice: Bool

    package let reading: AutofillReading

    /// Throws if a built-in text is missing.
    package init(
        of code: OneTimeCode,
        in language: String,
        for project: Project,
        app: RelyingApp?
    ) throws {
        var plan = MessagePlan(
            of: project,
            app: app,
            codeLength: code.digits.utf8.count,
            from: try ShippedTexts()
        )
        let layout = plan.layout(in: [language])
        wording = layout.wording(of: code)
        hasShortName = layout.omissions.contains(.endOfName)
        hasNoAdvice = layout.omissions.contains(.advice)
        reading = AutofillReading(of: wording.text)
    }
}
