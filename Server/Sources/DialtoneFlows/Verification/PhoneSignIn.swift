package import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import PhoneNumbers

/// Signs in users with a verified number: the second half of phone sign-in.
package struct PhoneSignIn: Sendable {
    private let authenticator: IDTokenAuthenticator
    private let completion: SignInCompletion
    private let issuer: ActionCodeIssuer
    private let keys: VerificationKeys
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        authenticator: IDTokenAuthenticator,
        completion: SignInCompletion,
        issuer: ActionCodeIssuer,
        keys: VerificationKeys,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.authenticator = authenticator
        self.completion = completion
        self.issuer = issuer
        self.keys = keys
        self.clock = clock
        self.random = random
    }

    /// Verifies the proof and signs in to the account that it leads to.
    ///
    /// Using the attempt, verifying the code, using the session and opening the account's session
    /// are one transaction: of two concurrent requests one wins, and the response describes
    /// committed data.
    package func complete(_ request: PhoneSignInRequest) async throws -> PhoneSignInResult {
        let caller = request.caller
        guard caller.projectID.tenantID == nil else { throw Refusal.tenantsUnsupported }
        guard caller.settings.phoneSignIn.isEnabled else { throw Refusal.phoneSignInDisabled }
        let subject = try await subject(of: request)
        let now = clock.now
        let evidence = try evidence(of: request.proof, for: caller.projectID)
        let resolution = PhoneNumberResolution(
            caller: caller,
            subject: subject,
            mayCreateAccount: request.operation != .reauthenticate,
            newAccountID: AccountID(random: random),
            temporaryProof: TemporaryProofSecret(random: random),
            notices: issuer.notices(link: request.link, for: caller),
            knownAccount: try await knownAccount(of: request),
            events: AccountEvents(for: caller.project, at: now, random: random),
            now: now
        )
        do {
            let outcome =
                if subject == nil {
                    try await outcome(of: evidence, by: resolution)
                } else {
                    try await issuer.delivering(resolution.notices) {
                        try await self.outcome(of: evidence, by: resolution)
                    }
                }
            return .completed(outcome, isNew: outcome.account.id == resolution.newAccountID)
        } catch let conflict as PhoneNumberConflict {
            return .conflict(
                temporaryProof: resolution.temporaryProof.text,
                account: conflict.owner
            )
        }
    }

    /// Signs in, and retries if another account got the number concurrently: the proof then signs
    /// in to that account.
    private func outcome(
        of evidence: PhoneEvidence,
        by resolution: PhoneNumberResolution
    ) async throws -> SignInOutcome {
        do {
            return try await judge(evidence, by: resolution)
        } catch AccountConflict.phoneNumber {
            // The proof was used before the hook was called.
            guard !resolution.caller.project.asksBeforeSignIn else {
                throw Refusal.phoneNumberInUse
            }
            return try await judge(evidence, by: resolution)
        }
    }

    private func judge(
        _ evidence: PhoneEvidence,
        by resolution: PhoneNumberResolution
    ) async throws -> SignInOutcome {
        let rules = CodeRules(for: resolution.caller)
        return try await completion.complete(for: resolution.caller, at: resolution.now) { data in
            var owner: Later<Account?>?
            let verdict = try evidence.judge(in: data, by: rules, at: resolution.now) { number in
                owner = try resolution.findOwner(of: number, in: data)
            }
            switch verdict {
            case .refused(let refusal):
                return .failure(refusal)
            case .proved(let number):
                return try resolution.resolve(number, of: owner, provedBy: evidence, in: data)
            }
        }
    }

    /// Returns the account that the device is signed in to, whatever the request is about.
    ///
    /// An invalid token does not make the proof invalid: the device is then unknown.
    private func knownAccount(of request: PhoneSignInRequest) async throws -> AccountID? {
        let project = request.caller.project.project
        guard project.settings.dormantNumbers.action != .allow, let token = request.idToken else {
            return nil
        }
        do {
            return try await authenticator.authenticate(token, of: project.id).id
        } catch is Refusal {
            return nil
        }
    }

    /// Returns the token of the account that the number is added to, if the request has one.
    private func subject(of request: PhoneSignInRequest) async throws -> CheckedIDToken? {
        switch request.operation {
        case .signUpOrIn, .reauthenticate:
            return nil
        case .unspecified:
            guard let idToken = request.idToken, !idToken.isEmpty else { return nil }
            return
                try await authenticator
                .authenticated(idToken, of: request.caller.projectID).token
        case .link:
            return
                try await authenticator
                .authenticated(request.idToken, of: request.caller.projectID).token
        }
    }

    private func evidence(
        of proof: PhoneSignInRequest.Proof,
        for project: ProjectID
    ) throws -> PhoneEvidence {
        switch proof {
        case .temporaryProof(let text, let phoneNumber):
            guard !phoneNumber.isEmpty else { throw Refusal.missingPhoneNumber }
            guard let secret = TemporaryProofSecret(text),
                let phoneNumber = try? PhoneNumber(parsing: phoneNumber)
            else { throw Refusal.invalidTemporaryProof }
            return .temporaryProof(secret.digest, phoneNumber, project)
        case .code(let sessionInfo, let code):
            return try keys.evidence(
                sessionInfo: sessionInfo,
                code: code,
                for: .signIn,
                of: project
            )
        }
    }
}
