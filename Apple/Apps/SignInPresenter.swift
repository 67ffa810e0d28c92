import DialtoneAuth
import DialtoneAuthUI
import UIKit

@MainActor
func presentSignIn(from presenter: UIViewController) {
    let screen = SignInViewController(SignInController()) { _ in
        presenter.dismiss(animated: true, completion: nil)
    }
    presenter.present(screen, animated: true, completion: nil)
}
