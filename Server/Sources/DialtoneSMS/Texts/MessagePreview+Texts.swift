package import DialtoneModel

extension MessagePreview {
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
        let wording = plan.wording(in: [language])
        self.init(
            of: wording,
            with: code,
            wideCharacters: SMSAlphabet.wideCharacters(in: wording.text(with: code))
        )
    }
}

extension MessageTexts: MessageTextCatalog {
    package func entries(of project: Project, app: RelyingApp?) throws -> [MessageTextEntry] {
        try MessageTextEntry.all(of: project, app: app)
    }

    package func preview(
        of code: OneTimeCode,
        in language: String,
        for project: Project,
        app: RelyingApp?
    ) throws -> MessagePreview {
        try MessagePreview(of: code, in: language, for: project, app: app)
    }
}
