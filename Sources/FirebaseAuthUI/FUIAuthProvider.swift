#if canImport(UIKit) && os(iOS)
package import DialtoneAuthUI
public import Foundation

/// A way to sign in, for ``FUIAuth/providers``.
@MainActor
@objc(FUIAuthProvider)
public protocol FUIAuthProvider: NSObjectProtocol {
    /// The provider's ID, for example `phone`.
    var providerID: String? { get }
}

/// A way to sign in that the screen has.
@MainActor
package protocol ScreenProvider {
    /// Adds the way and its settings to the options of a screen.
    func configure(_ options: inout SignInOptions)
}
#endif
