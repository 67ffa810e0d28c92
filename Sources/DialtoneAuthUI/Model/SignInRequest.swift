public import DialtoneAuth

/// A call that the screen needs.
public enum SignInRequest: Hashable, Sendable {
    /// Send a code to a number with its calling code.
    case sendCode(number: String)
    /// Look up the delivery state of a message.
    case lookUpMessage(verificationID: String)
    /// Sign in with the code of a message.
    case proveNumber(verificationID: String, code: String)
    /// Send a code to a second factor of the account.
    case sendFactorCode(SecondFactor)
    /// Complete the sign-in; the verification ID is that of a message, `nil` for an app.
    case proveFactor(SecondFactor, verificationID: String?, code: String)
    /// Send a code to a number that becomes a second factor.
    case sendEnrollmentCode(number: String)
    /// Make the number a second factor.
    case enrollNumber(verificationID: String, code: String)
    /// Get a secret for an authenticator app.
    case makeSecret
    /// Make the authenticator app a second factor.
    case enrollApp(code: String)
    /// Sign in with a password.
    case signIn(email: String, password: String)
    /// Create an account with a password, and with a name if the app wants one.
    case signUp(email: String, password: String, name: String? = nil)
    /// Send a link to choose another password, if the address has an account.
    case resetPassword(email: String)
    /// Send a link that signs in to an address.
    case sendLink(email: String)
    /// Sign in with a link.
    case openLink(String, email: String)
    /// Show the page of an identity provider, and keep its result.
    case visitProvider(id: String)
    /// Sign in with the result of the provider's page.
    case proveProvider
    /// Sign in with a passkey, or let the user choose one in a dialog.
    case signInWithPasskey(PasskeyAssertion?)
    /// Create a passkey for the account.
    case createPasskey
    /// Create an anonymous account.
    case signInAsGuest
    /// Sign in to the account that the refused proof belongs to.
    case switchAccount
    /// Send a link that confirms the address of the signed-in user.
    case sendEmailVerification
    /// Look up whether the address of the signed-in user is confirmed.
    case checkEmailVerification
    /// Sign out the user, who has not enrolled a required second factor.
    case signOut
}

extension SignInRequest: CustomStringConvertible, CustomReflectable {
    /// The type only, to keep numbers, codes and passwords out of logs.
    public var description: String { "SignInRequest" }

    /// Empty, to keep numbers, codes and passwords out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
