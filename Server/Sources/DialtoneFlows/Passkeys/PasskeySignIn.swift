package import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel
import WebAuthn

/// Signs in users with passkeys.
///
/// A passkey is two factors: the device that has it, and the PIN or fingerprint by which the device
/// verifies the user. So no second factor follows, and tokens name the passkey as the second one.
package struct PasskeySignIn: Sendable {
    private let store: any DataStore
    private let parties: RelyingParties
    private let challenges: PasskeyChallenges
    private let completion: SignInCompletion
    private let clock: ServerClock

    /// Whether responses without content are accepted, as upstream's emulator does.
    private let acceptsMadeUp: Bool

    package init(
        store: any DataStore,
        parties: RelyingParties,
        keys: PasskeyKeys,
        completion: SignInCompletion,
        clock: ServerClock,
        random: RandomSource,
        acceptsMadeUp: Bool
    ) {
        self.store = store
        self.parties = parties
        challenges = PasskeyChallenges(keys: keys, clock: clock, random: random)
        self.completion = completion
        self.clock = clock
        self.acceptsMadeUp = acceptsMadeUp
    }

    /// Returns what a device signs; stores nothing, and tells nothing about any account.
    package func start(for caller: AppCaller) throws -> StartedPasskeySignIn {
        let party = try parties.party(of: caller.settings)
        return StartedPasskeySignIn(
            challenge: challenges.challenge(for: .signIn, in: caller.projectID, of: party.id),
            relyingPartyID: party.id
        )
    }

    /// Signs in to the account of the passkey that signed the challenge.
    package func finish(
        _ response: PasskeyResponse<PasskeyAssertion>?,
        for caller: AppCaller
    ) async throws -> SignInOutcome {
        let party = try parties.party(of: caller.settings)
        guard let response, response.content != nil || acceptsMadeUp else {
            throw Refusal.passkey(.missingResponse)
        }
        guard let content = response.content else {
            return try await finishMadeUp(response.id, for: caller)
        }
        let parsed = try content.parsed(as: response.id)
        let (spending, _) = try challenges.open(
            parsed.clientData.challenge,
            for: .signIn,
            in: caller.projectID,
            of: party.id
        )
        let passkey = try await passkey(response.id, of: caller.projectID)
        // The challenge is for this RP ID, so a passkey of a former one could not verify anyway.
        guard !passkey.isMadeUp, passkey.relyingPartyID == party.id else {
            throw Refusal.passkey(.unknownCredential)
        }
        let used = try use(of: passkey, verifying: parsed, for: party)
        return try await completion.complete(for: caller, at: clock.now) { data in
            guard try data.spend(spending, of: caller.projectID) else {
                throw PasskeyChallenges.used
            }
            return .success(try prove(used, for: caller, in: data))
        }
    }
}

/// What a device needs to sign in with a passkey.
package struct StartedPasskeySignIn: Sendable {
    package let challenge: [UInt8]
    package let relyingPartyID: String

    /// How long the challenge is valid.
    package static let lifetime = PasskeyChallenges.lifetime
}

extension PasskeySignIn {
    /// Signs in without any verification, to an account with a passkey of this kind.
    private func finishMadeUp(_ id: PasskeyID, for caller: AppCaller) async throws -> SignInOutcome
    {
        var passkey = try await passkey(id, of: caller.projectID)
        guard passkey.isMadeUp else { throw Refusal.passkey(.missingResponse) }
        passkey.lastUsedAt = clock.now
        return try await completion.complete(for: caller, at: clock.now) { [passkey] data in
            .success(try prove(passkey, for: caller, in: data))
        }
    }

    private func passkey(_ id: PasskeyID, of project: ProjectID) async throws -> Passkey {
        guard let passkey = try await store.read({ try $0.passkey(id, of: project) }) else {
            throw Refusal.passkey(.unknownCredential)
        }
        return passkey
    }

    /// Returns the passkey in its new state, if it signed the challenge.
    private func use(
        of passkey: Passkey,
        verifying response: AssertionResponse,
        for party: RelyingParty
    ) throws(Refusal) -> Passkey {
        var used = passkey
        do {
            let assertion = try response.verify(
                challenge: response.clientData.challenge,
                for: party,
                by: KnownCredential(
                    id: passkey.id.bytes,
                    publicKey: passkey.publicKey,
                    userHandle: passkey.userHandle,
                    isBackupEligible: passkey.isBackupEligible
                )
            )
            // The signature is valid, so also a refused copy is the account's passkey.
            SecurityTrail.current?.note(account: passkey.accountID)
            try assertion.checkCounter(after: passkey.counter)
            used.counter = assertion.counter
            used.isBackedUp = assertion.isBackedUp
        } catch {
            throw Refusal(error)
        }
        used.lastUsedAt = clock.now
        return used
    }

    /// Stores the passkey's new state, if the account still has it.
    ///
    /// It may have been removed since its signature was verified, and its ID added with another key.
    private func prove(
        _ passkey: Passkey,
        for caller: AppCaller,
        in data: any ActingSessionRecords & PasskeyReader & PasskeyWriter
    ) throws -> ProvedSignIn {
        let account = try caller.hold(passkey.accountID, continuing: nil, in: data)
        guard let stored = try data.passkey(passkey.id, of: passkey.projectID),
            stored.accountID == account.id, stored.publicKey == passkey.publicKey
        else { throw Refusal.passkey(.unknownCredential) }
        guard try data.recordUse(of: passkey) else {
            throw Refusal(WebAuthnProblem.counterWentBack)
        }
        return ProvedSignIn(
            account: account,
            factor: .passkey,
            secondFactor: ProvedSecondFactor(passkey.id),
            client: caller.client
        )
    }
}
