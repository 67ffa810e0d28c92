package import DialtoneBasics
package import DialtoneFlows
import DialtoneModel
import DialtonePasswords
import IdentityToolkitAdmin

/// Works on the imports in the background: checks their rows, and imports them in small parts.
///
/// Every node does it. One of them has the lease of an import, and another one continues after its
/// last part if it stops. A part and the progress are written in one transaction.
///
/// Imports take turns, so that one of many rows does not delay the others. An import gives its
/// lease back after each part. A check keeps it, since what it has seen is only in memory.
package struct AccountImportRunner: Sendable {
    /// How long a node holds the lease of an import without saving progress.
    ///
    /// A part with passwords to hash takes half a minute, and checks wait for their turns.
    package static let lease = TimeSpan.minutes(5)

    /// How many imports a node checks in turns: what they have seen takes up to 16 MB each.
    private static let checkLimit = 8

    /// How many rows the preview shows.
    private static let shownRows = 10

    /// Another node works on the import, or it was canceled.
    private struct Overtaken: Error {}

    private let jobs: AccountImportJobs
    private let accounts: AccountImport
    private let pool: WorkPool
    private let audit: AuditLog
    private let pause: @Sendable (TimeSpan) async throws -> Void

    /// Creates a runner; `pause` waits for room in the queue of `pool`.
    package init(
        jobs: AccountImportJobs,
        accounts: AccountImport,
        pool: WorkPool,
        audit: AuditLog,
        pause: @escaping @Sendable (TimeSpan) async throws -> Void = { span in
            try await Task.sleep(for: span)
        }
    ) {
        self.jobs = jobs
        self.accounts = accounts
        self.pool = pool
        self.audit = audit
        self.pause = pause
    }

    /// Works on all imports that are due, until none is left.
    ///
    /// If the work on some fails, it goes on with the others, and then throws the first error.
    package func runDue() async throws {
        var checks: [Turn] = []
        do {
            try await takeTurns(&checks)
        } catch {
            for check in checks { await giveBack(check.job) }
            throw error
        }
        for check in checks { await giveBack(check.job) }
    }

    /// Works in each round on a part of an import, and on one of a check.
    private func takeTurns(_ checks: inout [Turn]) async throws {
        var failure: (any Error)?
        while !Task.isCancelled {
            let claimed = try await claim(withChecks: checks.count < Self.checkLimit)
            if let claimed {
                do {
                    var turn = try await firstTurn(of: claimed)
                    if claimed.state == .checking {
                        checks.append(turn)
                    } else {
                        _ = try await takePart(&turn)
                    }
                } catch {
                    let reported = await stop(claimed, because: error)
                    failure = failure ?? reported
                }
            }
            guard !checks.isEmpty else {
                if claimed == nil { break }
                continue
            }
            var turn = checks.removeFirst()
            do {
                if try await takePart(&turn) { checks.append(turn) }
            } catch is WorkPoolIsFull {
                // The part was not read, so the check can go on.
                try? await pause(.seconds(1))
                checks.append(turn)
            } catch {
                let reported = await stop(turn.job, because: error)
                failure = failure ?? reported
            }
        }
        if let failure { throw failure }
    }

    /// Ends the work on an import for now; returns the error if it is to be reported.
    private func stop(
        _ job: AccountImportJob,
        because error: any Error
    ) async -> (any Error)? {
        switch error {
        case is Overtaken: return nil
        case is PasswordPoolIsFull, is WorkPoolIsFull:
            // The part is due again when the queue is shorter.
            await giveBack(job, for: .seconds(5))
            return nil
        case is UnreadableSecret:
            do {
                try await fail(job, "The file cannot be decrypted: the master key has changed.")
            } catch let second {
                return second
            }
            return error
        default:
            if Task.isCancelled { await giveBack(job) }
            return error
        }
    }

    private func claim(withChecks: Bool) async throws -> AccountImportJob? {
        let now = jobs.clock.now
        let states: Set<AccountImportJob.State> =
            withChecks ? [.checking, .importing] : [.importing]
        // Checked in a read transaction first: an idle server must not write every few seconds.
        guard try await jobs.store.read({ try $0.hasAccountImports(states, dueAt: now) }) else {
            return nil
        }
        return try await jobs.store.write {
            try $0.claimAccountImport(states, dueAt: now, until: now + Self.lease)
        }
    }

    private func firstTurn(of claimed: AccountImportJob) async throws -> Turn {
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
        return Turn(job: job, step: step)
    }

    /// Works on the next part; returns whether there are others.
    private func takePart(_ turn: inout Turn) async throws -> Bool {
        if !turn.job.progress.isAtEnd {
            if turn.job.state == .checking {
                turn.job = try await check(turn.job, &turn.step)
            } else {
                turn.job = try await importPart(of: turn.job, turn.step)
            }
        }
        guard turn.job.progress.isAtEnd else { return true }
        try await finish(turn.job, turn.step.plan)
        return false
    }

    /// An import on which this node works.
    private struct Turn {
        var job: AccountImportJob
        var step: Step
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
        let isLast = job.progress.nextPart + 1 == job.progress.partCount
        // The import is due again at once, and then it is the turn of those that have waited longer.
        let lease = isLast ? jobs.clock.now + Self.lease : jobs.clock.now
        let vault = jobs.vault
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
        next.sealedPlan = jobs.planWithoutPreview(of: job)
        next.progress.endedAt = jobs.clock.now
        let written = next.progress.imported.written
        try await audit.whileSystem("users.import") { [next] in
            try await save(next, noting: written)
        }
    }

    private func fail(_ job: AccountImportJob, _ reason: String) async throws {
        var next = job
        next.state = .failed
        next.sealedPlan = jobs.planWithoutPreview(of: job)
        next.progress.endedAt = jobs.clock.now
        next.progress.failure = reason
        try? await save(next)
        try await jobs.deleteRows(of: job.id)
    }

    /// Gives back the lease of an import whose last part was interrupted.
    ///
    /// Without it, other nodes would wait for the lease's end. The import is due after `pause`.
    private func giveBack(_ job: AccountImportJob, for pause: TimeSpan = .seconds(0)) async {
        // This task may be canceled.
        await Task {
            guard var present = try? await jobs.find(job.id, in: job.projectID),
                present.state.needsWork
            else { return }
            present.leasedUntil = jobs.clock.now + pause
            try? await save(present)
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
