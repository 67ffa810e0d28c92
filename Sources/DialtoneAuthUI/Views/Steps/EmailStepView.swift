#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Asks for an e-mail address, and for a password unless a link is sent.
struct EmailStepView: View {
    let screen: ScreenState
    let entry: EmailEntry

    var body: some View {
        StepTitle(title: texts.text(entry.isForLink ? .linkTitle : .passwordTitle))
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
        if !entry.isForLink { passwordField }
        if entry.isLinkSent { Text(texts.text(.linkSent, ["email": entry.email])) }
        SubmitButton(
            screen: screen,
            title: texts.text(entry.isForLink ? .linkSubmit : .codeSubmit),
            busyTitle: texts.text(.oneMoment)
        )
    }

    private var texts: SignInTexts { screen.texts }

    private var passwordField: some View {
        SecureField(
            texts.text(.passwordLabel),
            text: screen.binding(entry.password) { .typePassword($0) }
        )
        .textFieldStyle(.roundedBorder)
        #if !os(macOS)
        .textContentType(.password)
        #endif
        .onSubmit { screen.send(.submit) }
    }
}
#endif
