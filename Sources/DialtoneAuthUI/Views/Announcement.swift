#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
#if canImport(UIKit)
import SwiftUI
import UIKit
#else
import AppKit
import SwiftUI
#endif

/// An announcement to assistive technology of a change that the user did not cause.
@MainActor
enum Announcement {
    static func post(_ sentence: String?) {
        guard let sentence else { return }
        #if canImport(UIKit)
        UIAccessibility.post(notification: .announcement, argument: sentence)
        #else
        guard let window = NSApplication.shared.mainWindow else { return }
        let info: [NSAccessibility.NotificationUserInfoKey: Any] = [.announcement: sentence]
        NSAccessibility.post(element: window, notification: .announcementRequested, userInfo: info)
        #endif
    }
}
#endif
