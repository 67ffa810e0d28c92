#if canImport(UIKit) && os(iOS)
public import DialtoneAuth
public import Foundation

/// Receives the result of a sign-in.
@MainActor
@objc(FUIAuthDelegate)
public protocol FUIAuthDelegate: NSObjectProtocol {
    /// The screen has ended, with a signed-in user or with an error.
    ///
    /// The only error is ``FUIAuthError/userCancelledSignIn``: the screen explains all others itself.
    @objc(authUI:didSignInWithAuthDataResult:error:)
    optional func authUI(
        _ authUI: FUIAuth,
        didSignInWith authDataResult: AuthDataResult?,
        error: (any Error)?
    )
}
#endif
