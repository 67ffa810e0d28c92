#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Error messages and confirmations, which are also announced to assistive technology.
struct MessageLines: View {
    let screen: ScreenState
    @Environment(\.signInTheme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if let complaint = screen.texts.complaint(of: screen.model) {
                Label(complaint, systemImage: "exclamationmark.triangle")
                    .foregroundColor(theme.error)
            }
            if let wait = screen.texts.wait(of: screen.model, at: screen.time) {
                // A number that changes each second would be read out each second.
                Text(wait).foregroundColor(theme.error).accessibilityHidden(true)
            }
            if let notice = screen.texts.notice(of: screen.model) {
                Text(notice).foregroundColor(.secondary)
            }
        }
        .onChange(of: screen.model.complaint) { _ in
            Announcement.post(screen.texts.complaint(of: screen.model, at: screen.time))
        }
        .onChange(of: screen.model.notice) { _ in
            Announcement.post(screen.texts.notice(of: screen.model))
        }
    }
}
#endif
