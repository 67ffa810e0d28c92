import FirebaseAuth
import FirebaseAuthUI
import FirebasePhoneAuthUI
import UIKit

/// As apps use FirebaseUI today.
@MainActor
final class LoginScreen: NSObject, FUIAuthDelegate {
    func show(from presenter: UIViewController) {
        guard let authUI = FUIAuth.defaultAuthUI() else { return }
        authUI.delegate = self
        authUI.tosurl = URL(string: "https://example.com/terms")
        authUI.shouldAutoUpgradeAnonymousUsers = true
        authUI.shouldHideCancelButton = true
        authUI.isInteractiveDismissEnabled = false
        let phone = FUIPhoneAuth(authUI: authUI, whitelistedCountries: ["US", "+49"])
        phone.defaultCountryCode = "DE"
        authUI.providers = [phone]
        presenter.present(authUI.authViewController(), animated: true, completion: nil)
        phone.signIn(withPresenting: presenter, phoneNumber: "+16505550100")
    }

    func authUI(
        _ authUI: FUIAuth,
        didSignInWith authDataResult: AuthDataResult?,
        error: (any Error)?
    ) {
        guard let authError = error else { return }
        switch UInt((authError as NSError).code) {
        case FUIAuthErrorCode.userCancelledSignIn.rawValue: print("User cancelled sign-in")
        case FUIAuthErrorCode.mergeConflict.rawValue: print("Merge conflict")
        default: print((authError as NSError).domain == FUIAuthErrorDomain)
        }
    }
}

/// As older apps use it.
@MainActor
final class OlderLogin: NSObject, FUIAuthDelegate {
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        let source = options[UIApplication.OpenURLOptionsKey.sourceApplication] as? String
        return FUIAuth.defaultAuthUI()?.handleOpen(url, sourceApplication: source) ?? false
    }

    func authUI(_ authUI: FUIAuth, didSignInWith user: User?, error: (any Error)?) {
        print(user?.uid ?? "not signed in")
    }
}
