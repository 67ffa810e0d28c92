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
        .textFieldStyle(.roundedBorder)
        .disableAutocorrection(true)
        #if !os(macOS)
        .keyboardType(.emailAddress)
        .textContentType(.username)
        .textInputAutocapitalization(.never)
        #endif
        .onSubmit { screen.send(.submit) }
        if entry.purpose.needsPassword { passwordField }
        SubmitButton(screen: screen, title: submitTitle, busyTitle: texts.text(.oneMoment))
        ForEach(screen.model.emailPurposes, id: \.self) { purpose in
            Button(label(purpose)) { screen.send(.chooseEmail(purpose)) }
                .disabled(screen.model.isBusy)
        }
    }

    private var texts: SignInTexts { screen.texts }

    private var isNewAccount: Bool { entry.purpose == .signUp }

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
        case .signIn, .signUp, .link: nil
        }
    }

    private var submitTitle: String {
        switch entry.purpose {
        case .signIn, .confirm: texts.text(.codeSubmit)
        case .signUp: texts.text(.signUpSubmit)
        case .reset, .link: texts.text(.linkSubmit)
        }
    }

    private func label(_ purpose: EmailEntry.Purpose) -> String {
        switch purpose {
        case .signIn: texts.text(.signUpInstead)
        case .signUp: texts.text(.signUp)
        case .reset: texts.text(.passwordForgotten)
        case .link, .confirm: texts.text(.withLink)
        }
    }

    private var passwordField: some View {
        SecureField(
            texts.text(isNewAccount ? .passwordNew : .passwordLabel),
            text: screen.binding(entry.password) { .typePassword($0) }
        )
        .textFieldStyle(.roundedBorder)
        #if !os(macOS)
        // The system suggests a strong password for a new account, and fills in a known one.
        .textContentType(isNewAccount ? .newPassword : .password)
        #endif
        .onSubmit { screen.send(.submit) }
    }
}
#endif
