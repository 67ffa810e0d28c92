package import DialtoneBasics
package import DialtoneModel
package import DialtonePasswords
import DialtoneSendGuard

/// Sets the password and the authenticator app of an operator who has an invitation.
package struct OperatorSetup: Sendable {
    private let store: any DataStore
    private let passwords: PasswordHasher
    private let secrets: OperatorSecrets
    private let audit: AuditLog
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        passwords: PasswordHasher,
        secrets: OperatorSecrets,
        audit: AuditLog,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.passwords = passwords
        self.secrets = secrets
        self.audit = audit
        self.clock = clock
        self.random = random
    }

    /// The requirements for operators' passwords.
    package static var passwordPolicy: PasswordPolicy {
        var policy = PasswordPolicy()
        policy.isEnforced = true
        policy.minimumLength = 12
        return policy
    }

    /// The path of the page for invitations.
    package static let page = "/console/set-up"

    /// The name of the query parameter that contains the secret.
    package static let secretName = "invitation"

    /// Returns the path of the link that accepts an invitation.
    package static func path(with secret: InvitationSecret) -> String {
        "\(page)?\(secretName)=\(secret.text)"
    }

    /// What the form of an invitation shows.
    package struct Offer: Sendable {
        package let name: OperatorName

        /// The new secret for the authenticator app.
        package let secret: TOTPSecret

        /// The secret, encrypted, which the form sends back.
        package let sealed: String
    }

    /// Returns the content of the form; `nil` if the invitation is unknown, used or expired.
    ///
    /// `sealed` is what an earlier form contained, so that its QR code stays the same.
    package func offer(
        for invitation: InvitationSecret,
        keeping sealed: String? = nil
    ) async throws -> Offer? {
        let found = try await store.read {
            try $0.operatorInvitation(digest: invitation.digest)
        }
        guard let found, clock.now < found.expiresAt else { return nil }
        let kept = sealed.flatMap { secrets.secret(in: $0, for: invitation) }
        let secret = kept ?? TOTPSecret(random: random)
        return Offer(
            name: found.name,
            secret: secret,
            sealed: try secrets.seal(secret, for: invitation)
        )
    }

    /// Completes the invitation and signs the operator in; returns the secret of the session's
    /// cookie.
    ///
    /// An existing operator keeps its roles, and all its sessions end. Throws
    /// ``Refusal/invalidArgument(field:problem:)`` for an invitation that is no longer valid, and
    /// another ``Refusal`` for a weak password or a wrong code; then the invitation stays valid.
    package func complete(
        _ invitation: InvitationSecret,
        _ sealed: String,
        password: String,
        code: String,
        from client: OperatorClient
    ) async throws -> OperatorSecret {
        let now = clock.now
        let invalid = Refusal.invalidArgument(field: "invitation", problem: "is not valid anymore")
        guard let offer = try await offer(for: invitation, keeping: sealed),
            let totp = secrets.secret(in: sealed, for: invitation)
        else { throw invalid }
        try Self.passwordPolicy.check(password, in: PasswordContext(operator: offer.name))
        let step = totp.step(
            of: OneTimeCode(typed: code),
            at: now,
            adjacentSteps: 1,
            after: nil
        )
        guard let step else { throw Refusal.wrongCode(triesLeft: 1) }
        let hash = try await passwords.hash(
            password,
            chosenBy: Self.passwordPolicy,
            for: OperatorAccess.queue
        )
        let secret = OperatorSecret(random: random)
        let id = try await id(of: offer.name)
        try await audit.whileOperator("operators.setUp", by: id, from: client) {
            try await store.write { data in
                guard let found = try data.operatorInvitation(digest: invitation.digest),
                    now < found.expiresAt,
                    try data.deleteOperatorInvitation(digest: invitation.digest)
                else { throw invalid }
                let id = try install(found, id, hash, totp, step, in: data, at: now)
                var attempts = try data.holdOperatorAttempts(of: found.name)
                attempts.recordReset(from: client.origin.address, at: now)
                try data.saveOperatorAttempts(attempts)
                try data.insert(
                    OperatorSession(secret, of: id, from: client, at: now, random: random)
                )
            }
        }
        return secret
    }

    /// Returns the ID of the operator with this name, or a new one.
    private func id(of name: OperatorName) async throws -> OperatorID {
        if let known = try await store.read({ try $0.operatorAccount(named: name) }) {
            return known.id
        }
        return OperatorID(
            rawValue: random.text(of: "abcdefghijkmnpqrstuvwxyz23456789", length: 12)
        )
    }

    /// Creates the operator of an invitation, or replaces the credentials of an existing one.
    private func install(
        _ invitation: OperatorInvitation,
        _ id: OperatorID,
        _ hash: PasswordHash,
        _ totp: TOTPSecret,
        _ step: Int64,
        in data: any OperatorReader & OperatorWriter,
        at now: Timestamp
    ) throws -> OperatorID {
        if let known = try data.operatorAccount(named: invitation.name),
            var person = try data.holdOperator(known.id)
        {
            person.passwordHash = hash
            person.sealedSecret = try secrets.seal(totp, of: person.id)
            person.lastUsedStep = step
            try data.save(person)
            _ = try data.deleteOperatorSessions(of: person.id)
            return person.id
        }
        let person = Operator(
            id: id,
            name: invitation.name,
            roles: invitation.roles,
            passwordHash: hash,
            sealedSecret: try secrets.seal(totp, of: id),
            lastUsedStep: step,
            createdAt: now
        )
        guard try data.insert(person) else {
            throw Refusal.invalidArgument(field: "name", problem: "is in use")
        }
        return id
    }
}
