#if canImport(UIKit) && os(iOS)
import Foundation

/// Why a screen ended without a user.
@objc(FUIAuthErrorCode)
public enum FUIAuthError: Int, Error, Sendable {
    /// The user closed the screen.
    case userCancelledSignIn = 1
}
#endif
