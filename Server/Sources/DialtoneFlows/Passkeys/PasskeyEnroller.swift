package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel
import WebAuthn

/// Adds passkeys to accounts at the request of their owners.
package struct PasskeyEnroller: Sendable {
    private let store: any DataStore
    private let authenticator: IDTokenAuthenticator
    private let parties: RelyingParties
    private let keys: PasskeyKeys
    private let challenges: PasskeyChallenges
    private let sessions: SessionOpener
    private let issuer: ActionCodeIssuer
    private let clock: ServerClock
    private let random: RandomSource

    /// Whether responses without content are accepted, as upstream's emulator does.
    private let acceptsMadeUp: Bool

    package init(
        store: any DataStore,
        authenticator: IDTokenAuthenticator,
        parties: RelyingParties,
        keys: PasskeyKeys,
        sessions: SessionOpener,
        issuer: ActionCodeIssuer,
        clock: ServerClock,
        random: RandomSource,
        acceptsMadeUp: Bool
    ) {
        self.store = store
        self.authenticator = authenticator
        self.parties = parties
        self.keys = keys
        challenges = PasskeyChallenges(keys: keys, clock: clock, random: random)
        self.sessions = sessions
        self.issuer = issuer
        self.clock = clock
        self.random = random
        self.acceptsMadeUp = acceptsMadeUp
    }

    /// Returns what the caller's device creates a passkey with; stores nothing.
    ///
    /// An enrollment that begins here can be completed even if the sign-in is no longer recent by
    /// then.
    package func start(
        idToken: String?,
        for caller: AppCaller
    ) async throws -> StartedPasskeyEnrollment {
        let party = try parties.party(of: caller.settings)
        let (_, token) = try await authenticator.authenticated(idToken, of: caller.projectID)
        let rule = ChangeRule(caller.settings, at: clock.now)
        let (account, passkeys) = try await store.read { data in
            let acting = try token.acting(in: data)
            try rule.check(.recentSignIn, by: acting)
            let account = acting.account
            try account.checkPasskeyEnrollment()
            return (account, try data.passkeys(of: account.id, in: account.projectID))
        }
        let userHandle = userHandles(of: account, having: passkeys)[0]
        return StartedPasskeyEnrollment(
            challenge: challenges.challenge(
                for: .enrollment(account.id, userHandle: userHandle),
                in: caller.projectID,
                of: party.id
            ),
            relyingPartyID: party.id,
            userHandle: userHandle,
            account: account,
            passkeys: passkeys.filter { !$0.isMadeUp }
        )
    }

    /// Adds the passkey, whose registration must verify; other sessions continue.
    ///
    /// Without `name`, it gets the name of its provider if that is known.
    package func finish(
        _ response: PasskeyResponse<PasskeyRegistration>?,
        name: String?,
        idToken: String?,
        link: ActionLink?,
        for caller: AppCaller
    ) async throws -> TokenPair {
        let party = try parties.party(of: caller.settings)
        guard idToken?.isEmpty == false else { throw Refusal.missingIDToken }
        guard let response, response.content != nil || acceptsMadeUp else {
            throw Refusal.passkey(.missingResponse)
        }
        let name = try name.map(Passkey.checkedName)
        let (account, token) = try await authenticator.authenticated(
            idToken,
            of: caller.projectID
        )
        let known = try await store.read { data in
            try data.passkeys(of: account.id, in: account.projectID)
        }
        let draft = try draft(
            of: response,
            for: account,
            userHandles: userHandles(of: account, having: known),
            name: name,
            party
        )
        let rule = ChangeRule(caller.settings, at: clock.now)
        let notices = issuer.notices(link: link, for: caller)
        let changed = try await store.write { data in
            try add(draft, by: token.hold(in: data), under: rule, caller, notices, in: data)
        }
        await issuer.deliver(notices)
        return try await sessions.tokenPair(
            for: changed.session,
            of: changed.account,
            by: caller.settings.tokens,
            at: rule.now
        )
    }
}

/// What a device needs to create a passkey.
package struct StartedPasskeyEnrollment: Sendable {
    package let challenge: [UInt8]
    package let relyingPartyID: String
    package let userHandle: [UInt8]
    package let account: Account

    /// The passkeys that the account has; no authenticator should get a second one.
    package let passkeys: [Passkey]

    /// The algorithms that keys may have, by their numbers in COSE, preferred ones first.
    package var algorithms: [Int64] { CredentialKey.Algorithm.allCases.map(\.rawValue) }

    /// How long the challenge is valid.
    package static let lifetime = PasskeyChallenges.lifetime
}

extension PasskeyEnroller {
    /// A passkey that is verified and not stored, with the challenge that it answered.
    private struct Draft: Sendable {
        let passkey: Passkey
        let challenge: PasskeyChallenges.OpenedRegistration?
    }

    private struct Changed: Sendable {
        let session: Session
        let account: Account
    }

    /// All passkeys of an account have the same user handle, so that a new one replaces an old one
    /// in the same authenticator.
    private func userHandles(of account: Account, having passkeys: [Passkey]) -> [[UInt8]] {
        passkeys.first.map { [$0.userHandle] }
            ?? keys.userHandles(of: account.id, in: account.projectID)
    }

    private func draft(
        of response: PasskeyResponse<PasskeyRegistration>,
        for account: Account,
        userHandles: [[UInt8]],
        name: String?,
        _ party: RelyingParty
    ) throws -> Draft {
        guard let content = response.content else {
            return Draft(
                passkey: Passkey(
                    madeUp: response.id,
                    of: account,
                    userHandle: userHandles[0],
                    for: party.id,
                    name: name,
                    at: clock.now
                ),
                challenge: nil
            )
        }
        let parsed = try content.parsed(as: response.id)
        let challenge = parsed.clientData.challenge
        let opened = try challenges.open(
            challenge,
            forOneOf: userHandles,
            in: account.projectID,
            of: party.id
        ) { .enrollment(account.id, userHandle: $0) }
        let credential: NewCredential
        do {
            credential = try parsed.verify(challenge: challenge, for: party)
        } catch {
            throw Refusal(error)
        }
        return Draft(
            passkey: Passkey(
                credential,
                id: response.id,
                of: account,
                userHandle: opened.userHandle,
                for: party.id,
                transports: content.transports,
                name: name,
                at: clock.now
            ),
            challenge: opened
        )
    }

    /// Stores the passkey, if the session may add it and no account has it.
    private func add(
        _ draft: Draft,
        by acting: ActingSession,
        under rule: ChangeRule,
        _ caller: AppCaller,
        _ notices: OwnerNotices,
        in data: any PasskeyChangeRecords & SpentProofWriter
    ) throws -> Changed {
        let passkey = draft.passkey
        if let challenge = draft.challenge {
            guard try data.spend(challenge.spending, of: passkey.projectID) else {
                throw PasskeyChallenges.used
            }
        }
        var account = acting.account
        try account.checkPasskeyEnrollment()
        account.passkeys.append(EnrolledPasskey(id: passkey.id, enrolledAt: rule.now))
        let start = draft.challenge?.issuedAt
        let change = try rule.permit(account, by: acting, begunAt: start)
        guard try data.insert(passkey) else { throw Refusal.passkey(.credentialInUse) }
        try data.save(change, sharingEmail: true)
        try AccountEvents(for: caller.project, at: rule.now, random: random)
            .recordChange(from: acting.account, to: account, in: data)
        try notices.leave(
            of: account,
            since: acting.account,
            isInDoubt: rule.isInDoubt(acting, begunAt: start),
            in: data,
            at: rule.now
        )
        let session = try acting.goOn(in: data) { session in
            guard session.signInProvider == .anonymous else { return }
            // The user was verified just now, as in a sign-in with the passkey.
            session.context.secondFactor = ProvedSecondFactor(passkey.id)
            session.take(.passkey, under: caller.settings.secondFactors)
        }
        return Changed(session: session, account: account)
    }
}

extension Account {
    /// Throws if the account has as many passkeys as it may have.
    fileprivate func checkPasskeyEnrollment() throws(Refusal) {
        guard passkeys.count < Passkey.limit else { throw .passkey(.limitExceeded) }
    }
}

extension Passkey {
    fileprivate init(
        _ credential: NewCredential,
        id: PasskeyID,
        of account: Account,
        userHandle: [UInt8],
        for relyingPartyID: String,
        transports: [String],
        name: String?,
        at now: Timestamp
    ) {
        let authenticator = AuthenticatorKind(bytes: credential.aaguid)
        self.init(
            id: id,
            projectID: account.projectID,
            accountID: account.id,
            userHandle: userHandle,
            relyingPartyID: relyingPartyID,
            publicKey: credential.publicKey,
            algorithm: credential.algorithm.rawValue,
            authenticator: authenticator,
            transports: Passkey.transports(transports),
            isBackupEligible: credential.isBackupEligible,
            isBackedUp: credential.isBackedUp,
            counter: credential.counter,
            name: name ?? authenticator?.providerName ?? Passkey.unnamed,
            createdAt: now
        )
    }

    /// A passkey without a key, which only development mode accepts.
    fileprivate init(
        madeUp id: PasskeyID,
        of account: Account,
        userHandle: [UInt8],
        for relyingPartyID: String,
        name: String?,
        at now: Timestamp
    ) {
        self.init(
            id: id,
            projectID: account.projectID,
            accountID: account.id,
            userHandle: userHandle,
            relyingPartyID: relyingPartyID,
            publicKey: [],
            algorithm: 0,
            authenticator: nil,
            transports: [],
            isBackupEligible: false,
            isBackedUp: false,
            counter: 0,
            name: name ?? Passkey.unnamed,
            createdAt: now
        )
    }
}
