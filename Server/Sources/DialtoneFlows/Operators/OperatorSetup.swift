import DialtoneBasics
package import DialtoneModel
import DialtonePasswords
import DialtoneSendGuard

/// Sets the credentials of an operator who has an invitation: a password with an authenticator app,
/// or a passkey.
package struct OperatorSetup: Sendable {
    private let dependencies: OperatorDependencies

    package init(_ dependencies: OperatorDependencies) {
        self.dependencies = dependencies
    }

    private var store: any DataStore { dependencies.store }
    private var secrets: OperatorSecrets { dependencies.secrets }

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

    /// Whether a passkey can be set up: the console's URL has a domain.
    package var hasPasskeys: Bool { dependencies.passkeys.isAvailable }

    private static let invalid = Refusal.invalidArgument(
        field: "invitation",
        problem: "is not valid anymore"
    )
}

extension OperatorSetup {
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
        guard let found = try await valid(invitation) else { return nil }
        let kept = sealed.flatMap { secrets.secret(in: $0, for: invitation) }
        let secret = kept ?? TOTPSecret(random: dependencies.random)
        return Offer(
            name: found.name,
            secret: secret,
            sealed: try secrets.seal(secret, for: invitation)
        )
    }

    /// Returns what a device creates the operator's passkey with.
    package func startPasskey(
        for invitation: InvitationSecret
    ) async throws -> StartedOperatorPasskey {
        guard let found = try await valid(invitation) else { throw Self.invalid }
        return try dependencies.passkeys.start(
            for: found.name,
            by: Self.owner(invitation),
            having: []
        )
    }

    private func valid(_ invitation: InvitationSecret) async throws -> OperatorInvitation? {
        let found = try await store.read {
            try $0.operatorInvitation(digest: invitation.digest)
        }
        guard let found, dependencies.clock.now < found.expiresAt else { return nil }
        return found
    }

    private static func owner(_ invitation: InvitationSecret) -> String {
        "invitation \(Hex.encode(invitation.digest.bytes))"
    }
}

extension OperatorSetup {
    /// Completes the invitation with a password and an authenticator app, and signs the operator in;
    /// returns the secret of the session's cookie.
    ///
    /// An existing operator keeps its roles; all its other credentials and sessions end. Throws
    /// ``Refusal/invalidArgument(field:problem:)`` for an invitation that is no longer valid, and
    /// another ``Refusal`` for a weak password or a wrong code; then the invitation stays valid.
    package func complete(
        _ invitation: InvitationSecret,
        _ sealed: String,
        password: String,
        code: String,
        from client: OperatorClient
    ) async throws -> OperatorSecret {
        guard let offer = try await offer(for: invitation, keeping: sealed),
            let totp = secrets.secret(in: sealed, for: invitation)
        else { throw Self.invalid }
        try Self.passwordPolicy.check(password, in: PasswordContext(operator: offer.name))
        let step = totp.step(
            of: OneTimeCode(typed: code),
            at: dependencies.clock.now,
            adjacentSteps: 1,
            after: nil
        )
        guard let step else { throw Refusal.wrongCode(triesLeft: 1) }
        let hash = try await dependencies.passwords.hash(
            password,
            chosenBy: Self.passwordPolicy,
            for: OperatorAccess.queue
        )
        let id = try await id(of: offer.name)
        let sealed = try secrets.seal(totp, of: id)
        return try await install(
            .password(hash, sealedSecret: sealed, step: step),
            of: id,
            for: invitation,
            from: client
        )
    }

    /// Completes the invitation with a passkey, and signs the operator in; returns the secret of the
    /// session's cookie.
    package func complete(
        _ invitation: InvitationSecret,
        with response: PasskeyResponse<PasskeyRegistration>,
        from client: OperatorClient
    ) async throws -> OperatorSecret {
        guard let found = try await valid(invitation) else { throw Self.invalid }
        let id = try await id(of: found.name)
        let (passkey, spending) = try dependencies.passkeys.verify(
            response,
            for: (id, found.name),
            by: Self.owner(invitation),
            having: [],
            named: ""
        )
        return try await install(
            .passkey(passkey, spending),
            of: id,
            for: invitation,
            from: client
        )
    }

    /// What an operator signs in with from now on.
    private enum Credentials: Sendable {
        case password(PasswordHash, sealedSecret: [UInt8], step: Int64)
        case passkey(OperatorPasskey, SpentProof)
    }

    /// Returns the ID of the operator with this name, or a new one.
    private func id(of name: OperatorName) async throws -> OperatorID {
        if let known = try await store.read({ try $0.operatorAccount(named: name) }) {
            return known.id
        }
        return OperatorID(
            rawValue: dependencies.random.text(of: "abcdefghijkmnpqrstuvwxyz23456789", length: 12)
        )
    }

    /// Spends the invitation, and creates its operator or replaces all credentials of an existing
    /// one.
    private func install(
        _ credentials: Credentials,
        of id: OperatorID,
        for invitation: InvitationSecret,
        from client: OperatorClient
    ) async throws -> OperatorSecret {
        let now = dependencies.clock.now
        let random = dependencies.random
        let secret = OperatorSecret(random: random)
        let session = OperatorSession(secret, of: id, from: client, at: now, random: random)
        try await dependencies.audit.whileOperator("operators.setUp", by: id, from: client) {
            try await store.write { data in
                guard let found = try data.operatorInvitation(digest: invitation.digest),
                    now < found.expiresAt,
                    try data.deleteOperatorInvitation(digest: invitation.digest)
                else { throw Self.invalid }
                try Self.replace(with: credentials, of: id, found, in: data, at: now)
                var attempts = try data.holdOperatorAttempts(of: found.name)
                attempts.recordReset(from: client.origin.address, at: now)
                try data.saveOperatorAttempts(attempts)
                try data.insert(session)
            }
        }
        return secret
    }

    private static func replace(
        with credentials: Credentials,
        of id: OperatorID,
        _ invitation: OperatorInvitation,
        in data: any OperatorReader & OperatorWriter,
        at now: Timestamp
    ) throws {
        let known = try data.operatorAccount(named: invitation.name)
        // The name may have got another operator since the ID was determined.
        guard known == nil || known?.id == id else { throw invalid }
        var person =
            try known.flatMap { try data.holdOperator($0.id) }
            ?? Operator(
                id: id,
                name: invitation.name,
                roles: invitation.roles,
                passwordHash: nil,
                sealedSecret: nil,
                lastUsedStep: nil,
                createdAt: now
            )
        person.passwordHash = nil
        person.sealedSecret = nil
        person.lastUsedStep = nil
        person.failures = OperatorFailures()
        if case .password(let hash, let sealedSecret, let step) = credentials {
            person.passwordHash = hash
            person.sealedSecret = sealedSecret
            person.lastUsedStep = step
        }
        if known == nil {
            guard try data.insert(person) else {
                throw Refusal.invalidArgument(field: "name", problem: "is in use")
            }
            try data.deleteOperatorSetupCodes()
        } else {
            try data.save(person)
            _ = try data.deleteOperatorSessions(of: id)
            try data.deleteOperatorPasskeys(of: id)
        }
        guard case .passkey(let passkey, let spending) = credentials else { return }
        guard try data.spendOperatorProof(spending) else { throw PasskeyChallenges.used }
        guard try data.insert(passkey) else { throw Refusal.passkey(.credentialInUse) }
    }
}
