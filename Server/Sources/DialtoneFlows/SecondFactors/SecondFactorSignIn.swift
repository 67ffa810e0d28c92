package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel
import PhoneNumbers

/// Completes sign-ins that require a second factor.
package struct SecondFactorSignIn: Sendable {
    private let store: any DataStore
    private let codeSender: CodeSender
    private let keys: VerificationKeys
    private let secrets: SecondFactorSecrets
    let completion: SignInCompletion
    let mailer: AccountMailer
    let issuer: ActionCodeIssuer
    let clock: ServerClock

    package init(
        store: any DataStore,
        codeSender: CodeSender,
        keys: VerificationKeys,
        secrets: SecondFactorSecrets,
        completion: SignInCompletion,
        mailer: AccountMailer,
        issuer: ActionCodeIssuer,
        clock: ServerClock
    ) {
        self.store = store
        self.codeSender = codeSender
        self.keys = keys
        self.secrets = secrets
        self.completion = completion
        self.mailer = mailer
        self.issuer = issuer
        self.clock = clock
    }

    /// Sends a code to the enrolled number that the user selected.
    package func start(
        _ credential: String?,
        factor id: String?,
        appProof: AppProof,
        for caller: AppCaller
    ) async throws -> PendingVerification {
        try caller.settings.secondFactors.requirePhone()
        guard let credential, !credential.isEmpty else {
            throw Refusal.pendingSignIn(.missingAtStart)
        }
        guard let id, !id.isEmpty else { throw Refusal.secondFactor(.missingID) }
        let digest = try Self.digest(of: credential)
        let now = clock.now
        let factor = try await store.read { data in
            let (pending, account) = try Self.find(digest, of: caller.projectID, at: now, in: data)
            return account.secondFactors(after: pending.firstFactor.provider)
                .first { $0.id.rawValue == id }
        }
        guard let factor else { throw Refusal.secondFactor(.notFound) }
        guard let phoneNumber = factor.phoneNumber else {
            throw Refusal.pendingSignIn(.kindUnsupported)
        }
        return try await codeSender.send(
            to: phoneNumber.e164,
            for: .secondFactorSignIn(digest),
            by: caller,
            proof: appProof,
            signedText: id
        )
    }

    /// Signs in with the code that was sent to an enrolled number.
    package func finishPhone(
        _ credential: String?,
        sessionInfo: String?,
        code: String?,
        for caller: AppCaller
    ) async throws -> TokenPair {
        let digest = try Self.digest(of: try Self.require(credential))
        try caller.settings.secondFactors.requirePhone()
        let evidence = try keys.evidence(
            sessionInfo: sessionInfo,
            code: code,
            for: .secondFactorSignIn(digest),
            of: caller.projectID
        )
        let now = clock.now
        let outcome = try await completion.complete(for: caller, at: now) { data in
            _ = try Self.find(digest, of: caller.projectID, at: now, in: data)
            let phoneNumber: PhoneNumber
            switch try evidence.judge(in: data, by: CodeRules(for: caller), at: now) {
            case .refused(let refusal): return .failure(refusal)
            case .proved(let proved): phoneNumber = proved
            }
            let (pending, account) = try Self.hold(digest, of: caller.projectID, at: now, in: data)
            let factor = account.secondFactors(after: pending.firstFactor.provider)
                .first { $0.phoneNumber == phoneNumber }
            guard let factor else { throw Refusal.secondFactor(.notFound) }
            return .success(
                try Self.complete(
                    pending,
                    of: account,
                    by: ProvedSecondFactor(factor),
                    for: caller,
                    at: now,
                    in: data
                )
            )
        }
        return try outcome.tokens
    }

    /// Signs in with the code of an authenticator app.
    package func finishTOTP(
        _ credential: String?,
        factor id: String?,
        code: String?,
        for caller: AppCaller
    ) async throws -> TokenPair {
        let digest = try Self.digest(of: try Self.require(credential))
        try caller.settings.secondFactors.requireTOTP()
        guard let id, !id.isEmpty else { throw Refusal.secondFactor(.missingID) }
        guard let code, !code.isEmpty else { throw Refusal.missingCode }
        let challenge = TOTPChallenge(
            secrets: secrets,
            factorID: SecondFactorID(rawValue: id),
            code: OneTimeCode(typed: code),
            adjacentSteps: caller.settings.secondFactors.adjacentTOTPSteps,
            now: clock.now
        )
        let now = challenge.now
        let outcome = try await completion.complete(for: caller, at: now) { data in
            let (pending, account) = try Self.hold(digest, of: caller.projectID, at: now, in: data)
            guard now - pending.createdAt <= PendingSignIn.totpChallenge else {
                throw Refusal.pendingSignIn(.challengeTimeout)
            }
            switch try challenge.judge(for: account, in: data) {
            case .refused(let refusal):
                return .failure(refusal)
            case .proved(let factor, let account):
                return .success(
                    try Self.complete(
                        pending,
                        of: account,
                        by: ProvedSecondFactor(factor),
                        for: caller,
                        at: now,
                        in: data
                    )
                )
            }
        }
        return try outcome.tokens
    }
}
