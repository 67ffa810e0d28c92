#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// The title of a step, and the sentence below it.
struct StepTitle: View {
    let title: String
    var lead: String?
    @AccessibilityFocusState private var isFocused: Bool
    @Environment(\.signInTheme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(theme.fonts.title)
                .accessibilityAddTraits(.isHeader)
                .accessibilityFocused($isFocused)
            if let lead { Text(lead).foregroundColor(.secondary) }
        }
        // Users of VoiceOver notice that a new step begins; its field takes the focus from others.
        .onAppear { isFocused = true }
    }
}
#endif
