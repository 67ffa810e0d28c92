#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// The links to the app's documents; each alone is fine.
struct DocumentLinks: View {
    let screen: ScreenState

    var body: some View {
        HStack(spacing: 16) {
            if let url = screen.model.options.termsURL {
                Link(screen.texts.text(.terms), destination: url)
            }
            if let url = screen.model.options.privacyURL {
                Link(screen.texts.text(.privacy), destination: url)
            }
        }
        .font(.footnote)
    }
}
#endif
