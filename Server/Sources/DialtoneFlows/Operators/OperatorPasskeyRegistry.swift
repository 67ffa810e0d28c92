import DialtoneBasics
package import DialtoneModel

/// Adds, names and removes the passkeys of operators, at their own request.
package struct OperatorPasskeyRegistry: Sendable {
    private let dependencies: OperatorDependencies

    package init(_ dependencies: OperatorDependencies) {
        self.dependencies = dependencies
    }

    /// Returns the passkeys of an operator, the oldest first.
    package func list(of id: OperatorID) async throws -> [OperatorPasskey] {
        try await dependencies.store.read { try $0.operatorPasskeys(of: id) }
    }

    /// Returns what the operator's device creates a passkey with.
    package func start(for acting: ActingOperator) async throws -> StartedOperatorPasskey {
        let known = try await list(of: acting.person.id)
        try Self.checkLimit(of: known)
        return try dependencies.passkeys.start(
            for: acting.person.name,
            by: Self.owner(acting),
            having: known
        )
    }

    /// Adds the passkey, whose registration must verify.
    ///
    /// Without a name, it gets that of its provider if that is known.
    package func add(
        _ response: PasskeyResponse<PasskeyRegistration>,
        named name: String,
        for acting: ActingOperator,
        from client: OperatorClient
    ) async throws {
        let person = acting.person
        let (passkey, spending) = try dependencies.passkeys.verify(
            response,
            for: (person.id, person.name),
            by: Self.owner(acting),
            having: try await list(of: person.id),
            named: name
        )
        try await change("operators.addPasskey", of: person.id, from: client) { data in
            guard try data.spendOperatorProof(spending) else { throw PasskeyChallenges.used }
            guard let held = try data.holdOperator(person.id), !held.isDisabled else {
                throw Refusal.wrongCredentials
            }
            try Self.checkLimit(of: try data.operatorPasskeys(of: person.id))
            guard try data.insert(passkey) else { throw Refusal.passkey(.credentialInUse) }
        }
    }

    /// Gives a passkey another name.
    package func rename(
        _ id: PasskeyID,
        of person: OperatorID,
        to name: String,
        from client: OperatorClient
    ) async throws {
        let name = try Passkey.checkedName(name)
        try await change("operators.renamePasskey", of: person, from: client) { data in
            guard try data.renameOperatorPasskey(id, of: person, to: name) else {
                throw Refusal.passkey(.notFound)
            }
        }
    }

    /// Removes a passkey.
    ///
    /// Throws a ``Refusal`` if the operator could not sign in anymore.
    package func remove(
        _ id: PasskeyID,
        of person: OperatorID,
        from client: OperatorClient
    ) async throws {
        try await change("operators.removePasskey", of: person, from: client) { data in
            guard let held = try data.holdOperator(person),
                try data.deleteOperatorPasskey(id, of: person)
            else { throw Refusal.passkey(.notFound) }
            let isLast = try data.operatorPasskeys(of: person).isEmpty
            guard !isLast || held.passwordHash != nil else {
                throw Refusal.unsupportedOperation(
                    "This is your only way to sign in. Add another passkey first."
                )
            }
        }
    }

    /// Runs a change that gets an entry in the audit log.
    private func change(
        _ action: AuditAction,
        of person: OperatorID,
        from client: OperatorClient,
        _ body: @escaping @Sendable (any DataWriter) throws -> Void
    ) async throws {
        let audit = dependencies.audit
        try await audit.whileOperator(action, by: person, from: client, notingRefusals: false) {
            try await dependencies.store.write(body)
        }
    }

    private static func owner(_ acting: ActingOperator) -> String {
        "session \(acting.session.id)"
    }

    private static func checkLimit(of passkeys: [OperatorPasskey]) throws(Refusal) {
        guard passkeys.count < OperatorPasskey.limit else { throw .passkey(.limitExceeded) }
    }
}
