#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import UIKit

/// Presents and dismisses the pages that a sign-in needs; every `UIViewController` can conform.
@MainActor @objc(FIRAuthUIDelegate)
public protocol AuthUIDelegate: NSObjectProtocol, Sendable {
    /// Presents a page.
    @objc(presentViewController:animated:completion:)
    func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)?
    )

    /// Dismisses the page.
    @objc(dismissViewControllerAnimated:completion:)
    func dismiss(animated flag: Bool, completion: (() -> Void)?)

    /// Shows the address of a page that can be opened on any device, for example as a QR code.
    ///
    /// Called for ``AppVerificationPage/anotherDevice``, which is the default on tvOS. Firebase has
    /// no such method.
    @objc(openPage:) optional func open(_ url: URL)
}
#endif
