package import DialtoneBasics
package import DialtoneFlows
import DialtoneModel
import IdentityToolkitAdmin

/// Works on the imports in the background: checks their rows, and imports them in small parts.
///
/// Every node does it. One of them has the lease of an import, and another one continues after its
/// last part if it stops. A part and the progress are written in one transaction.
package struct AccountImportRunner: Sendable {
    /// How long other nodes wait for the next progress; a part takes a few seconds at most.
    package static let lease = TimeSpan.seconds(60)

    /// How many rows the preview shows.
    private static let shownRows = 10

    /// Another node works on the import, or it was canceled.
    private struct Overtaken: Error {}

    private let jobs: AccountImportJobs
    private let accounts: AccountImport
    private let pool: WorkPool
    private let audit: AuditLog

    package init(
        jobs: AccountImportJobs,
        accounts: AccountImport,
        pool: WorkPool,
        audit: AuditLog
    ) {
        self.jobs = jobs
        self.accounts = accounts
        self.pool = pool
        self.audit = audit
    }

    /// Works on all imports that are due, until none is left.
    package func runDue() async throws {
        while !Task.isCancelled, let job = try await claim() {
            do {
                try await run(job)
            } catch is Overtaken {
                continue
            } catch let fault as UnreadableSecret {
                try await fail(job, "The file cannot be decrypted: the master key has changed.")
                throw fault
            } catch {
                if Task.isCancelled { await giveBack(job) }
                throw error
            }
        }
    }

    private func claim() async throws -> AccountImportJob? {
        let now = jobs.clock.now
        // Checked in a read transaction first: an idle server must not write every few seconds.
        guard try await jobs.store.read({ try $0.hasAccountImports(dueAt: now) }) else {
            return nil
        }
        return try await jobs.store.write {
            try $0.claimAccountImport(dueAt: now, until: now + Self.lease)
        }
    }

    private func run(_ claimed: AccountImportJob) async throws {
        var job = claimed
        let plan = try jobs.vault.plan(of: job)
        let stored = try await jobs.store.read { try $0.project(claimed.projectID) }
        guard let project = stored else { throw Overtaken() }
        var step = Step(
            plan: plan,
            project: project,
            rules: try plan.rules,
            reader: try plan.format.rows(having: plan.columns, now: jobs.clock.now)
        )
        if job.state == .checking {
            // The identifiers so far are in memory only.
            job.progress.nextPart = 0
            job.progress.checked = ImportedRows()
            step.plan.preview = []
        }
        while job.progress.nextPart < job.progress.partCount {
            guard !Task.isCancelled else {
                try await release(job)
                return
            }
            if job.state == .checking {
                job = try await check(job, &step)
            } else {
                job = try await importPart(of: job, step)
            }
        }
        try await finish(job, step.plan)
    }

    /// What the work on an import needs.
    private struct Step {
        var plan: ImportPlan
        let project: Project
        let rules: ImportRules
        let reader: any RowReader
        var seen = SeenIdentifiers()
    }

    /// Decodes the next part.
    private func rows(of job: AccountImportJob, _ step: Step) async throws -> [SourceRow] {
        let seq = job.progress.nextPart
        let stored = try await jobs.store.read {
            try $0.accountImportPart(.rows, seq, of: job.id)
        }
        guard let part = stored else { throw Overtaken() }
        let (vault, reader, allowsSecrets) = (jobs.vault, step.reader, step.plan.allowsSecrets)
        return try await pool.run(elseThrow: WorkPoolIsFull()) {
            try vault.rows(in: part).enumerated().map { index, text in
                let row = reader.row(text, number: part.firstRow + index)
                return allowsSecrets ? row : row.withoutSecrets
            }
        }
    }

    private func importPart(
        of job: AccountImportJob,
        _ step: Step
    ) async throws
        -> AccountImportJob
    {
        let rows = try await rows(of: job, step)
        let (vault, lease) = (jobs.vault, jobs.clock.now + Self.lease)
        let outcome = try await accounts.run(
            rows.map(\.draft),
            into: step.project,
            by: step.rules
        ) { outcome, data in
            let next = job.advanced(by: outcome, rows, until: lease)
            guard try data.save(next) != nil else { throw Overtaken() }
            try data.deleteAccountImportPart(.rows, job.progress.nextPart, of: job.id)
            let rejected = outcome.rejections.map { rows[$0.index].rejected($0.problem) }
            guard !rejected.isEmpty else { return }
            try data.save(
                vault.part(
                    of: job.id,
                    .rejections,
                    job.progress.nextPart,
                    firstRow: rows.first?.number ?? 0,
                    rejected: rejected
                )
            )
        }
        var next = job.advanced(by: outcome, rows, until: lease)
        next.revision += 1
        return next
    }

    private func check(
        _ job: AccountImportJob,
        _ step: inout Step
    ) async throws
        -> AccountImportJob
    {
        let rows = try await rows(of: job, step)
        let found = try await accounts.check(
            rows.map(\.draft),
            into: step.project,
            by: step.rules
        )
        let sharesEmails = !step.project.settings.oneAccountPerEmail
        let endings = zip(rows, found).map { row, ending -> Result<ImportEnding, ImportProblem> in
            guard case .success(let end) = ending, end != .kept,
                case .success(let draft) = row.draft
            else { return ending }
            let conflict = step.seen.conflict(
                of: draft,
                sharingEmails: sharesEmails,
                by: step.rules.existing
            )
            return conflict.map { .failure($0) } ?? ending
        }
        step.plan.preview += zip(rows, endings).prefix(Self.shownRows - step.plan.preview.count)
            .map { AccountImportPreviewRow($0, $1) }
        var next = job
        next.progress.checked.add(rows, endings)
        next.progress.nextPart += 1
        next.leasedUntil = jobs.clock.now + Self.lease
        let rejected = zip(rows, endings).compactMap { row, ending -> RejectedRow? in
            if case .failure(let problem) = ending { row.rejected(problem) } else { nil }
        }
        let part = try jobs.vault.part(
            of: job.id,
            .problems,
            job.progress.nextPart,
            firstRow: rows.first?.number ?? 0,
            rejected: rejected
        )
        return try await jobs.store.write { [next] data in
            guard let saved = try data.save(next) else { throw Overtaken() }
            if rejected.isEmpty {
                try data.deleteAccountImportPart(.problems, part.seq, of: part.importID)
            } else {
                try data.save(part)
            }
            return saved
        }
    }

    private func finish(_ job: AccountImportJob, _ plan: ImportPlan) async throws {
        var next = job
        if job.state == .checking {
            next.state = .ready
            next.sealedPlan = try jobs.vault.seal(plan, of: job.id)
            try await save(next)
            return
        }
        next.state = .done
        next.progress.endedAt = jobs.clock.now
        let written = next.progress.imported.written
        try await audit.whileSystem("users.import") { [next] in
            try await save(next, noting: written)
        }
    }

    private func fail(_ job: AccountImportJob, _ reason: String) async throws {
        var next = job
        next.state = .failed
        next.progress.endedAt = jobs.clock.now
        next.progress.failure = reason
        try? await save(next)
        try await jobs.deleteRows(of: job.id)
    }

    /// Gives the lease back, so that another node need not wait for its end.
    private func release(_ job: AccountImportJob) async throws {
        var next = job
        next.leasedUntil = jobs.clock.now
        let released = next
        // This task is canceled.
        try await Task { try await save(released) }.value
    }

    /// Gives back the lease of an import whose last part was interrupted.
    private func giveBack(_ job: AccountImportJob) async {
        await Task {
            guard let present = try? await jobs.find(job.id, in: job.projectID),
                present.state.needsWork
            else { return }
            try? await release(present)
        }
        .value
    }

    private func save(_ job: AccountImportJob, noting count: Int = 0) async throws {
        do {
            _ = try await jobs.save(job, noting: count)
        } catch Refusal.changedMeanwhile {
            throw Overtaken()
        }
    }
}
