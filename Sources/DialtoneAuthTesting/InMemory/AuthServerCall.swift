import IdentityToolkit

/// The calls that an ``InMemoryAuthServer`` answers.
public enum AuthServerCall: Hashable, Sendable, CaseIterable {
    /// The app asks how it must prove itself; it need not.
    case appVerification
    /// Requests a code.
    case sendCode
    /// Signs in with a code, or links the number.
    case signInWithCode
    /// Starts the enrollment of a second factor.
    case startEnrollment
    /// Adds a second factor.
    case finishEnrollment
    /// Removes a second factor.
    case withdrawSecondFactor
    /// Requests the code of a second factor.
    case startSecondFactor
    /// Completes a sign-in with a second factor.
    case finishSecondFactor
    /// Requests the options for a new passkey.
    case startPasskeyEnrollment
    /// Adds a passkey.
    case finishPasskeyEnrollment
    /// Requests the options for a sign-in with a passkey.
    case startPasskeySignIn
    /// Signs in with a passkey.
    case finishPasskeySignIn
    /// Creates an account, with an e-mail address or anonymously.
    case signUp
    /// Signs in with e-mail address and password.
    case signInWithPassword
    /// Requests a link by e-mail.
    case sendEmail
    /// Tells what the code of a link does, or sets a new password with it.
    case resetPassword
    /// Signs in with the link of an e-mail, or links the address.
    case signInWithEmailLink
    /// Asks what a sign-in screen can offer.
    case signInOptions
    /// Reads the user's account.
    case lookUp
    /// Changes the user's account.
    case update
    /// Deletes the user's account.
    case delete
    /// Renews an ID token.
    case renewToken

    /// Finds the call of a path, in the form of production or of emulator mode.
    init?(path: String) {
        let match = Self.allCases.first { $0.endpoint.currentSpellings.contains(path) }
        guard let match else { return nil }
        self = match
    }

    private var endpoint: EndpointPath {
        switch self {
        case .appVerification: .appVerification
        case .sendCode: .sendVerificationCode
        case .signInWithCode: .signInWithPhoneNumber
        case .startEnrollment: .secondFactorEnrollmentStart
        case .finishEnrollment: .secondFactorEnrollmentFinalize
        case .withdrawSecondFactor: .secondFactorWithdraw
        case .startSecondFactor: .secondFactorSignInStart
        case .finishSecondFactor: .secondFactorSignInFinalize
        case .startPasskeyEnrollment: .passkeyEnrollmentStart
        case .finishPasskeyEnrollment: .passkeyEnrollmentFinalize
        case .startPasskeySignIn: .passkeySignInStart
        case .finishPasskeySignIn: .passkeySignInFinalize
        case .signUp: .signUp
        case .signInWithPassword: .signInWithPassword
        case .sendEmail: .sendOOBCode
        case .resetPassword: .resetPassword
        case .signInWithEmailLink: .signInWithEmailLink
        case .signInOptions: .signInOptions
        case .lookUp: .lookUp
        case .update: .update
        case .delete: .delete
        case .renewToken: .token
        }
    }
}
