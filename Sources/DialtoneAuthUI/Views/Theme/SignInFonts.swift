#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
public import SwiftUI

/// The fonts of a sign-in screen.
///
/// Use fonts that scale with the user's text size, for example
/// `Font.custom("Avenir", size: 17, relativeTo: .body)`.
public struct SignInFonts: Sendable {
    /// The font of titles.
    public var title = Font.title.bold()

    /// The font of sentences, fields and buttons.
    public var body = Font.body

    /// The font of notes and of links to documents.
    public var note = Font.footnote

    /// The font of the code that the user types; its digits should have the same width.
    public var code = Font.title.monospacedDigit()

    /// Creates the system's fonts.
    public init() {}
}
#endif
