#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// A button with a note below its title.
struct ChoiceButton: View {
    let screen: ScreenState
    let title: String
    let note: String?
    let event: () -> SignInEvent
    @Environment(\.signInTheme) private var theme

    var body: some View {
        Button {
            screen.send(event())
        } label: {
            VStack(alignment: .leading, spacing: 4) {
                Text(title)
                if let note { Text(note).font(theme.fonts.note).foregroundColor(.secondary) }
            }
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .disabled(screen.model.isBusy)
    }
}
#endif
