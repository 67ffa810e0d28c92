#if canImport(UIKit) && os(iOS)
public import DialtoneAuth
import DialtoneAuthUI
public import Foundation
public import UIKit

/// The sign-in screen under FirebaseUI's name.
///
/// For new code, use ``SignInViewController``, which has more options.
@MainActor
@objcMembers @objc(FUIAuth)
public final class FUIAuth: NSObject {
    /// Receives the result of a sign-in.
    public weak var delegate: (any FUIAuthDelegate)?

    /// The ways to sign in, in the order of the screen.
    public var providers: [any FUIAuthProvider] = []

    /// The terms of service; `nil` for no link.
    @objc(TOSURL) public var tosurl: URL?

    /// The privacy policy; `nil` for no link.
    public var privacyPolicyURL: URL?

    /// Whether an anonymous user keeps the account.
    ///
    /// If the proof belongs to another account, the user chooses on the screen.
    @objc(autoUpgradeAnonymousUsers)
    public var shouldAutoUpgradeAnonymousUsers: Bool {
        @objc(shouldAutoUpgradeAnonymousUsers) get { upgradesAnonymousUsers }
        @objc(setAutoUpgradeAnonymousUsers:) set { upgradesAnonymousUsers = newValue }
    }

    /// Whether the screen has no button to close it, for an app that cannot be used without a user.
    ///
    /// Unless ``isInteractiveDismissEnabled`` is `false` as well, the user can still swipe it away.
    public var shouldHideCancelButton = false

    /// Whether the user can swipe the screen away.
    @objc(interactiveDismissEnabled)
    public var isInteractiveDismissEnabled: Bool {
        @objc(isInteractiveDismissEnabled) get { canBeSwipedAway }
        @objc(setInteractiveDismissEnabled:) set { canBeSwipedAway = newValue }
    }

    /// The `Auth` object that users sign in to.
    public let auth: Auth?

    private var upgradesAnonymousUsers = false
    private var canBeSwipedAway = true
    private weak var presented: UINavigationController?
    private var controller: SignInController?
    private static var shared: FUIAuth?

    private init(_ auth: Auth) {
        self.auth = auth
        super.init()
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
    @objc(authUIWithAuth:)
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
    @objc(signOutWithError:)
    public func signOut() throws {
        try auth?.signOut()
    }

    /// Passes a URL that opened the app to ``DialtoneAuth/Auth/canHandle(_:)``.
    ///
    /// Only an app that has turned off the delegate proxy needs to call it.
    @objc(handleOpenURL:sourceApplication:)
    public func handleOpen(_ url: URL, sourceApplication: String?) -> Bool {
        auth?.canHandle(url) ?? false
    }

    /// Connects to a server in development mode, like
    /// ``DialtoneAuth/Auth/useEmulator(withHost:port:)``.
    @objc(useEmulatorWithHost:port:)
    public func useEmulator(withHost host: String, port: Int) {
        auth?.useEmulator(withHost: host, port: port)
    }

    /// Creates the screen with a number to begin with.
    @nonobjc
    package func screen(phoneNumber: String?) -> UINavigationController {
        let controller = SignInController(
            auth: auth ?? .auth(),
            options: options(phoneNumber: phoneNumber)
        )
        let screen = SignInViewController(controller) { [weak self] _ in
            self?.finish(controller.result, nil)
        }
        let navigation = UINavigationController(rootViewController: screen)
        if !shouldHideCancelButton { screen.navigationItem.leftBarButtonItem = cancelButton() }
        navigation.presentationController?.delegate = self
        presented = navigation
        self.controller = controller
        return navigation
    }

    private func cancelButton() -> UIBarButtonItem {
        UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.cancel() },
            menu: nil
        )
    }

    private func options(phoneNumber: String?) -> SignInOptions {
        var options = SignInOptions()
        options.methods = []
        for provider in providers { (provider as? any ScreenProvider)?.configure(&options) }
        options.phoneNumber = phoneNumber
        options.termsURL = tosurl
        options.privacyURL = privacyPolicyURL
        options.upgradesAnonymousUser = shouldAutoUpgradeAnonymousUsers
        return options
    }

    /// Ends the screen without a user, unless a proof is in progress or has just signed in.
    private func cancel() {
        guard let controller, !controller.model.isProving else { return }
        controller.send(.startOver)
        Task { [weak self] in
            await controller.settle()
            // A user who was only offered a second factor is signed in, which has been told.
            if case .done = controller.model.step { return }
            let code = Int(FUIAuthErrorCode.userCancelledSignIn.rawValue)
            self?.finish(nil, NSError(domain: FUIAuthErrorDomain, code: code))
        }
    }

    private func finish(_ result: AuthDataResult?, _ error: NSError?) {
        controller = nil
        let tell = { [weak self] in
            guard let self else { return }
            self.delegate?.authUI?(self, didSignInWith: result, error: error)
            self.delegate?.authUI?(self, didSignInWith: result?.user, error: error)
        }
        guard let presenter = presented?.presentingViewController else { return tell() }
        presenter.dismiss(animated: true, completion: tell)
    }
}

extension FUIAuth: UIAdaptivePresentationControllerDelegate {
    /// Keeps the screen if the app wants it, and while a proof is in progress, which may sign the
    /// user in.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool {
        isInteractiveDismissEnabled && controller?.model.isProving != true
    }

    /// Ends the sign-in of a user who has swiped the screen away.
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {
        cancel()
    }
}

/// Receives the result of a sign-in.
@MainActor
@objc(FUIAuthDelegate)
public protocol FUIAuthDelegate: NSObjectProtocol {
    /// The screen has ended, with a signed-in user or with an error.
    ///
    /// The only error is ``FUIAuthErrorCode/userCancelledSignIn``: the screen explains all others
    /// itself.
    @objc(authUI:didSignInWithAuthDataResult:error:)
    optional func authUI(
        _ authUI: FUIAuth,
        didSignInWith authDataResult: AuthDataResult?,
        error: (any Error)?
    )

    /// The screen has ended, with a signed-in user or with an error.
    ///
    /// This is FirebaseUI's older form. If a delegate has both, both are called.
    @objc(authUI:didSignInWithUser:error:)
    optional func authUI(_ authUI: FUIAuth, didSignInWith user: User?, error: (any Error)?)
}

/// The domain of the errors of ``FUIAuth``.
public let FUIAuthErrorDomain = "FUIAuthErrorDomain"

/// The codes of the errors of ``FUIAuth``, with FirebaseUI's numbers.
@objc(FUIAuthErrorCode)
public enum FUIAuthErrorCode: UInt, Sendable {
    /// The user closed the screen.
    case userCancelledSignIn = 1

    /// Never reported: the screen explains the errors of providers.
    case providerError = 2

    /// Never reported: the screen offers the ways to sign in to an existing account.
    case cantFindProvider = 3

    /// Never reported: the user chooses on the screen between the two accounts.
    case mergeConflict = 4
}
#endif
