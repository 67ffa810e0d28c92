import DialtoneAuth
import Foundation

/// Answers the model's requests with calls to the server.
///
/// It keeps what a sign-in needs between two calls and what the model, a value, cannot hold.
@MainActor
final class SignInCalls {
    let auth: Auth
    var options: SignInOptions

    /// What the project offers; `nil` if that is not known.
    var offered: ProjectSignInOptions?

    /// The user who proves the sign-in again; `nil` if users sign in.
    let reauthenticating: User?
    let emailLink: ActionCodeSettings?
    let texts: SignInTexts
    let passkeys: (any PasskeyAuthenticator)?

    /// What shows web pages; it is often what owns the screen.
    private(set) weak var uiDelegate: (any AuthUIDelegate)?

    /// The result of the last sign-in.
    var result: AuthDataResult?

    /// The error behind the last failure.
    var lastError: (any Error)?

    /// The sign-in that waits for a second factor.
    var resolver: MultiFactorResolver?

    /// The secret of the authenticator app that is being set up.
    var secret: TOTPSecret?

    /// The result of a provider's page, which still has to be used.
    var visited: AuthCredential?

    /// The account that a guest can switch to.
    var otherAccount: OtherAccount?

    /// The ID of the guest who has switched to another account.
    var leftGuestID: String?

    /// The account that the user was told to sign in to, and what is linked to it then.
    var conflict: ConflictingAccount?

    init(
        auth: Auth,
        options: SignInOptions,
        reauthenticating: User?,
        emailLink: ActionCodeSettings?,
        texts: SignInTexts,
        passkeys: (any PasskeyAuthenticator)?,
        uiDelegate: (any AuthUIDelegate)?
    ) {
        self.auth = auth
        self.options = options
        self.reauthenticating = reauthenticating
        self.emailLink = emailLink
        self.texts = texts
        self.passkeys = passkeys
        self.uiDelegate = uiDelegate
    }

    func answer(_ request: SignInRequest) async -> SignInAnswer {
        lastError = nil
        do {
            return try await run(request)
        } catch {
            return answer(request, failedWith: error)
        }
    }

    private func run(_ request: SignInRequest) async throws -> SignInAnswer {
        switch request {
        case .sendCode(let number):
            return sent(try await provider.requestCode(for: number, uiDelegate: uiDelegate))
        case .lookUpMessage(let id):
            let status = try await provider.messageStatus(withVerificationID: id)
            return .message(SentMessageState(status.state))
        case .proveNumber(let id, let code):
            return try await signIn(with: credential(id, code))
        case .signIn, .signUp, .resetPassword, .sendLink, .openLink:
            return try await runByEmail(request)
        case .signInWithPasskey, .createPasskey:
            return try await runByPasskey(request)
        case .visitProvider(let id):
            visited = try await OAuthProvider(providerID: id, auth: auth).credential(
                with: uiDelegate
            )
            return .providerVisited
        case .proveProvider:
            return try await proveProvider()
        case .signInAsGuest:
            let guest = try await auth.signInAnonymously()
            result = guest
            return .signedIn(account(guest))
        case .switchAccount:
            return try await switchAccount()
        case .sendFactorCode, .proveFactor:
            return try await prove(request)
        case .makeSecret, .sendEnrollmentCode, .enrollNumber, .enrollApp:
            return try await enroll(request)
        case .sendEmailVerification, .checkEmailVerification:
            return try await runVerification(request)
        case .signOut:
            try auth.signOut()
            return .signedOut
        }
    }

    /// Ends a sign-in, or asks for the enrollment of a second factor.
    func finish(_ result: AuthDataResult) async -> SignInAnswer {
        otherAccount = nil
        self.result = result
        let account = account(result)
        leftGuestID = nil
        if reauthenticating != nil { return .signedIn(account) }
        // A conflict is solved after that, because these tokens cannot do it.
        if result.user.mustEnrollSecondFactor {
            return .enrollmentNeeded(account, isRequired: true)
        }
        await solveConflict(for: result.user)
        return offersEnrollment(to: result)
            ? .enrollmentNeeded(account, isRequired: false) : .signedIn(account)
    }

    /// Not every account can have a second factor, which the project tells beforehand.
    private func offersEnrollment(to result: AuthDataResult) -> Bool {
        guard options.offersEnrollment, !options.secondFactors.isEmpty,
            result.user.multiFactor.enrolledFactors.isEmpty
        else { return false }
        let isByPhone = result.additionalUserInfo?.providerID == PhoneAuthProviderID
        return !isByPhone || offered?.allowsSecondFactorAfterPhone != false
    }

    private func account(_ result: AuthDataResult) -> SignedInAccount {
        SignedInAccount(
            id: result.user.uid,
            isNew: result.additionalUserInfo?.isNewUser ?? false,
            hasPasskey: !(result.user.enrolledPasskeys ?? []).isEmpty,
            replacedGuestID: leftGuestID
        )
    }

    var provider: PhoneAuthProvider { .provider(auth: auth) }

    func credential(_ verificationID: String, _ code: String) -> PhoneAuthCredential {
        provider.credential(withVerificationID: verificationID, verificationCode: code)
    }

    func sent(_ verification: PhoneVerification) -> SignInAnswer {
        let now = auth.clock()
        return .codeSent(
            SentCode(
                verificationID: verification.verificationID,
                resendAt: verification.resendAfter.map { now.addingTimeInterval($0) },
                expiresAt: verification.expiresIn.map { now.addingTimeInterval($0) }
            )
        )
    }
}

/// The existing account that a guest can switch to, as far as the guest has proved it.
enum OtherAccount {
    /// A credential that belongs to the account.
    case credential(AuthCredential)
    /// A sign-in that only has to be made the app's.
    case proved(ProvedSignIn)
    /// A sign-in that still needs a second factor.
    case pending(MultiFactorResolver)
}
