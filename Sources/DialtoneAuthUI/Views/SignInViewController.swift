#if canImport(SwiftUI) && canImport(UIKit) && (os(iOS) || os(visionOS))
public import SwiftUI

/// A sign-in screen for apps with UIKit.
///
/// Present it or push it; it does not dismiss itself.
public final class SignInViewController: UIHostingController<SignInView> {
    /// Creates a view controller; `onSignedIn` is called once for each sign-in.
    public init(
        _ controller: SignInController,
        theme: SignInTheme = SignInTheme(),
        onSignedIn: @escaping @MainActor (SignedInAccount) -> Void
    ) {
        let view = SignInView(controller, theme: theme, onSignedIn: onSignedIn)
        super.init(rootView: view)
    }

    /// Always `nil`: the screen cannot be made from a storyboard.
    public required dynamic init?(coder: NSCoder) {
        nil
    }
}
#endif
