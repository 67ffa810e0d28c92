import DialtoneBasics
package import DialtoneModel
import DialtoneSendGuard
import WebAuthn

extension OperatorAccess {
    /// Whether operators can sign in with passkeys: the console's URL has a domain.
    package var hasPasskeys: Bool { dependencies.passkeys.isAvailable }

    /// Returns what a device signs to sign in; tells nothing about any operator.
    package func startPasskeySignIn() throws -> StartedPasskeySignIn {
        try dependencies.passkeys.startUse(.operatorSignIn)
    }

    /// Signs in the operator whose passkey signed the challenge, and returns the secret of the new
    /// session's cookie.
    ///
    /// A passkey replaces password and code: it is a device, and the PIN or fingerprint by which the
    /// device has verified the operator.
    package func signIn(
        with response: PasskeyResponse<PasskeyAssertion>,
        from client: OperatorClient
    ) async throws -> OperatorSecret {
        let now = clock.now
        let proof = try await prove(response, for: .operatorSignIn, from: client, at: now)
        let id = proof.passkey.operatorID
        let secret = OperatorSecret(random: random)
        let session = OperatorSession(secret, of: id, from: client, at: now, random: random)
        // A refusal is an entry too: the sender has the operator's passkey, or a copy.
        try await dependencies.audit.whileOperator("operators.signIn", by: id, from: client) {
            try await store.write { data in
                try spend(proof, from: client, in: data, at: now)
                try data.insert(session)
            }
        }
        return secret
    }

    /// Returns what a device signs to confirm that the operator still uses the session.
    package func startPasskeyConfirmation(_ acting: ActingOperator) throws -> StartedPasskeySignIn {
        try dependencies.passkeys.startUse(.operatorConfirmation(session: acting.session.id))
    }

    /// Confirms with a passkey that the operator still uses the session.
    package func confirm(
        _ acting: ActingOperator,
        with response: PasskeyResponse<PasskeyAssertion>,
        from client: OperatorClient
    ) async throws {
        let now = clock.now
        let proof = try await prove(
            response,
            for: .operatorConfirmation(session: acting.session.id),
            from: client,
            at: now
        )
        guard proof.passkey.operatorID == acting.person.id else {
            throw Refusal.passkey(.unknownCredential)
        }
        try await store.write { data in
            try spend(proof, from: client, in: data, at: now)
            try data.confirm(operatorSession: acting.session.id, at: now)
        }
    }

    /// A passkey that has signed, in its new state, with the challenge.
    private struct Proof: Sendable {
        let passkey: OperatorPasskey
        let spending: SpentProof
    }

    /// Verifies a response, after the attempt was counted for the client's address.
    private func prove(
        _ response: PasskeyResponse<PasskeyAssertion>,
        for purpose: PasskeyPurpose,
        from client: OperatorClient,
        at now: Timestamp
    ) async throws -> Proof {
        let limits = client.limits
        guard let content = response.content else { throw Refusal.passkey(.missingResponse) }
        let known = try await store.write { data in
            try limits.count(.passwords, in: data, at: now)
            return try data.operatorPasskey(response.id)
        }
        let parsed = try content.parsed(as: response.id)
        let spending = try dependencies.passkeys.open(parsed, for: purpose)
        guard let known else { throw Refusal.passkey(.unknownCredential) }
        let used = try dependencies.passkeys.use(known, verifying: parsed)
        return Proof(passkey: used, spending: spending)
    }

    /// Marks the challenge as used and stores the passkey's new state, if the operator still has it.
    private func spend(
        _ proof: Proof,
        from client: OperatorClient,
        in data: any DataWriter,
        at now: Timestamp
    ) throws {
        guard try data.spendOperatorProof(proof.spending) else { throw PasskeyChallenges.used }
        guard let person = try data.holdOperator(proof.passkey.operatorID), !person.isDisabled,
            let stored = try data.operatorPasskey(proof.passkey.id),
            stored.operatorID == person.id, stored.publicKey == proof.passkey.publicKey
        else { throw Refusal.passkey(.unknownCredential) }
        guard try data.recordUse(ofOperatorPasskey: proof.passkey) else {
            throw Refusal(WebAuthnProblem.counterWentBack)
        }
        // The operator may sign in with a password from here too.
        var ledger = try data.holdOperatorAttempts(of: person.name)
        ledger.know(client.origin.address, at: now)
        try data.saveOperatorAttempts(ledger)
        try CallGuard.excuse(
            .passwords,
            of: [now],
            from: client.origin,
            of: Self.queue,
            in: data,
            at: now
        )
    }
}
