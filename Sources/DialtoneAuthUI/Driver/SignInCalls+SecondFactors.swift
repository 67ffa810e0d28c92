import DialtoneAuth
import Foundation

// The second factors of an account: their proof, and their enrollment.
extension SignInCalls {
    /// Returns what completes a sign-in that failed because of a second factor; `nil` for others.
    static func resolver(of error: any Error) -> MultiFactorResolver? {
        let key = AuthErrorUserInfoMultiFactorResolverKey
        return (error as NSError).userInfo[key] as? MultiFactorResolver
    }

    /// The signed-in user who can do nothing but enroll a second factor; `nil` if there is none.
    var enrolling: SignedInAccount? {
        guard let user = auth.currentUser, user.mustEnrollSecondFactor else { return nil }
        return SignedInAccount(id: user.uid)
    }

    func ask(_ resolver: MultiFactorResolver) -> SignInAnswer {
        self.resolver = resolver
        return .factorNeeded(
            resolver.hints.map(SecondFactor.init),
            pendingCredential: resolver.pendingCredential
        )
    }

    /// Continues a sign-in that an earlier process began.
    func resume(_ snapshot: SignInSnapshot?) {
        guard case .factor(let signIn) = snapshot?.wait else { return }
        resolver = MultiFactorResolver(
            pendingCredential: signIn.pendingCredential,
            factors: signIn.factors.map { ($0.id, $0.kind == .phone ? $0.ending : nil) },
            auth: auth
        )
    }

    func prove(_ request: SignInRequest) async throws -> SignInAnswer {
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
            return await finish(result)
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

    func enroll(_ request: SignInRequest) async throws -> SignInAnswer {
        guard let user = auth.currentUser else { return .failed(Self.lostUser) }
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
            return try await enroll(assertion, named: .phoneName, for: user)
        case .enrollApp(let code):
            guard let secret else { return .failed(Self.lostSignIn) }
            let assertion = TOTPMultiFactorGenerator.assertionForEnrollment(
                with: secret,
                oneTimePassword: code
            )
            return try await enroll(assertion, named: .appName, for: user)
        default:
            return .failed(.unknown)
        }
    }

    private func enroll(
        _ assertion: MultiFactorAssertion,
        named name: SignInText,
        for user: User
    ) async throws -> SignInAnswer {
        try await user.multiFactor.enroll(with: assertion, displayName: texts.text(name))
        secret = nil
        await solveConflict(for: user)
        return .signedIn(SignedInAccount(id: user.uid))
    }

    func runVerification(_ request: SignInRequest) async throws -> SignInAnswer {
        guard let user = auth.currentUser else { return .failed(Self.lostUser) }
        if request == .sendEmailVerification {
            try await user.sendEmailVerification()
            return .linkSent
        }
        try await user.reload()
        return user.isEmailVerified
            ? .emailVerified : .failed(SignInFailure(words: ["UNVERIFIED_EMAIL"]))
    }

    /// The user was signed out elsewhere in the app.
    private static var lostUser: SignInFailure {
        var failure = lostSignIn
        failure.isSignedOut = true
        return failure
    }

    private static let lostSignIn = SignInFailure(words: ["INVALID_PENDING_TOKEN"])

    private func authenticatorSecret(_ secret: TOTPSecret, _ user: User) -> AuthenticatorSecret {
        let address = secret.generateQRCodeURL(
            withAccountName: user.phoneNumber ?? user.email ?? user.uid,
            issuer: options.issuer ?? auth.app?.options.projectID ?? ""
        )
        return AuthenticatorSecret(
            key: secret.sharedSecretKey(),
            address: address,
            codeLength: secret.codeLength
        )
    }
}
