#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import UIKit

/// Shows and takes away the pages that a sign-in needs; every `UIViewController` can be one.
@MainActor @objc(FIRAuthUIDelegate)
public protocol AuthUIDelegate: NSObjectProtocol, Sendable {
    /// Shows a page.
    @objc(presentViewController:animated:completion:)
    func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)?
    )

    /// Takes the page away.
    @objc(dismissViewControllerAnimated:completion:)
    func dismiss(animated flag: Bool, completion: (() -> Void)?)

    /// Tells the person the address of a page that any device can show, such as by a QR code.
    ///
    /// Asked with ``AppVerificationPage/anotherDevice``, which is what tvOS has. Upstream has no
    /// such method.
    @objc(openPage:) optional func open(_ url: URL)
}
#endif
