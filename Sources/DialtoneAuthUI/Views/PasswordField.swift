#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// A password, with a button that shows it; one field, so that it need not be typed twice.
struct PasswordField: View {
    let screen: ScreenState
    let entry: EmailEntry
    @Environment(\.signInTheme) private var theme
    @State private var isShown = false

    var body: some View {
        HStack(spacing: 8) {
            field
                .themedField()
                .disableAutocorrection(true)
                #if !os(macOS)
            // The system suggests a strong password for a new account, and fills in a known one.
            .textContentType(isNew ? .newPassword : .password)
            .textInputAutocapitalization(.never)
                #endif
                .onSubmit { screen.send(.submit) }
            Button {
                isShown.toggle()
            } label: {
                Image(systemName: isShown ? "eye.slash" : "eye")
            }
            .accessibilityLabel(screen.texts.text(isShown ? .passwordHide : .passwordShow))
        }
        if isNew, let policy = screen.model.passwordPolicy {
            Text(screen.texts.passwordRules(policy)).font(theme.fonts.note).foregroundColor(
                .secondary
            )
        }
    }

    private var isNew: Bool { entry.purpose == .signUp }

    @ViewBuilder private var field: some View {
        let label = screen.texts.text(isNew ? .passwordNew : .passwordLabel)
        let text = screen.binding(entry.password) { .typePassword($0) }
        if isShown {
            TextField(label, text: text)
        } else {
            SecureField(label, text: text)
        }
    }
}
#endif
