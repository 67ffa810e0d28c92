#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Asks which of the account's second factors to use.
struct FactorsView: View {
    let screen: ScreenState
    let factors: [SecondFactor]
    @Environment(\.signInTheme) private var theme

    var body: some View {
        StepTitle(
            title: screen.texts.text(.factorTitle),
            lead: screen.texts.text(.factorLead)
        )
        ForEach(factors) { factor in
            ChoiceButton(screen: screen, title: title(factor), note: factor.name) {
                .chooseFactor(factor)
            }
        }
        Text(screen.texts.text(.factorLost)).font(theme.fonts.note).foregroundColor(.secondary)
    }

    private func title(_ factor: SecondFactor) -> String {
        factor.kind == .phone
            ? screen.texts.text(.factorPhone, ["number": factor.ending])
            : screen.texts.text(.factorApp)
    }
}
#endif
