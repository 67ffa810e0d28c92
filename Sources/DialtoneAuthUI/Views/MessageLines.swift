#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// What is wrong, and good news; both are also announced to assistive technology.
struct MessageLines: View {
    let complaint: String?
    let notice: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if let complaint {
                Label(complaint, systemImage: "exclamationmark.triangle")
                    .foregroundColor(.red)
            }
            if let notice { Text(notice).foregroundColor(.secondary) }
        }
        .onChange(of: complaint) { Announcement.post($0) }
        .onChange(of: notice) { Announcement.post($0) }
    }
}
#endif
