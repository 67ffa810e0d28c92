package import DialtoneBasics
package import DialtoneModel

/// Invites and manages operators.
package struct OperatorRegistry: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// The operators of the server.
    package struct List: Sendable {
        package let operators: [Operator]

        /// The number of passkeys of each operator that has some.
        package let passkeys: [OperatorID: Int]

        /// The invitations that are still valid.
        package let invitations: [OperatorInvitation]
    }

    /// Returns all operators, and the invitations that are still valid.
    package func list() async throws -> List {
        let now = clock.now
        return try await store.read { data in
            List(
                operators: try data.operatorAccounts(),
                passkeys: try data.operatorPasskeyCounts(),
                invitations: try data.operatorInvitations().filter { now < $0.expiresAt }
            )
        }
    }

    /// Returns the number of passkeys that an operator has.
    package func passkeyCount(of id: OperatorID) async throws -> Int {
        try await store.read { try $0.operatorPasskeys(of: id).count }
    }

    /// Whether no one can sign in to the console yet.
    package func isEmpty() async throws -> Bool {
        try await store.read { try $0.operatorAccounts().isEmpty }
    }

    /// Creates an invitation and returns the secret of its link, which cannot be retrieved again.
    ///
    /// For the name of an existing operator, the link replaces all passwords, authenticator apps and
    /// passkeys, and the operator keeps its roles. An earlier invitation of the same name ends.
    /// `seen` is the version of that invitation or, without one, of the operator.
    package func invite(
        _ name: OperatorName,
        as roles: OperatorRoles,
        since seen: SeenVersion = .any
    ) async throws -> (invitation: OperatorInvitation, secret: InvitationSecret) {
        let secret = InvitationSecret(random: random)
        let now = clock.now
        let invitation = try await store.write { data in
            // Held, so that of two links for an operator of the same version only one is made.
            let known = try data.holdOperators().first { $0.name == name }
            if let open = try Self.invitation(of: name, at: now, in: data) {
                try seen.check(open)
            } else {
                try seen.check(known)
            }
            let roles = known?.roles ?? roles
            guard !roles.isEmpty else {
                throw Refusal.invalidArgument(field: "roles", problem: "must contain a role")
            }
            if known == nil { try Self.requireProjects(of: roles, in: data) }
            let invitation = OperatorInvitation(
                digest: secret.digest,
                name: name,
                roles: roles,
                createdAt: now,
                expiresAt: now + OperatorInvitation.lifetime
            )
            try data.replaceInvitation(with: invitation)
            return invitation
        }
        return (invitation, secret)
    }

    /// Changes an operator; `nil` if there is none.
    ///
    /// Throws a ``Refusal`` if no enabled owner of the server would be left. A disabled operator's
    /// sessions end.
    package func change(
        _ id: OperatorID,
        since seen: SeenVersion = .any,
        _ change: @escaping @Sendable (inout Operator) -> Void
    ) async throws -> Operator? {
        try await store.write { data in
            let all = try data.holdOperators()
            guard var person = all.first(where: { $0.id == id }) else { return nil }
            let former = person
            try seen.check(person)
            change(&person)
            guard !person.roles.isEmpty || person.roles == former.roles else {
                throw Refusal.invalidArgument(field: "roles", problem: "must contain a role")
            }
            if person.roles != former.roles {
                try Self.requireProjects(of: person.roles, in: data)
            }
            try Self.requireOwner(among: all.map { $0.id == id ? person : $0 }, before: all)
            try data.save(person)
            // A link for a new password must not outlive what the operator was allowed.
            try data.deleteOperatorInvitations(of: person.name)
            if person.isDisabled { _ = try data.deleteOperatorSessions(of: id) }
            return person
        }
    }

    /// Removes an operator; `false` if there is none.
    ///
    /// Throws a ``Refusal`` if no enabled owner of the server would be left.
    package func remove(_ id: OperatorID, since seen: SeenVersion = .any) async throws -> Bool {
        try await store.write { data in
            let all = try data.holdOperators()
            try Self.requireOwner(among: all.filter { $0.id != id }, before: all)
            if let person = all.first(where: { $0.id == id }) {
                try seen.check(person)
                try data.deleteOperatorInvitations(of: person.name)
            }
            return try data.deleteOperator(id)
        }
    }

    /// Withdraws the invitation of a name; `false` if there is none.
    package func withdrawInvitation(
        of name: OperatorName,
        since seen: SeenVersion = .any
    ) async throws -> Bool {
        let now = clock.now
        return try await store.write { data in
            _ = try data.holdOperators()
            if let open = try Self.invitation(of: name, at: now, in: data) {
                try seen.check(open)
            }
            let count = try data.deleteOperatorInvitations(of: name)
            return count > 0
        }
    }

    /// Returns the sessions of an operator that have not ended, the last one first.
    package func sessions(of id: OperatorID) async throws -> [OperatorSession] {
        let now = clock.now
        return try await store.read { try $0.operatorSessions(of: id) }
            .filter { $0.isInForce(at: now) }
    }

    /// Ends one session of an operator; `false` if there is none.
    package func endSession(_ session: String, of id: OperatorID) async throws -> Bool {
        try await store.write { data in
            let wasThere = try data.deleteOperatorSession(session, of: id)
            if wasThere { AuditNotes.noteSessions(of: id) }
            return wasThere
        }
    }

    /// Ends all sessions of an operator and returns their number.
    package func endSessions(of id: OperatorID) async throws -> Int {
        try await store.write { data in
            let count = try data.deleteOperatorSessions(of: id)
            if count > 0 { AuditNotes.noteSessions(of: id) }
            return count
        }
    }

    /// Returns the invitation of a name that is still valid.
    private static func invitation(
        of name: OperatorName,
        at now: Timestamp,
        in data: any OperatorReader
    ) throws -> OperatorInvitation? {
        try data.operatorInvitations().first { $0.name == name && now < $0.expiresAt }
    }

    /// Throws if a role is for something that is not a project.
    private static func requireProjects(
        of roles: OperatorRoles,
        in data: any ProjectReader
    ) throws {
        for project in roles.projects.keys {
            guard project.tenantID == nil, try data.project(project) != nil else {
                throw Refusal.unknownProject
            }
        }
    }

    private static func requireOwner(
        among operators: [Operator],
        before: [Operator]
    ) throws(Refusal) {
        guard !operators.contains(where: \.isOwner), before.contains(where: \.isOwner) else {
            return
        }
        throw .unsupportedOperation(
            "This is the last owner of the server. Give another operator the role first."
        )
    }
}

extension Operator {
    /// Whether the operator can manage the server and the other operators.
    fileprivate var isOwner: Bool { !isDisabled && roles.server == .owner }
}
