#if canImport(UIKit) && os(iOS)
public import DialtoneAuth

/// Receives the result of a sign-in.
@MainActor
public protocol FUIAuthDelegate: AnyObject {
    /// The screen has ended, with a signed-in user or with an error.
    ///
    /// The only error is ``FUIAuthError/userCancelledSignIn``: the screen explains all others itself.
    func authUI(
        _ authUI: FUIAuth,
        didSignInWith authDataResult: AuthDataResult?,
        error: (any Error)?
    )
}
#endif
