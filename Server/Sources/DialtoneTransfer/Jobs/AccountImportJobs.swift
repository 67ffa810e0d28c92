package import DialtoneBasics
import DialtoneFlows
package import DialtoneModel
package import IdentityToolkitAdmin

/// The imports that the server runs in the background: from their file to their end.
///
/// ``AccountImportRunner`` does the work.
package struct AccountImportJobs: Sendable {
    /// How many imports a list shows; there are fewer, because each is deleted after a day.
    private static let listed = 100

    /// How many parts a transaction deletes; few, so that requests do not wait.
    private static let deleted = 50

    /// How many parts with rejected rows a page has.
    private static let shownParts = 20

    let store: any DataStore
    let vault: ImportVault
    let clock: ServerClock
    let limits: ImportLimits
    private let random: RandomSource

    package init(
        store: any DataStore,
        vault: ImportVault,
        clock: ServerClock,
        random: RandomSource,
        limits: ImportLimits = ImportLimits()
    ) {
        self.store = store
        self.vault = vault
        self.clock = clock
        self.random = random
        self.limits = limits
    }

    /// Creates an import, which then waits for its file.
    package func create(
        _ options: CreateAccountImportRequest,
        in project: ProjectID,
        allowsSecrets: Bool
    ) async throws -> AccountImportJob {
        let plan = try ImportPlan(options, allowsSecrets: allowsSecrets)
        let id = random.text(of: "abcdefghijkmnpqrstuvwxyz23456789", length: 20)
        let job = AccountImportJob(
            id: id,
            projectID: project,
            createdAt: clock.now,
            sealedPlan: try vault.seal(plan, of: id)
        )
        AuditTrail.current?.note(target: AuditTarget(.accountImport, id: id))
        try await store.write { data in
            let open = try data.accountImports(of: project, limit: Self.listed)
                .filter { $0.state.isOpen && $0.expiresAt > job.createdAt }
            guard open.count < AccountImportJob.openLimit else {
                throw Refusal.unsupportedOperation(
                    "There are \(open.count) open imports. Cancel one of them, or wait until one is finished."
                )
            }
            try data.insert(job)
        }
        return job
    }

    /// Returns an import; `nil` if the project or tenant has no such import.
    package func find(_ id: String, in project: ProjectID) async throws -> AccountImportJob? {
        let now = clock.now
        let job = try await store.read { try $0.accountImport(id, of: project) }
        return job.flatMap { $0.expiresAt > now ? $0 : nil }
    }

    package func list(of project: ProjectID) async throws -> [AccountImportJob] {
        let now = clock.now
        return try await store.read { try $0.accountImports(of: project, limit: Self.listed) }
            .filter { $0.expiresAt > now }
    }

    package func plan(of job: AccountImportJob) throws -> ImportPlan { try vault.plan(of: job) }

    /// Starts an import whose preview is complete.
    package func start(_ job: AccountImportJob, by role: AdminRole) async throws -> AccountImportJob
    {
        guard job.state == .ready else {
            throw Refusal.unsupportedOperation("The import is \(job.state.rawValue), not ready.")
        }
        guard job.progress.checked.secrets == 0 || role >= .owner else {
            throw Refusal.roleTooLow(needed: .owner)
        }
        var next = job
        next.state = .importing
        next.leasedUntil = clock.now
        next.progress.nextPart = 0
        next.progress.startedAt = clock.now
        return try await save(next)
    }

    /// Cancels an import: what it has imported stays, and its file is deleted.
    package func cancel(_ job: AccountImportJob) async throws -> AccountImportJob {
        guard job.state.isOpen else {
            throw Refusal.unsupportedOperation("The import is already \(job.state.rawValue).")
        }
        var next = job
        // The node that works on the import saves its progress meanwhile.
        for attempt in 1... {
            next.state = .canceled
            next.sealedPlan = planWithoutPreview(of: next)
            next.progress.endedAt = clock.now
            do {
                next = try await save(next, noting: next.progress.imported.written)
                break
            } catch Refusal.changedMeanwhile where attempt < 20 {
                guard let present = try await find(job.id, in: job.projectID) else {
                    throw Refusal.changedMeanwhile
                }
                guard present.state.isOpen else { return present }
                next = present
            }
        }
        try await deleteRows(of: job.id)
        return next
    }

    /// Returns a page of the rows that the check, or after the start the import, has rejected.
    package func rejected(
        by job: AccountImportJob,
        from seq: Int
    ) async throws -> (rows: [RejectedRow], next: Int?) {
        let kind: AccountImportPart.Kind =
            job.progress.startedAt == nil ? .problems : .rejections
        let parts = try await store.read {
            try $0.accountImportParts(kind, from: seq, of: job.id, limit: Self.shownParts + 1)
        }
        let rows = try parts.prefix(Self.shownParts).flatMap { try vault.rejected(in: $0) }
        return (rows, parts.count > Self.shownParts ? parts.last?.seq : nil)
    }

    /// The sealed options of an import that ends, without rows of its file.
    func planWithoutPreview(of job: AccountImportJob) -> [UInt8] {
        // Without the key, no program can read the preview.
        guard var plan = try? vault.plan(of: job), !plan.preview.isEmpty else {
            return job.sealedPlan
        }
        plan.preview = []
        return (try? vault.seal(plan, of: job.id)) ?? job.sealedPlan
    }

    /// Saves a change; throws if the import has changed since it was read.
    func save(
        _ job: AccountImportJob,
        noting count: Int = 0
    ) async throws -> AccountImportJob {
        try await store.write { data in
            guard let saved = try data.save(job) else { throw Refusal.changedMeanwhile }
            if count > 0 { AuditNotes.note(job.projectID, imported: count) }
            return saved
        }
    }

    /// Deletes the file of an import.
    func deleteRows(of id: String) async throws {
        var count: Int
        repeat {
            count = try await store.write {
                try $0.deleteAccountImportParts(.rows, of: id, limit: Self.deleted)
            }
        } while count == Self.deleted
    }
}

/// How large the file of an import may be.
package struct ImportLimits: Sendable {
    package var bytes = 100 << 20
    package var rows = 200_000

    /// The rows of a part, which a transaction imports: few, so that requests do not wait.
    package var partRows = 250

    /// The size from which a part has no further rows.
    package var partBytes = 256 << 10

    package init() {}
}
