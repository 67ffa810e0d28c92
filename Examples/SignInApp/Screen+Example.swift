import DialtoneAuth
import DialtoneAuthUI
import SwiftUI

extension SignInController {
    /// The sign-in screen of this app.
    static func example() -> SignInController {
        var options = SignInOptions()
        // Offer only what your project allows.
        options.methods = [.phone, .password, .provider(id: "google.com", name: "Google")]
        options.termsURL = URL(string: "https://example.com/terms")
        options.privacyURL = URL(string: "https://example.com/privacy")
        return SignInController(options: options)
    }
}

extension SignInTheme {
    /// The look of this app.
    static var example: SignInTheme {
        var theme = SignInTheme()
        theme.accent = .indigo
        return theme
    }
}
