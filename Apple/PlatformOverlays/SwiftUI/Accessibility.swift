// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple declares these in the overlays of UIKit and AppKit, which SwiftUI re-exports.

#if canImport(UIKit)
public enum UIAccessibility {
    public enum Notification: Sendable {
        case announcement
    }

    @MainActor
    public static func post(notification: Notification, argument: Any?) { neverRuns() }
}
#else
public enum NSAccessibility {
    public struct NotificationUserInfoKey: Hashable, Sendable {
        public static let announcement = Self()
    }

    public enum Notification: Sendable {
        case announcementRequested
    }

    @MainActor
    public static func post(
        element: Any,
        notification: Notification,
        userInfo: [NotificationUserInfoKey: Any]?
    ) { neverRuns() }
}
#endif
