import DialtoneBasics
import DialtoneModel
import Foundation

extension ActionPage {
    func asking(
        _ form: ActionForm,
        _ language: PageLanguage,
        _ subject: Subject
    ) -> ActionView {
        let code = subject.code
        guard code.purpose != .emailSignIn else { return signingIn(form, language, subject) }
        let texts = language.texts.action
        let action = texts.action(of: code)
        // The link in a text message does not show the number to others who open it.
        let owner = code.phoneNumber?.masked ?? code.email
        let email = code.purpose == .changeEmail ? code.newEmail ?? code.email : owner
        var view = ActionView(
            assets: files.assets.path,
            language: language,
            title: action.title,
            lead: action.lead
        )
        view.email = email
        view.note = note(about: code, in: texts)
        let policy = subject.project.settings.passwordSignIn.policy
        view.form = ActionView.Form(
            action: ActionLinks.page,
            oobCode: form.oobCode ?? "",
            apiKey: form.apiKey ?? "",
            continueURL: form.continueURL ?? "",
            language: language.tag,
            button: action.button,
            passwordLabel: code.purpose == .passwordReset
                ? texts.newPassword : subject.offersPassword ? texts.otherPassword : nil,
            isPasswordOptional: subject.offersPassword,
            passwordRules: texts.passwordRules.text(for: policy),
            shortest: policy.shortest,
            userName: email
        )
        return view
    }

    /// Returns a note for links that undo a change: the time of the change and further effects.
    private func note(about code: ActionCode, in texts: ActionTexts) -> String? {
        switch code.purpose {
        case .recoverEmail, .revertSecondFactor:
            let time = code.createdAt.date.formatted(
                Date.ISO8601FormatStyle().year().month().day().dateTimeSeparator(.space)
                    .time(includingFractionalSeconds: false)
            )
            let change = texts.changeTime.replacing("{time}", with: "\(time) UTC")
            return "\(change) \(texts.signsOut)"
        case .passwordReset, .verifyEmail, .changeEmail, .emailSignIn: return nil
        }
    }

    func done(
        _ form: ActionForm,
        _ language: PageLanguage,
        _ subject: Subject
    ) -> ActionView {
        let texts = language.texts.action
        let action = texts.action(of: subject.code)
        var view = ActionView(
            assets: files.assets.path,
            language: language,
            title: action.doneTitle,
            lead: action.doneLead
        )
        if let url = subject.next {
            view.next = ActionView.Next(url: url.text, label: texts.goOn)
        }
        return view
    }

    /// Shows a sign-in link, which only the app can complete: it stores who requested the link.
    private func signingIn(
        _ form: ActionForm,
        _ language: PageLanguage,
        _ subject: Subject
    ) -> ActionView {
        let texts = language.texts.action
        let url = subject.next
        var view = ActionView(
            assets: files.assets.path,
            language: language,
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
