package import DialtoneBasics
package import DialtoneModel
import WebAuthn

/// Starts and verifies registrations and uses of operators' passkeys; stores nothing.
package struct OperatorPasskeyCeremonies: Sendable {
    /// The place of the challenges, which are those of no project.
    private static let place = OperatorAccess.queue

    /// The console; `nil` if its URL has no domain, because passkeys need one.
    private let party: RelyingParty?
    private let keys: PasskeyKeys
    private let challenges: PasskeyChallenges
    private let clock: ServerClock

    package init(
        consoleURL: String?,
        keys: PasskeyKeys,
        clock: ServerClock,
        random: RandomSource
    ) {
        party = RelyingParty(consoleURL: consoleURL)
        self.keys = keys
        challenges = PasskeyChallenges(keys: keys, clock: clock, random: random)
        self.clock = clock
    }

    /// Whether operators can have passkeys.
    var isAvailable: Bool { party != nil }

    /// Returns what an operator's device creates a passkey with.
    ///
    /// `owner` is what allows the registration: a session or an invitation.
    func start(
        for name: OperatorName,
        by owner: String,
        having passkeys: [OperatorPasskey]
    ) throws(Refusal) -> StartedOperatorPasskey {
        let party = try requiredParty()
        let userHandle = userHandles(of: name, having: passkeys)[0]
        return StartedOperatorPasskey(
            challenge: challenges.challenge(
                for: .operatorRegistration(of: owner, userHandle: userHandle),
                in: Self.place,
                of: party.id
            ),
            relyingPartyID: party.id,
            userHandle: userHandle,
            name: name,
            passkeys: passkeys
        )
    }

    /// Returns the new passkey if the response is a registration by `owner`.
    func verify(
        _ response: PasskeyResponse<PasskeyRegistration>,
        for person: (id: OperatorID, name: OperatorName),
        by owner: String,
        having passkeys: [OperatorPasskey],
        named name: String
    ) throws(Refusal) -> (passkey: OperatorPasskey, spending: SpentProof) {
        let party = try requiredParty()
        guard let content = response.content else { throw .passkey(.missingResponse) }
        let parsed = try content.parsed(as: response.id)
        let challenge = parsed.clientData.challenge
        let opened = try challenges.open(
            challenge,
            forOneOf: userHandles(of: person.name, having: passkeys),
            in: Self.place,
            of: party.id
        ) { .operatorRegistration(of: owner, userHandle: $0) }
        let credential: NewCredential
        do {
            credential = try parsed.verify(challenge: challenge, for: party)
        } catch {
            throw Refusal(error)
        }
        let provider = AuthenticatorKind(bytes: credential.aaguid)?.providerName
        let passkey = OperatorPasskey(
            id: response.id,
            operatorID: person.id,
            userHandle: opened.userHandle,
            relyingPartyID: party.id,
            publicKey: credential.publicKey,
            isBackupEligible: credential.isBackupEligible,
            isBackedUp: credential.isBackedUp,
            counter: credential.counter,
            name: try name.isEmpty ? provider ?? "Passkey" : Passkey.checkedName(name),
            createdAt: clock.now
        )
        return (passkey, opened.spending)
    }

    /// Returns what a device signs.
    func startUse(_ purpose: PasskeyPurpose) throws(Refusal) -> StartedPasskeySignIn {
        let party = try requiredParty()
        return StartedPasskeySignIn(
            challenge: challenges.challenge(for: purpose, in: Self.place, of: party.id),
            relyingPartyID: party.id
        )
    }

    /// Returns the challenge that a response has signed, to mark it as used.
    func open(
        _ response: AssertionResponse,
        for purpose: PasskeyPurpose
    ) throws(Refusal) -> SpentProof {
        try challenges.open(
            response.clientData.challenge,
            for: purpose,
            in: Self.place,
            of: try requiredParty().id
        )
        .spending
    }

    /// Returns the passkey in its new state if it has signed; the counter is not checked.
    func use(
        _ passkey: OperatorPasskey,
        verifying response: AssertionResponse
    ) throws(Refusal) -> OperatorPasskey {
        let party = try requiredParty()
        guard passkey.relyingPartyID == party.id else { throw .passkey(.unknownCredential) }
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
            used.counter = assertion.counter
            used.isBackedUp = assertion.isBackedUp
        } catch {
            throw Refusal(error)
        }
        used.lastUsedAt = clock.now
        return used
    }

    private func requiredParty() throws(Refusal) -> RelyingParty {
        guard let party else { throw .passkey(.noRelyingParty) }
        return party
    }

    /// All passkeys of an operator have the same user handle, so that a new one replaces an old one
    /// in the same authenticator.
    private func userHandles(
        of name: OperatorName,
        having passkeys: [OperatorPasskey]
    ) -> [[UInt8]] {
        passkeys.first.map { [$0.userHandle] } ?? keys.userHandles(of: name)
    }
}

/// What an operator's device needs to create a passkey.
package struct StartedOperatorPasskey: Sendable {
    package let challenge: [UInt8]
    package let relyingPartyID: String
    package let userHandle: [UInt8]
    package let name: OperatorName

    /// The passkeys that the operator has; no authenticator should get a second one.
    package let passkeys: [OperatorPasskey]

    /// The algorithms that keys may have, by their numbers in COSE, preferred ones first.
    package var algorithms: [Int64] { CredentialKey.Algorithm.allCases.map(\.rawValue) }
}

extension RelyingParty {
    /// The console at this URL, whose pages alone may use the passkeys; `nil` without a domain.
    fileprivate init?(consoleURL: String?) {
        guard let address = consoleURL.flatMap(WebAddress.init),
            PasskeySettings.isDomain(address.host)
        else { return nil }
        self.init(id: address.host, origins: AllowedOrigins([address.origin]))
    }
}
