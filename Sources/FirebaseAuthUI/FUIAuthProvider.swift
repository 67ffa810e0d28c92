#if canImport(UIKit) && os(iOS)
public import DialtoneAuthUI

/// A way to sign in, for ``FUIAuth/providers``.
@MainActor
public protocol FUIAuthProvider: AnyObject {
    /// The provider's ID, for example `phone`.
    var providerID: String? { get }

    /// Adds the way and its settings to the options of a screen.
    func configure(_ options: inout SignInOptions)
}
#endif
