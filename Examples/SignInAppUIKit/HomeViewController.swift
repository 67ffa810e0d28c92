import DialtoneAuth
import DialtoneAuthUI
import UIKit

/// Shows the signed-in user, and the sign-in screen above it while there is none.
final class HomeViewController: UIViewController {
    private let label = UILabel()
    private var listener: AuthStateDidChangeListenerHandle?

    override func loadView() {
        label.textAlignment = .center
        label.backgroundColor = .systemBackground
        view = label
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sign out",
            primaryAction: UIAction { [weak self] _ in self?.signOut() }
        )
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard listener == nil else { return }
        listener = Auth.auth().addStateDidChangeListener { [weak self] _, user in
            self?.show(user)
        }
    }

    private func show(_ user: User?) {
        label.text = user.map { $0.phoneNumber ?? $0.email ?? $0.uid }
        guard user == nil, presentedViewController == nil else { return }
        var options = SignInOptions()
        // Offer only what your project allows.
        options.methods = [.phone, .password]
        let screen = SignInViewController(SignInController(options: options)) { [weak self] _ in
            self?.dismiss(animated: true)
        }
        screen.modalPresentationStyle = .fullScreen
        present(screen, animated: true)
    }

    private func signOut() {
        do {
            try Auth.auth().signOut()
        } catch {
            label.text = error.localizedDescription
        }
    }
}
