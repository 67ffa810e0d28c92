#if canImport(UIKit) && os(iOS)
/// Why a screen ended without a user.
public enum FUIAuthError: Int, Error, Sendable {
    /// The user closed the screen.
    case userCancelledSignIn = 1
}
#endif
