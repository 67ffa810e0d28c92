import DialtoneCore

extension ActionPage {
    func asking(
        _ form: ActionForm,
        _ texts: ActionTexts,
        _ subject: Subject
    ) -> ActionView {
        let code = subject.code
        guard code.purpose != .emailSignIn else { return signingIn(form, texts, subject) }
        let action = texts.action(of: code)
        let email = code.purpose == .changeEmail ? code.newEmail ?? code.email : code.email
        var view = ActionView(
            assets: assets.path,
            language: texts.language,
            title: action.title,
            lead: action.lead
        )
        view.email = email
        view.form = ActionView.Form(
            action: ActionLinks.page,
            oobCode: form.oobCode ?? "",
            apiKey: form.apiKey ?? "",
            continueURL: form.continueURL ?? "",
            language: texts.language,
            button: action.button,
            passwordLabel: code.purpose == .passwordReset
                ? texts.newPassword : subject.offersPassword ? texts.otherPassword : nil,
            isPasswordOptional: subject.offersPassword,
            shortest: subject.project.settings.passwordSignIn.policy.shortest,
            userName: email
        )
        return view
    }

    func done(
        _ form: ActionForm,
        _ texts: ActionTexts,
        _ subject: Subject
    ) -> ActionView {
        let action = texts.action(of: subject.code)
        var view = ActionView(
            assets: assets.path,
            language: texts.language,
            title: action.doneTitle,
            lead: action.doneLead
        )
        if let url = form.continueURL(for: subject.project) {
            view.next = ActionView.Next(url: url.text, label: texts.goOn)
        }
        return view
    }

    /// Only the app can complete a sign-in: it knows who asked for the link.
    private func signingIn(
        _ form: ActionForm,
        _ texts: ActionTexts,
        _ subject: Subject
    ) -> ActionView {
        let url = form.continueURL(for: subject.project)
        var view = ActionView(
            assets: assets.path,
            language: texts.language,
            title: url == nil ? texts.signIn.doneTitle : texts.signIn.title,
            lead: url == nil ? texts.signIn.doneLead : texts.signIn.lead
        )
        if let url {
            view.next = ActionView.Next(
                url: url.adding(form.signInParameters),
                label: texts.signIn.button
            )
        }
        return view
    }
}

extension PasswordPolicy {
    /// The fewest characters that a new password may have.
    fileprivate var shortest: Int {
        isEnforced ? minimumLength : Self.leastLength
    }
}
