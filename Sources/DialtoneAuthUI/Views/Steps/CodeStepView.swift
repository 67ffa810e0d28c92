#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Asks for a code.
///
/// One field instead of a box for each digit: autofill, paste and VoiceOver need a single one.
struct CodeStepView: View {
    let screen: ScreenState
    let entry: CodeEntry
    @Environment(\.signInTheme) private var theme
    @FocusState private var isFocused: Bool
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn

    var body: some View {
        StepTitle(title: title, lead: lead)
        if case .newApp(let secret) = entry.purpose { secretLines(secret) }
        field
        SubmitButton(
            screen: screen,
            title: submitTitle,
            busyTitle: texts.text(.codeSubmitting),
            isDisabled: entry.end == .code && wait > 0
        )
        if entry.sent != nil, entry.end == nil {
            lifetime
            resend
        }
    }

    private var texts: SignInTexts { screen.texts }

    private var wait: Double { screen.model.waitForResend(at: screen.time) }

    private var isEnrollment: Bool {
        switch entry.purpose {
        case .newNumber, .newApp: true
        case .signIn, .factor: false
        }
    }

    private var title: String {
        if case .newApp = entry.purpose { return texts.text(.enrollAppTitle) }
        return texts.text(.codeTitle, ["count": String(entry.length)])
    }

    private var lead: String {
        switch entry.purpose {
        case .signIn(let number), .newNumber(let number):
            texts.text(.codeLead, ["number": number.shownNumber])
        case .factor(let factor) where factor.kind == .phone:
            texts.text(.factorCodeLead, ["number": factor.ending])
        case .factor: texts.text(.factorAppLead)
        case .newApp: texts.text(.enrollAppScan)
        }
    }

    private var submitTitle: String {
        switch entry.end {
        case .signIn: texts.text(.startOver)
        case .code where wait > 0: texts.text(.resendIn, ["time": texts.clock(wait)])
        case .code: texts.text(.resend)
        case nil: texts.text(isEnrollment ? .enrollSubmit : .codeSubmit)
        }
    }

    private var field: some View {
        TextField("", text: screen.binding(entry.digits) { .typeCode($0) })
            .themedField()
            .font(theme.fonts.code)
            .codeKeyboard()
            .environment(\.layoutDirection, .leftToRight)
            .disabled(entry.end != nil)
            .focused($isFocused)
            .onSubmit { screen.send(.submit) }
            .onAppear { isFocused = !isVoiceOverOn }
            .accessibilityLabel(texts.text(.codeLabel, ["count": String(entry.length)]))
    }

    @ViewBuilder private var lifetime: some View {
        if let seconds = screen.model.codeLifetime(at: screen.time) {
            Text(texts.text(.codeExpiresIn, ["time": texts.clock(seconds)]))
                .font(theme.fonts.note)
                .foregroundColor(.secondary)
                .accessibilityHidden(true)
        }
    }

    @ViewBuilder private var resend: some View {
        if wait > 0 {
            // A number that changes each second would be read out each second.
            Text(texts.text(.resendIn, ["time": texts.clock(wait)]))
                .foregroundColor(.secondary)
                .accessibilityHidden(true)
        } else {
            Button(texts.text(.resend)) { screen.send(.resend) }.disabled(screen.model.isBusy)
            Button(texts.text(.noMessage)) { screen.send(.askForMessage) }
                .disabled(screen.model.isBusy)
        }
    }

    @ViewBuilder private func secretLines(_ secret: AuthenticatorSecret) -> some View {
        QRCode(text: secret.address, label: texts.text(.setupCode))
        Text(secret.groupedKey)
            .font(theme.fonts.body.monospaced())
            .textSelection(.enabled)
            .environment(\.layoutDirection, .leftToRight)
            .accessibilityLabel("\(texts.text(.setupKey)): \(secret.groupedKey)")
        if let address = URL(string: secret.address) {
            Link(texts.text(.openApp), destination: address)
        }
    }
}

extension View {
    /// The system offers the code of the message above the keyboard.
    fileprivate func codeKeyboard() -> some View {
        #if os(macOS)
        textContentType(.oneTimeCode)
        #else
        keyboardType(.numberPad).textContentType(.oneTimeCode)
        #endif
    }
}
#endif
