package import DialtoneModel

/// A message as users of one language receive it.
package struct MessagePreview: Sendable {
    package let wording: MessageWording
    package let text: String
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
        wording = plan.wording(in: [language])
        text = wording.text(with: code)
        reading = AutofillReading(of: text)
    }
}
