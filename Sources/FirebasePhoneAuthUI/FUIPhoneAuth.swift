#if canImport(UIKit) && os(iOS)
import DialtoneAuth
package import DialtoneAuthUI
public import FirebaseAuthUI
public import Foundation
public import UIKit

/// Sign-in by phone number under FirebaseUI's name.
@MainActor
@objcMembers @objc(FUIPhoneAuth)
public final class FUIPhoneAuth: NSObject, FUIAuthProvider, ScreenProvider {
    /// The ISO 3166 code of the country to begin with; `nil` for that of the user's settings.
    public var defaultCountryCode: String?

    private let auth: Auth?
    // Weak, because it has its providers.
    private weak var authUI: FUIAuth?
    private let countries: Countries

    /// Creates a provider for numbers of all countries.
    public init(authUI: FUIAuth) {
        self.authUI = authUI
        auth = authUI.auth
        countries = .everywhere
        super.init()
    }

    /// Creates a provider for numbers of these countries.
    ///
    /// An entry is an ISO 3166 code such as `DE`, or a calling code such as `+49`. Entries that are
    /// neither are ignored with a message in the log. If no other is left, the screen offers all
    /// countries, and the server decides; ``Countries/init(only:)`` refuses such lists.
    public init(authUI: FUIAuth, whitelistedCountries: Set<String>) {
        self.authUI = authUI
        auth = authUI.auth
        let known = Self.known(whitelistedCountries, authUI)
        countries = (try? Countries(only: known)) ?? .everywhere
        super.init()
    }

    /// Creates a provider for numbers of all countries except these.
    ///
    /// Entries are as in ``init(authUI:whitelistedCountries:)``.
    public init(authUI: FUIAuth, blacklistedCountries: Set<String>) {
        self.authUI = authUI
        auth = authUI.auth
        let known = Self.known(blacklistedCountries, authUI)
        countries = (try? Countries(except: known)) ?? .everywhere
        super.init()
    }

    /// Always `phone`.
    public var providerID: String? { "phone" }

    /// Adds sign-in by phone number to the options of a screen.
    @nonobjc
    package func configure(_ options: inout SignInOptions) {
        options.methods.append(.phone)
        options.countries = countries
        options.defaultCountry = defaultCountryCode
    }

    /// Presents the screen; `phoneNumber` has its calling code, for example `+16505550100`.
    @objc(signInWithPresentingViewController:phoneNumber:)
    public func signIn(
        withPresenting presentingViewController: UIViewController,
        phoneNumber: String?
    ) {
        guard let screen = authUI?.screen(phoneNumber: phoneNumber) else {
            auth?.logError("FUIPhoneAuth needs its FUIAuth object: keep it, like its delegate.")
            return
        }
        presentingViewController.present(screen, animated: true, completion: nil)
    }

    /// Returns the entries that are countries, and logs the others.
    private static func known(_ entries: Set<String>, _ authUI: FUIAuth) -> [String] {
        let known = entries.filter { (try? Countries(only: [$0])) != nil }
        let others = entries.subtracting(known).sorted()
        if !others.isEmpty {
            let names = others.joined(separator: ", ")
            authUI.auth?.logError("FUIPhoneAuth ignores entries that are no country: \(names)")
        }
        return Array(known)
    }
}
#endif
