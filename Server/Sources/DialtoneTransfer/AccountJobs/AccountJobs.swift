package import DialtoneBasics
import DialtoneFlows
package import DialtoneModel
import Foundation

/// The jobs about many users that the server runs in the background.
///
/// ``AccountJobRunner`` does the work.
package struct AccountJobs: Sendable {
    /// How many jobs a list shows, and how many a project can create in a day.
    private static let listed = 100

    /// How many parts a transaction deletes; few, so that requests do not wait.
    private static let deleted = 20

    /// How many parts with failures a page has.
    private static let shownParts = 20

    let store: any DataStore
    let vault: AccountJobVault
    let clock: ServerClock
    let fileLimit: Int
    private let random: RandomSource

    /// Creates the jobs, whose files have at most `fileLimit` bytes.
    package init(
        store: any DataStore,
        vault: AccountJobVault,
        clock: ServerClock,
        random: RandomSource,
        fileLimit: Int = 512 << 20
    ) {
        self.store = store
        self.vault = vault
        self.clock = clock
        self.random = random
        self.fileLimit = fileLimit
    }

    /// Creates a job, which first counts its users.
    package func create(_ plan: AccountJobPlan, in project: ProjectID) async throws -> AccountJob {
        let id = random.text(of: "abcdefghijkmnpqrstuvwxyz23456789", length: 20)
        let job = AccountJob(
            id: id,
            projectID: project,
            createdAt: clock.now,
            sealedPlan: try vault.seal(plan, of: id)
        )
        AuditTrail.current?.note(target: AuditTarget(.accountJob, id: id))
        try await store.write { data in
            // Two jobs that are created at once must not both pass the limits.
            guard try data.holdProject(project) != nil else { throw Refusal.unknownProject }
            let jobs = try data.accountJobs(of: project, limit: Self.listed)
                .filter { $0.isKept(at: job.createdAt) }
            let working = jobs.count { $0.state.needsWork }
            let files = jobs.count { $0.state == .done && $0.progress.partCount > 0 }
            guard working < AccountJob.workingLimit, jobs.count < Self.listed,
                plan.action != .export || files < AccountJob.fileLimit
            else {
                throw Refusal.unsupportedOperation(
                    "There are too many exports and changes. Delete one, or wait until it is finished or expires."
                )
            }
            try data.insert(job)
        }
        return job
    }

    /// Returns a job; `nil` if the project or tenant has no such job.
    package func find(_ id: String, in project: ProjectID) async throws -> AccountJob? {
        let now = clock.now
        let job = try await store.read { try $0.accountJob(id, of: project) }
        return job.flatMap { $0.isKept(at: now) ? $0 : nil }
    }

    package func list(of project: ProjectID) async throws -> [AccountJob] {
        let now = clock.now
        return try await store.read { try $0.accountJobs(of: project, limit: Self.listed) }
            .filter { $0.isKept(at: now) }
    }

    package func plan(of job: AccountJob) throws -> AccountJobPlan { try vault.plan(of: job) }

    /// Starts a change whose preview is complete.
    package func start(_ job: AccountJob) async throws -> AccountJob {
        guard job.state == .ready else {
            throw Self.refusal(of: job)
        }
        let now = clock.now
        guard job.hasRecentPreview(at: now) else {
            throw Refusal.unsupportedOperation("The preview has expired: begin again.")
        }
        var next = job
        next.state = .running
        next.expiresAt = now + AccountJob.lifetime
        next.leasedUntil = now
        next.progress.startedAt = now
        return try await save(next)
    }

    /// Ends a job: what it has changed stays, and its file is deleted.
    package func cancel(_ job: AccountJob) async throws -> AccountJob {
        var next = job
        // The node that works on the job saves its progress meanwhile.
        for attempt in 1... {
            guard next.state.isOpen || next.progress.partCount > 0 else {
                throw Self.refusal(of: next)
            }
            next.state = .canceled
            next.progress.partCount = 0
            next.progress.byteCount = 0
            next.progress.endedAt = clock.now
            next.expiresAt = clock.now + AccountJob.lifetime
            do {
                next = try await save(next)
                break
            } catch Refusal.changedMeanwhile where attempt < 20 {
                guard let present = try await find(job.id, in: job.projectID) else {
                    throw Refusal.changedMeanwhile
                }
                next = present
            }
        }
        try await deleteFile(of: job.id)
        return next
    }

    /// Returns why something cannot be done with a job.
    package static func refusal(of job: AccountJob) -> Refusal {
        .unsupportedOperation("This is not possible: the job is \(job.state.rawValue).")
    }

    /// Returns a piece of a job's file; `nil` after its end.
    package func piece(_ seq: Int, of job: AccountJob) async throws -> [UInt8]? {
        let part = try await store.read {
            try $0.accountJobParts(.file, from: seq, of: job.id, limit: 1).first
        }
        guard let part, part.seq == seq else { return nil }
        return try vault.content(of: part)
    }

    /// Returns a page of the users that a job could not change.
    package func failures(
        of job: AccountJob,
        from seq: Int
    ) async throws -> (users: [AccountJobFailure], next: Int?) {
        let parts = try await store.read {
            try $0.accountJobParts(.failures, from: seq, of: job.id, limit: Self.shownParts + 1)
        }
        let users = try parts.prefix(Self.shownParts).flatMap { part in
            try JSONDecoder()
                .decode([AccountJobFailure].self, from: Data(vault.content(of: part)))
        }
        return (users, parts.count > Self.shownParts ? parts.last?.seq : nil)
    }

    /// Saves a change; throws if the job has changed since it was read.
    func save(_ job: AccountJob, adding parts: [AccountJobPart] = []) async throws -> AccountJob {
        try await store.write { data in
            guard let saved = try data.save(job) else { throw Refusal.changedMeanwhile }
            for part in parts { try data.save(part) }
            return saved
        }
    }

    /// Deletes the file of a job.
    func deleteFile(of id: String) async throws {
        var count: Int
        repeat {
            count = try await store.write {
                try $0.deleteAccountJobParts(.file, of: id, limit: Self.deleted)
            }
        } while count == Self.deleted
    }
}
