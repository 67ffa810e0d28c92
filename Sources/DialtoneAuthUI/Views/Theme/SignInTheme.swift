#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
public import SwiftUI

/// The appearance of a sign-in screen.
///
/// What a theme does not set follows the system's settings.
public struct SignInTheme: Sendable {
    /// The color of buttons and links; `nil` for that of the app.
    public var accent: Color?

    /// The color of error messages.
    public var error = Color.red

    /// The color behind the screen; `nil` for none.
    public var background: Color?

    /// The fonts of the texts.
    public var fonts = SignInFonts()

    /// The radius of the corners of fields and buttons, in points; `nil` for the system's shapes.
    ///
    /// On macOS 13, buttons keep the system's shape.
    public var cornerRadius: CGFloat?

    /// The distance between the parts of a step, in points.
    public var spacing: CGFloat = 16

    /// The greatest width of the screen, in points.
    public var maximumWidth: CGFloat = 440

    /// The view above every step.
    private(set) var header: (@MainActor @Sendable () -> AnyView)?

    /// Creates a theme with the system's look.
    public init() {}

    /// Creates a theme with these colors, which are the same in light and dark appearance.
    ///
    /// For colors that follow the appearance, set ``accent``, ``error`` and ``background`` to colors
    /// of an asset catalog.
    public init(_ colors: SignInColors) {
        accent = colors.accent.map(Color.init)
        error = colors.error.map(Color.init) ?? error
        background = colors.background.map(Color.init)
    }

    /// Shows a view above every step, for example the app's logo.
    ///
    /// If it is only decoration, hide it from assistive technology.
    public mutating func setHeader(
        @ViewBuilder _ header: @escaping @MainActor @Sendable () -> some View
    ) {
        self.header = { AnyView(header()) }
    }
}

extension Color {
    fileprivate init(_ color: SignInColor) {
        self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: 1)
    }
}

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
