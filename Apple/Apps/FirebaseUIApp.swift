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
        print(authDataResult?.user.uid ?? "not signed in")
    }
}
