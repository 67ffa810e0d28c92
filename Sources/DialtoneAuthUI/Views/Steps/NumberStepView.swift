#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Asks for a country and a number.
struct NumberStepView: View {
    let screen: ScreenState
    let entry: NumberEntry
    @Environment(\.signInTheme) private var theme
    @State private var isChoosingCountry = false
    @FocusState private var isFocused: Bool
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn

    var body: some View {
        StepTitle(
            title: texts.text(entry.isForSecondFactor ? .enrollPhone : .numberTitle),
            lead: texts.text(lead)
        )
        HStack(spacing: 8) {
            countryButton
            field
        }
        // Numbers are written from left to right in every language.
        .environment(\.layoutDirection, .leftToRight)
        .sheet(isPresented: $isChoosingCountry) {
            CountryList(screen: screen, selected: entry.country)
        }
        if entry.isComplete {
            Text(texts.text(.numberSent, ["number": entry.shownNumber])).font(theme.fonts.note)
        }
        Text(texts.text(.numberNotice)).font(theme.fonts.note).foregroundColor(.secondary)
        SubmitButton(
            screen: screen,
            title: texts.text(.numberSubmit),
            busyTitle: texts.text(.numberSubmitting)
        )
    }

    private var texts: SignInTexts { screen.texts }

    private var lead: SignInText {
        if entry.isForSecondFactor { return .enrollPhoneLead }
        return screen.model.options.isReauthentication ? .reauthLead : .numberLead
    }

    #if !os(macOS)
    /// The system suggests passkeys for user names only.
    private var contentType: UITextContentType {
        let isSuggested = screen.model.offersPasskeys && !entry.isForSecondFactor
        return isSuggested ? .username : .telephoneNumber
    }
    #endif

    private var countryButton: some View {
        let values = ["name": texts.name(entry.country), "code": entry.country.callingCode]
        return Button {
            isChoosingCountry = true
        } label: {
            Text("\(entry.country.flag) +\(entry.country.callingCode)")
        }
        .buttonStyle(.bordered)
        .disabled(entry.isFixed || screen.model.options.countries.all.count == 1)
        .accessibilityLabel(texts.text(.countryButton, values))
    }

    private var field: some View {
        TextField(
            entry.country.exampleNumber,
            text: screen.binding(entry.text) { .typeNumber($0) }
        )
        .themedField()
        .font(theme.fonts.body.monospacedDigit())
        #if !os(macOS)
        .keyboardType(.phonePad)
        .textContentType(contentType)
        #endif
        .disabled(entry.isFixed)
        .focused($isFocused)
        .onSubmit { screen.send(.submit) }
        .onAppear { isFocused = !isVoiceOverOn }
        .accessibilityLabel(texts.text(.numberLabel))
    }
}
#endif
