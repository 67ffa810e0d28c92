import PhoneNumbers

/// Signs people in by a proved number: the second half of phone sign-in.
package struct PhoneSignIn: Sendable {
    let store: any DataStore
    private let authenticator: IDTokenAuthenticator
    private let sessions: SessionOpener
    let creation: AccountCreation
    let completion: SignInCompletion
    private let issuer: ActionCodeIssuer
    private let keys: VerificationKeys
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        authenticator: IDTokenAuthenticator,
        sessions: SessionOpener,
        creation: AccountCreation,
        completion: SignInCompletion,
        issuer: ActionCodeIssuer,
        keys: VerificationKeys,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.authenticator = authenticator
        self.sessions = sessions
        self.creation = creation
        self.completion = completion
        self.issuer = issuer
        self.keys = keys
        self.clock = clock
        self.random = random
    }

    /// Judges the proof and signs in to the account that it leads to.
    ///
    /// Spending the try, judging the code, using the session up and opening the account's
    /// session are one transaction: of two racing requests one wins, and what was answered
    /// is durable.
    package func complete(_ request: PhoneSignInRequest) async throws -> PhoneSignInResult {
        let project = request.caller.project.project
        guard project.id.tenantID == nil else { throw Refusal.tenantsUnsupported }
        guard project.settings.phoneSignIn.isEnabled else { throw Refusal.phoneSignInDisabled }
        let subject = try await subject(of: request)
        let now = clock.now
        let evidence = try evidence(of: request.proof, for: project.id)
        let resolution = PhoneNumberResolution(
            project: project,
            subject: subject,
            mayCreateAccount: request.operation != .reauthenticate,
            newAccountID: AccountID(random: random),
            session: sessions.draw(at: now),
            temporaryProof: TemporaryProofSecret(random: random),
            pendingCredential: project.settings.secondFactors.allowsAfterPhone
                ? PendingCredential(random: random) : nil,
            warning: ActionSecret(random: random),
            client: request.caller.client,
            knownAccount: try await knownAccount(of: request),
            now: now,
            events: AccountEvents(for: request.caller.project.hooks, at: now, random: random),
            leavesRestToHooks: request.caller.project.asksBeforeSignIn
        )
        let rules = CodeRules(for: request.caller)
        let outcome = try await judge(evidence, by: rules, resolution)
        let result = try await result(of: outcome, by: resolution, for: request, subject: subject)
        if subject != nil {
            let caller = request.caller
            await issuer.deliverNotice(resolution.warning, link: request.link, for: caller)
        }
        return result
    }

    /// Does what is left when the transaction has decided.
    private func result(
        of outcome: PhoneNumberResolution.Outcome,
        by resolution: PhoneNumberResolution,
        for request: PhoneSignInRequest,
        subject: CheckedIDToken?
    ) async throws -> PhoneSignInResult {
        switch outcome {
        case .refused(let refusal):
            throw refusal
        case .conflict(let account):
            return .conflict(temporaryProof: resolution.temporaryProof.text, account: account)
        case .secondFactorRequired(let account):
            guard let credential = resolution.pendingCredential else {
                throw Refusal.secondFactor(.phoneFirstFactorUnsupported)
            }
            return .secondFactorRequired(credential, account: account)
        case .signedIn(let session, let account, let isNew):
            let tokens = try await sessions.tokenPair(
                for: session,
                of: account,
                by: resolution.project.settings.tokens,
                refreshToken: resolution.session.refreshToken(of: session),
                at: resolution.now
            )
            return .signedIn(tokens, account: account, isNew: isNew)
        case .candidate(let account, let settle):
            guard let settle else { return try await create(account, for: request) }
            return try await create(account, settling: settle, for: request)
        case .found(let account, let settle):
            return try await signIn(
                to: account.id,
                linkedBy: subject,
                for: request,
                settle: settle
            )
        }
    }

    private func judge(
        _ evidence: PhoneEvidence,
        by rules: CodeRules,
        _ resolution: PhoneNumberResolution
    ) async throws -> PhoneNumberResolution.Outcome {
        try await store.write { data in
            switch try evidence.judge(in: data, by: rules, at: resolution.now) {
            case .refused(let refusal): .refused(refusal)
            case .proved(let phoneNumber):
                try resolution.resolve(phoneNumber, provedBy: evidence, in: data)
            }
        }
    }

    /// The account that the device is signed in to, whatever else the request is about.
    ///
    /// A token that is no good is no reason to refuse a proof: it only makes the device unknown.
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

    /// The token of the account that the number is to be added to, if the request means one.
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
