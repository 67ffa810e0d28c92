#if canImport(UIKit) && os(iOS)
public import DialtoneAuthUI
public import FirebaseAuthUI
public import UIKit

/// Sign-in by phone number under FirebaseUI's name.
@MainActor
public final class FUIPhoneAuth: FUIAuthProvider {
    /// The ISO 3166 code of the country to begin with; `nil` for that of the user's settings.
    public var defaultCountryCode: String?

    private let authUI: FUIAuth
    private let countries: Countries

    /// Creates a provider for numbers of all countries.
    public init(authUI: FUIAuth) {
        self.authUI = authUI
        countries = .everywhere
    }

    /// Creates a provider for numbers of these countries.
    ///
    /// An entry is an ISO 3166 code such as `DE`, or a calling code such as `+49`. Entries that are
    /// neither are ignored, as in FirebaseUI. If no other is left, the screen offers all countries,
    /// and the server decides; ``Countries/init(only:)`` refuses such lists.
    public init(authUI: FUIAuth, whitelistedCountries: Set<String>) {
        self.authUI = authUI
        let known = whitelistedCountries.filter(Self.isKnown)
        countries = (try? Countries(only: Array(known))) ?? .everywhere
    }

    /// Creates a provider for numbers of all countries except these.
    ///
    /// Entries are as in ``init(authUI:whitelistedCountries:)``.
    public init(authUI: FUIAuth, blacklistedCountries: Set<String>) {
        self.authUI = authUI
        let known = blacklistedCountries.filter(Self.isKnown)
        countries = (try? Countries(except: Array(known))) ?? .everywhere
    }

    /// Always `phone`.
    public var providerID: String? { "phone" }

    /// Adds sign-in by phone number to the options of a screen.
    public func configure(_ options: inout SignInOptions) {
        options.methods.append(.phone)
        options.countries = countries
        options.defaultCountry = defaultCountryCode
    }

    /// Presents the screen; `phoneNumber` has its calling code, for example `+16505550100`.
    public func signIn(
        withPresenting presentingViewController: UIViewController,
        phoneNumber: String?
    ) {
        let screen = authUI.screen(phoneNumber: phoneNumber)
        presentingViewController.present(screen, animated: true, completion: nil)
    }

    private static func isKnown(_ entry: String) -> Bool {
        (try? Countries(only: [entry])) != nil
    }
}
#endif
