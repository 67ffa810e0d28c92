package import DialtoneBasics
package import DialtoneModel
package import DialtonePasswords

/// Imports accounts of other systems, with their passwords.
///
/// Both the protocol's `accounts:batchCreate` and the command `dialtone import` use it, so that
/// both reject the same rows for the same reasons.
package struct AccountImport: Sendable {
    /// How often a batch is retried because a concurrent request claimed the same ID or identifier.
    private static let attemptLimit = 3

    private let store: any DataStore
    private let passwords: PasswordHasher
    private let clock: ServerClock
    private let factors: ImportedFactorReader

    /// How often a password waits a second for room in the queue of passwords to hash.
    private let patience: Int

    private let pause: @Sendable (TimeSpan) async throws -> Void

    /// Creates an import; without `secondFactorSecrets`, rows with authenticator apps are rejected.
    ///
    /// `pause` waits for room in the queue.
    package init(
        store: any DataStore,
        passwords: PasswordHasher,
        secondFactorSecrets: SecondFactorSecrets?,
        clock: ServerClock,
        random: RandomSource,
        patience: Int = 0,
        pause: @escaping @Sendable (TimeSpan) async throws -> Void = { span in
            try await Task.sleep(for: span)
        }
    ) {
        self.store = store
        self.passwords = passwords
        self.clock = clock
        self.patience = patience
        self.pause = pause
        factors = ImportedFactorReader(secrets: secondFactorSecrets, random: random)
    }

    /// Writes the valid `drafts` in one transaction, and returns why it rejected the others.
    ///
    /// The same transaction runs `note`, so that both are durable or neither is.
    package func run(
        _ drafts: [Result<AccountDraft, ImportProblem>],
        into project: Project,
        by rules: ImportRules,
        note: @escaping @Sendable (ImportOutcome, any DataWriter) throws -> Void = {
            _,
            _ in
        }
    ) async throws -> ImportOutcome {
        let batch = try await batch(drafts, into: project, by: rules)
        for _ in 1..<Self.attemptLimit {
            do {
                return try await write(batch, of: project.id, note)
            } catch is AccountConflict {
                continue
            }
        }
        return try await write(batch, of: project.id, note)
    }

    /// Returns how the rows would end if none conflicted with another one, and changes nothing.
    package func check(
        _ drafts: [Result<AccountDraft, ImportProblem>],
        into project: Project,
        by rules: ImportRules
    ) async throws -> [Result<ImportEnding, ImportProblem>] {
        let batch = try await batch(drafts, into: project, by: rules, isTrial: true)
        return try await store.read { try batch.check(in: $0) }
    }

    private func batch(
        _ drafts: [Result<AccountDraft, ImportProblem>],
        into project: Project,
        by rules: ImportRules,
        isTrial: Bool = false
    ) async throws -> ImportBatch {
        let now = clock.now
        var rows: [ImportRow] = []
        for draft in drafts {
            rows.append(try await row(draft, of: project, by: rules, at: now, isTrial: isTrial))
        }
        return ImportBatch(
            rows: rows,
            existing: rules.existing,
            sharesEmails: !project.settings.oneAccountPerEmail,
            now: now
        )
    }

    private func write(
        _ batch: ImportBatch,
        of project: ProjectID,
        _ note: @escaping @Sendable (ImportOutcome, any DataWriter) throws -> Void
    ) async throws -> ImportOutcome {
        try await store.write { data in
            let outcome = try batch.write(to: data)
            AuditNotes.note(project, imported: outcome.writtenCount)
            try note(outcome, data)
            return outcome
        }
    }

    private func row(
        _ draft: Result<AccountDraft, ImportProblem>,
        of project: Project,
        by rules: ImportRules,
        at now: Timestamp,
        isTrial: Bool
    ) async throws -> ImportRow {
        do {
            let draft = try draft.get()
            let hash = try await passwordHash(
                of: draft,
                for: project.id,
                by: rules,
                isTrial: isTrial
            )
            var account = try draft.account(
                of: project.id,
                by: rules,
                passwordHash: hash,
                at: now,
                factors: factors
            )
            let passkeys = try draft.addPasskeys(to: &account, at: now)
            return .good(account, passkeys)
        } catch let problem as ImportProblem {
            return .bad(problem)
        }
    }

    private func passwordHash(
        of draft: AccountDraft,
        for project: ProjectID,
        by rules: ImportRules,
        isTrial: Bool
    ) async throws -> PasswordHash? {
        do {
            switch draft.password {
            case nil: return nil
            case .unreadable(let field): throw ImportProblem.unreadable(field)
            case .plain(let password):
                guard PasswordPolicy.importable.contains(password.utf16.count) else {
                    throw ImportProblem.shortPassword
                }
                // A trial stores nothing, and hashing takes long on purpose.
                guard !isTrial else { return nil }
                return try await hash(password, for: project)
            case .text(let text):
                return try StoredPassword(text: text).imported
            case .hash(let hash, let salt):
                guard let hashing = rules.hashing else {
                    return try StoredPassword(text: String(decoding: hash, as: UTF8.self)).imported
                }
                return try hashing.passwordHash(hash, salt: salt)
            }
        } catch let invalid as InvalidPasswordHash {
            throw ImportProblem.password(field: invalid.field, problem: invalid.problem)
        }
    }

    private func hash(
        _ password: String,
        for project: ProjectID
    ) async throws -> PasswordHash {
        for _ in 0..<patience {
            do {
                return try await passwords.hash(password, for: project)
            } catch is PasswordPoolIsFull {
                try await pause(.seconds(1))
            }
        }
        return try await passwords.hash(password, for: project)
    }
}
