import DialtoneAuth
import Foundation

/// Answers the model's requests with calls to the server.
///
/// It keeps what a sign-in needs between two calls and what the model, a value, cannot hold.
@MainActor
final class SignInCalls {
    let auth: Auth
    private let options: SignInOptions
    private let emailLink: ActionCodeSettings?
    private let texts: SignInTexts
    private let uiDelegate: (any AuthUIDelegate)?
    private(set) var result: AuthDataResult?
    private var resolver: MultiFactorResolver?
    private var secret: TOTPSecret?
    private var conflicting: AuthCredential?

    init(
        auth: Auth,
        options: SignInOptions,
        emailLink: ActionCodeSettings?,
        texts: SignInTexts,
        uiDelegate: (any AuthUIDelegate)?
    ) {
        self.auth = auth
        self.options = options
        self.emailLink = emailLink
        self.texts = texts
        self.uiDelegate = uiDelegate
    }

    func answer(_ request: SignInRequest) async -> SignInAnswer {
        do {
            return try await run(request)
        } catch {
            let key = AuthErrorUserInfoMultiFactorResolverKey
            guard let resolver = (error as NSError).userInfo[key] as? MultiFactorResolver else {
                return .failed(SignInFailure(error))
            }
            self.resolver = resolver
            return .factorNeeded(resolver.hints.map(SecondFactor.init))
        }
    }

    private var provider: PhoneAuthProvider { .provider(auth: auth) }

    private func run(_ request: SignInRequest) async throws -> SignInAnswer {
        switch request {
        case .sendCode(let number):
            return sent(try await provider.requestCode(for: number, uiDelegate: uiDelegate))
        case .proveNumber(let id, let code):
            return try await signIn(with: credential(id, code))
        case .signIn(let email, let password):
            let credential = EmailAuthProvider.credential(withEmail: email, password: password)
            return try await signIn(with: credential)
        case .openLink(let link, let email):
            let credential = EmailAuthProvider.credential(withEmail: email, link: link)
            return try await signIn(with: credential)
        case .visitProvider(let id):
            let page = OAuthProvider(providerID: id, auth: auth)
            return try await signIn(with: page.credential(with: uiDelegate))
        case .sendLink(let email):
            let settings = emailLink ?? ActionCodeSettings()
            try await auth.sendSignInLink(toEmail: email, actionCodeSettings: settings)
            return .linkSent
        case .signInAsGuest:
            let guest = try await auth.signInAnonymously()
            result = guest
            return .signedIn(account(guest))
        case .switchAccount:
            guard let conflicting else { return .failed(.unknown) }
            return try await finish(auth.signIn(with: conflicting))
        case .sendFactorCode, .proveFactor:
            return try await prove(request)
        case .makeSecret, .sendEnrollmentCode, .enrollNumber, .enrollApp:
            return try await enroll(request)
        }
    }

    private func prove(_ request: SignInRequest) async throws -> SignInAnswer {
        guard let resolver else { return .failed(Self.lostSignIn) }
        switch request {
        case .sendFactorCode(let factor):
            let hint = resolver.hints.first { $0.uid == factor.id } as? PhoneMultiFactorInfo
            guard let hint else { return .failed(.unknown) }
            return sent(
                try await provider.requestCode(
                    for: hint,
                    session: resolver.session,
                    uiDelegate: uiDelegate
                )
            )
        case .proveFactor(let factor, let id, let code):
            let result = try await resolver.resolveSignIn(with: assertion(factor, id, code))
            self.resolver = nil
            return try await finish(result)
        default:
            return .failed(.unknown)
        }
    }

    private func assertion(
        _ factor: SecondFactor,
        _ verificationID: String?,
        _ code: String
    ) -> MultiFactorAssertion {
        if let verificationID {
            return PhoneMultiFactorGenerator.assertion(with: credential(verificationID, code))
        }
        return TOTPMultiFactorGenerator.assertionForSignIn(
            withEnrollmentID: factor.id,
            oneTimePassword: code
        )
    }

    private func enroll(_ request: SignInRequest) async throws -> SignInAnswer {
        guard let user = auth.currentUser else { return .failed(Self.lostSignIn) }
        switch request {
        case .makeSecret:
            let made = try await TOTPMultiFactorGenerator.generateSecret(
                with: user.multiFactor.session()
            )
            secret = made
            return .secret(authenticatorSecret(made, user))
        case .sendEnrollmentCode(let number):
            return sent(
                try await provider.requestCode(
                    for: number,
                    enrollment: user.multiFactor.session(),
                    uiDelegate: uiDelegate
                )
            )
        case .enrollNumber(let id, let code):
            let assertion = PhoneMultiFactorGenerator.assertion(with: credential(id, code))
            let name = texts.text(.phoneName)
            try await user.multiFactor.enroll(with: assertion, displayName: name)
            return .signedIn(SignedInAccount(id: user.uid))
        case .enrollApp(let code):
            guard let secret else { return .failed(Self.lostSignIn) }
            let assertion = TOTPMultiFactorGenerator.assertionForEnrollment(
                with: secret,
                oneTimePassword: code
            )
            let name = texts.text(.appName)
            try await user.multiFactor.enroll(with: assertion, displayName: name)
            self.secret = nil
            return .signedIn(SignedInAccount(id: user.uid))
        default:
            return .failed(.unknown)
        }
    }

    /// Signs in, or upgrades the anonymous user if the app wants that.
    private func signIn(with credential: AuthCredential) async throws -> SignInAnswer {
        guard options.upgradesAnonymousUser, let guest = auth.currentUser, guest.isAnonymous else {
            return try await finish(auth.signIn(with: credential))
        }
        do {
            return try await finish(guest.link(with: credential))
        } catch let error where Self.conflicts.contains(AuthErrorCode(error)) {
            // A code is used up by the refusal, so the server returns another proof of it.
            let key = AuthErrorUserInfoUpdatedCredentialKey
            conflicting = (error as NSError).userInfo[key] as? AuthCredential ?? credential
            return .conflict
        }
    }

    private static let conflicts: Set<AuthErrorCode?> = [
        .credentialAlreadyInUse, .emailAlreadyInUse, .accountExistsWithDifferentCredential,
    ]

    private static let lostSignIn = SignInFailure(words: ["INVALID_PENDING_TOKEN"])

    private func finish(_ result: AuthDataResult) async throws -> SignInAnswer {
        conflicting = nil
        self.result = result
        let account = account(result)
        let claims = try await result.user.getIDTokenResult().claims
        if let audience = claims["aud"] as? String, audience.hasSuffix(Self.enrollmentAudience) {
            return .enrollmentNeeded(account, isRequired: true)
        }
        let offers = options.offersEnrollment && !options.secondFactors.isEmpty
        if offers, result.user.multiFactor.enrolledFactors.isEmpty {
            return .enrollmentNeeded(account, isRequired: false)
        }
        return .signedIn(account)
    }

    /// The end of the audience of tokens that can only be used to enroll a second factor.
    private static let enrollmentAudience = "/second-factor-enrollment"

    private func account(_ result: AuthDataResult) -> SignedInAccount {
        let isNew = result.additionalUserInfo?.isNewUser ?? false
        return SignedInAccount(id: result.user.uid, isNew: isNew)
    }

    private func credential(_ verificationID: String, _ code: String) -> PhoneAuthCredential {
        provider.credential(withVerificationID: verificationID, verificationCode: code)
    }

    private func sent(_ verification: PhoneVerification) -> SignInAnswer {
        let now = auth.clock()
        return .codeSent(
            SentCode(
                verificationID: verification.verificationID,
                resendAt: verification.resendAfter.map { now.addingTimeInterval($0) },
                expiresAt: verification.expiresIn.map { now.addingTimeInterval($0) }
            )
        )
    }

    private func authenticatorSecret(_ secret: TOTPSecret, _ user: User) -> AuthenticatorSecret {
        let address = secret.generateQRCodeURL(
            withAccountName: user.phoneNumber ?? user.email ?? user.uid,
            issuer: options.issuer ?? auth.app?.options.projectID ?? ""
        )
        return AuthenticatorSecret(key: secret.sharedSecretKey(), address: address)
    }
}
