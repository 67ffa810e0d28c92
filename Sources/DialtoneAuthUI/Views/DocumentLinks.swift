#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// The links to documents, before anything is proved, and to help; each alone is fine.
struct DocumentLinks: View {
    let screen: ScreenState
    @Environment(\.signInTheme) private var theme

    var body: some View {
        let options = screen.model.options
        HStack(spacing: 16) {
            if screen.model.isBeginning, let url = options.termsURL {
                Link(screen.texts.text(.terms), destination: url)
            }
            if screen.model.isBeginning, let url = options.privacyURL {
                Link(screen.texts.text(.privacy), destination: url)
            }
            if let url = options.supportURL { Link(screen.texts.text(.help), destination: url) }
        }
        .font(theme.fonts.note)
    }
}
#endif
