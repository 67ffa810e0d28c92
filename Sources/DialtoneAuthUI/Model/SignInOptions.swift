public import Foundation

/// What an app's sign-in screen offers.
///
/// The order is that of the screen. The server decides what is allowed, and the screen leaves out
/// what the project does not offer, as soon as ``SignInController/load()`` has asked for it.
public struct SignInOptions: Hashable, Sendable {
    /// The ways to sign in; never empty.
    public var methods: [SignInMethod] = [.phone]

    /// The countries whose numbers the screen accepts.
    public var countries = Countries.everywhere

    /// The ISO 3166 code of the country to begin with; `nil` for that of the user's settings.
    public var defaultCountry: String?

    /// A number to begin with, with its calling code, for example `+16505550100`.
    public var phoneNumber: String?

    /// Whether the user cannot change ``phoneNumber``.
    public var isPhoneNumberFixed = false

    /// An e-mail address to begin with.
    public var email: String?

    /// The number of digits of the project's codes, until the server tells it.
    public var codeLength = 6

    /// The kinds of second factors that users can enroll.
    public var secondFactors: [SecondFactorKind] = [.app, .phone]

    /// Whether users can create an account with a password, if ``methods`` has passwords.
    public var offersSignUp = true

    /// Whether users who create an account with a password enter their name.
    public var asksForName = false

    /// Whether users without a second factor are asked to enroll one after they have signed in.
    ///
    /// They can skip it. If the project requires a second factor, they are asked in any case and cannot
    /// skip it.
    public var offersEnrollment = false

    /// Whether users who signed in another way are asked to create a passkey, if ``methods`` has
    /// passkeys.
    ///
    /// They are asked once on each device, and again after 30 days if they did not want one.
    public var offersPasskey = true

    /// Whether an anonymous user keeps the account, which gets the new way to sign in.
    public var upgradesAnonymousUser = false

    /// The name that authenticator apps show for the app; `nil` for the project's ID.
    public var issuer: String?

    /// The terms of service; `nil` for those of the project, if it has any.
    public var termsURL: URL?

    /// The privacy policy; `nil` for that of the project, if it has one.
    public var privacyURL: URL?

    /// Where users get help, for example a page or a `mailto:` address; `nil` for that of the
    /// project, if it has one.
    public var supportURL: URL?

    /// Whether the screen reauthenticates a signed-in user.
    ///
    /// ``SignInController/init(reauthenticating:options:emailLink:texts:passkeys:uiDelegate:)``
    /// sets it.
    public internal(set) var isReauthentication = false

    /// Creates options for sign-in by phone number only.
    public init() {}
}

extension SignInOptions {
    /// The ways that decide on the first step: a passkey is a button beside each of them.
    var methodsWithSteps: [SignInMethod] { methods.filter { $0 != .passkey } }
}
