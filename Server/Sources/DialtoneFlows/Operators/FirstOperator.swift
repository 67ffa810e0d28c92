package import DialtoneBasics
package import DialtoneModel

/// Lets the person who installs a server become its first operator.
///
/// A code proves access to the server's machine: the server writes it into a file that only its own
/// user can read. A node that starts makes a code of its own, and all of them end with the first use
/// of one.
package struct FirstOperator: Sendable {
    /// How long a code is valid; a server that starts again makes another one.
    package static let lifetime = TimeSpan.days(1)

    private let store: any DataStore
    private let audit: AuditLog
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, audit: AuditLog, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.audit = audit
        self.clock = clock
        self.random = random
    }

    /// Returns a new code; `nil` if there is an operator.
    package func makeCode() async throws -> SetupCode? {
        let code = SetupCode(random: random)
        let end = clock.now + Self.lifetime
        let isStored = try await store.write { data in
            guard try data.operatorAccounts().isEmpty else { return false }
            try data.insertOperatorSetupCode(code.digest, until: end)
            return true
        }
        return isStored ? code : nil
    }

    /// Whether there is an operator, so that codes are of no use.
    package func isOver() async throws -> Bool {
        try await store.read { try !$0.operatorAccounts().isEmpty }
    }

    /// Exchanges a code for the invitation of the first operator, an owner of the server.
    ///
    /// Throws ``Refusal/wrongCredentials`` for a wrong code, and if there is an operator. Every
    /// attempt counts for the client's address before anything is compared.
    package func invite(
        _ name: OperatorName,
        with code: String,
        from client: OperatorClient
    ) async throws -> InvitationSecret {
        let now = clock.now
        let limits = client.limits
        try await store.write { try limits.count(.passwords, in: $0, at: now) }
        guard let code = SetupCode(code) else { throw Refusal.wrongCredentials }
        let secret = InvitationSecret(random: random)
        let invitation = OperatorInvitation(
            digest: secret.digest,
            name: name,
            roles: OperatorRoles(server: .owner),
            createdAt: now,
            expiresAt: now + OperatorInvitation.lifetime
        )
        try await audit.whileSystem("operators.invite") {
            try await store.write { data in
                guard try data.operatorAccounts().isEmpty,
                    try data.takeOperatorSetupCode(code.digest, at: now)
                else { throw Refusal.wrongCredentials }
                try data.deleteOperatorSetupCodes()
                try data.replaceInvitation(with: invitation)
            }
        }
        return secret
    }
}

/// A code with which the first operator is set up; its text is in a file of the server.
package typealias SetupCode = OpaqueSecret<FirstOperator>
