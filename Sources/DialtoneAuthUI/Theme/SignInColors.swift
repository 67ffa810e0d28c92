/// The colors of an app's sign-in screen, for every front end.
///
/// A color that is `nil` is that of the system or the terminal.
public struct SignInColors: Hashable, Sendable {
    /// The color of buttons and links.
    public var accent: SignInColor?

    /// The color of error messages.
    public var error: SignInColor?

    /// The color behind the screen; terminals keep their own.
    public var background: SignInColor?

    /// Creates colors.
    public init(
        accent: SignInColor? = nil,
        error: SignInColor? = nil,
        background: SignInColor? = nil
    ) {
        self.accent = accent
        self.error = error
        self.background = background
    }
}
