#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
public import SwiftUI

/// How a sign-in screen looks; colors and fonts follow the system's settings otherwise.
public struct SignInTheme: Sendable {
    /// The color of buttons and links; `nil` for that of the app.
    public var accent: Color?

    /// The distance between the parts of a step, in points.
    public var spacing: CGFloat = 16

    /// The greatest width of the screen, in points.
    public var maximumWidth: CGFloat = 440

    /// Creates a theme with the system's look.
    public init() {}
}
#endif
