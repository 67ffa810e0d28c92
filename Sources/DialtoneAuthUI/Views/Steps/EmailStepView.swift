#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Asks for an e-mail address, and for a password if the purpose needs one.
struct EmailStepView: View {
    let screen: ScreenState
    let entry: EmailEntry

    var body: some View {
        StepTitle(title: title, lead: lead)
        TextField(
            texts.text(.emailLabel),
            text: screen.binding(entry.email) { .typeEmail($0) }
        )
        .themedField()
        .disableAutocorrection(true)
        #if !os(macOS)
        .keyboardType(.emailAddress)
        .textContentType(.username)
        .textInputAutocapitalization(.never)
        #endif
        .onSubmit { screen.send(.submit) }
        if screen.model.asksForName(entry.purpose) { nameField }
        if entry.purpose.needsPassword { PasswordField(screen: screen, entry: entry) }
        SubmitButton(screen: screen, title: submitTitle, busyTitle: texts.text(.oneMoment))
        ForEach(screen.model.emailPurposes, id: \.self) { purpose in
            Button(label(purpose)) { screen.send(.chooseEmail(purpose)) }
                .disabled(screen.model.isBusy)
        }
    }

    private var texts: SignInTexts { screen.texts }

    private var title: String {
        switch entry.purpose {
        case .signIn: texts.text(.passwordTitle)
        case .signUp: texts.text(.signUp)
        case .reset: texts.text(.resetTitle)
        case .link: texts.text(.linkTitle)
        case .confirm: texts.text(.confirmEmailTitle)
        }
    }

    private var lead: String? {
        switch entry.purpose {
        case .reset: texts.text(.resetLead)
        case .confirm: texts.text(.linkConfirmLead)
        case .signIn, .signUp, .link:
            screen.model.options.isReauthentication ? texts.text(.reauthLead) : nil
        }
    }

    private var submitTitle: String {
        switch entry.purpose {
        case .signIn, .confirm: texts.text(.codeSubmit)
        case .signUp: texts.text(.signUpSubmit)
        case .reset, .link: texts.text(.linkSubmit)
        }
    }

    private var nameField: some View {
        TextField(texts.text(.nameLabel), text: screen.binding(entry.name) { .typeName($0) })
            .themedField()
            #if !os(macOS)
        .textContentType(.name)
            #endif
            .onSubmit { screen.send(.submit) }
    }

    private func label(_ purpose: EmailEntry.Purpose) -> String {
        switch purpose {
        case .signIn: texts.text(.signUpInstead)
        case .signUp: texts.text(.signUp)
        case .reset: texts.text(.passwordForgotten)
        case .link, .confirm: texts.text(.withLink)
        }
    }
}
#endif
