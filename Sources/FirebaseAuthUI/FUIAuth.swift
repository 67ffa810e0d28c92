#if canImport(UIKit) && os(iOS)
public import DialtoneAuth
import DialtoneAuthUI
public import Foundation
public import UIKit

/// The sign-in screen under FirebaseUI's name.
///
/// For new code, use ``SignInViewController``, which has more options.
@MainActor
public final class FUIAuth {
    /// Receives the result of a sign-in.
    public weak var delegate: (any FUIAuthDelegate)?

    /// The ways to sign in, in the order of the screen.
    public var providers: [any FUIAuthProvider] = []

    /// The terms of service; `nil` for no link.
    public var tosurl: URL?

    /// The privacy policy; `nil` for no link.
    public var privacyPolicyURL: URL?

    /// Whether an anonymous user keeps the account.
    ///
    /// If the proof belongs to another account, the user chooses on the screen.
    public var shouldAutoUpgradeAnonymousUsers = false

    /// The `Auth` object that users sign in to.
    public let auth: Auth?

    private weak var presented: UINavigationController?
    private static var shared: FUIAuth?

    private init(_ auth: Auth) {
        self.auth = auth
    }

    /// Returns the object for the default app, the same for every call; `nil` if no app is
    /// configured.
    public static func defaultAuthUI() -> FUIAuth? {
        guard let app = FirebaseApp.app() else { return nil }
        let auth = Auth.auth(app: app)
        if let shared, shared.auth === auth { return shared }
        let made = FUIAuth(auth)
        shared = made
        return made
    }

    /// Creates an object for an `Auth` object.
    public static func authUI(with auth: Auth) -> FUIAuth? {
        FUIAuth(auth)
    }

    /// Creates the screen in a navigation controller, to be presented.
    ///
    /// It dismisses itself before the delegate gets the result.
    public func authViewController() -> UINavigationController {
        screen(phoneNumber: nil)
    }

    /// Signs the user out.
    public func signOut() throws {
        try auth?.signOut()
    }

    /// Creates the screen with a number to begin with.
    package func screen(phoneNumber: String?) -> UINavigationController {
        let controller = SignInController(
            auth: auth ?? .auth(),
            options: options(phoneNumber: phoneNumber)
        )
        let screen = SignInViewController(controller) { [weak self] _ in
            self?.finish(controller.result, nil)
        }
        let navigation = UINavigationController(rootViewController: screen)
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                self?.finish(nil, FUIAuthError.userCancelledSignIn)
            },
            menu: nil
        )
        presented = navigation
        return navigation
    }

    private func options(phoneNumber: String?) -> SignInOptions {
        var options = SignInOptions()
        options.methods = []
        for provider in providers { provider.configure(&options) }
        options.phoneNumber = phoneNumber
        options.termsURL = tosurl
        options.privacyURL = privacyPolicyURL
        options.upgradesAnonymousUser = shouldAutoUpgradeAnonymousUsers
        return options
    }

    private func finish(_ result: AuthDataResult?, _ error: FUIAuthError?) {
        let tell = { [weak self] in
            guard let self else { return }
            self.delegate?.authUI(self, didSignInWith: result, error: error)
        }
        guard let presenter = presented?.presentingViewController else { return tell() }
        presenter.dismiss(animated: true, completion: tell)
    }
}
#endif
