package import DialtoneBasics
package import DialtoneFlows
import DialtoneModel
import Foundation

/// Works on the jobs about many users: counts the users, and exports or changes them page by page.
///
/// Every node does it. One of them has the lease of a job, and gives it back after each page, so
/// that jobs take turns, and another node continues if one stops.
package struct AccountJobRunner: Sendable {
    /// How long a node holds the lease of a job without saving progress.
    package static let lease = TimeSpan.minutes(2)

    /// How often in a row the work on a job can fail.
    package static let patience = 5

    /// How many users are counted or exported at once.
    private static let readCount = 500

    /// How many users are changed until the progress is saved.
    private static let changedCount = 50

    /// How many users the preview names.
    private static let sampleCount = 10

    private let jobs: AccountJobs
    private let accounts: AccountDirectory
    private let secrets: SecondFactorSecrets?
    private let audit: AuditLog

    package init(
        jobs: AccountJobs,
        accounts: AccountDirectory,
        secondFactorSecrets: SecondFactorSecrets?,
        audit: AuditLog
    ) {
        self.jobs = jobs
        self.accounts = accounts
        secrets = secondFactorSecrets
        self.audit = audit
    }

    /// Works on all jobs that are due, until none is left.
    ///
    /// If the work on some fails, it goes on with the others, and then throws the first error.
    package func runDue() async throws {
        var failure: (any Error)?
        while !Task.isCancelled, let job = try await claim() {
            do {
                try await takePage(of: job)
            } catch Refusal.changedMeanwhile {
                // The job was canceled.
            } catch let error as UnreadableSecret {
                await fail(job, "The file cannot be decrypted: the master key has changed.")
                failure = failure ?? error
            } catch {
                if Task.isCancelled { await giveBack(job) } else { await note(failureOf: job) }
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
    }

    private func claim() async throws -> AccountJob? {
        let now = jobs.clock.now
        // Checked in a read transaction first: an idle server must not write every few seconds.
        guard try await jobs.store.read({ try $0.hasAccountJobs(dueAt: now) }) else { return nil }
        return try await jobs.store.write {
            try $0.claimAccountJob(dueAt: now, until: now + Self.lease)
        }
    }

    private func takePage(of job: AccountJob) async throws {
        let plan = try jobs.vault.plan(of: job)
        let listing = plan.listing(of: job)
        let start = job.progress.position.flatMap { AccountPosition(token: $0, of: listing) }
        let isReading = job.state == .counting || plan.action == .export
        let page = try await accounts.page(
            of: listing,
            after: start,
            size: isReading ? Self.readCount : Self.changedCount
        )
        var next = job
        next.leasedUntil = jobs.clock.now
        next.progress.position = page.end?.token
        next.progress.attempts = nil
        if job.state == .counting {
            try await count(page, of: next, plan)
        } else if plan.action == .export {
            try await export(page, of: next, plan)
        } else {
            try await change(page, of: next, plan)
        }
    }

    private func count(_ page: AccountPage, of job: AccountJob, _ plan: AccountJobPlan) async throws
    {
        var next = job
        next.progress.total += page.accounts.count
        if plan.sample.count < Self.sampleCount, !page.accounts.isEmpty {
            var plan = plan
            let missing = Self.sampleCount - plan.sample.count
            plan.sample += page.accounts.prefix(missing).map(\.id.rawValue)
            next.sealedPlan = try jobs.vault.seal(plan, of: job.id)
        }
        if page.end == nil {
            let now = jobs.clock.now
            next.state = plan.action == .export ? .running : .ready
            next.expiresAt = now + AccountJob.lifetime
            if plan.action == .export {
                next.progress.startedAt = now
            } else {
                next.progress.countedAt = now
            }
        }
        _ = try await jobs.save(next)
    }

    private func export(
        _ page: AccountPage,
        of job: AccountJob,
        _ plan: AccountJobPlan
    ) async throws {
        let text = ExportText(
            accounts: accounts,
            format: plan.format,
            secrets: plan.hasSecrets ? secrets : nil
        )
        var next = job
        var content = job.progress.partCount == 0 ? text.start : Data()
        if !page.accounts.isEmpty {
            content += try await text.piece(of: page.accounts, isFirst: job.progress.changed == 0)
        }
        next.progress.done += page.accounts.count
        next.progress.changed = next.progress.done
        if page.end == nil {
            content += text.end
            end(&next)
        }
        next.progress.byteCount += content.count
        guard next.progress.byteCount <= jobs.fileLimit else {
            await fail(job, "The file is too large: use the command dialtone export.")
            return
        }
        var parts: [AccountJobPart] = []
        if !content.isEmpty {
            parts.append(
                try jobs.vault.part(
                    .file,
                    job.progress.partCount,
                    of: job.id,
                    content: Array(content)
                )
            )
            next.progress.partCount += 1
        }
        _ = try await jobs.save(next, adding: parts)
    }

    /// Changes the users of a page.
    ///
    /// A page that was interrupted is repeated, which changes nothing for users that were changed.
    private func change(
        _ page: AccountPage,
        of job: AccountJob,
        _ plan: AccountJobPlan
    ) async throws {
        guard job.progress.changed + page.accounts.count <= job.progress.total else {
            await fail(job, "More users match than the preview has counted: begin again.")
            return
        }
        let failures = try await change(page.accounts.map(\.id), of: job, plan)
        var next = job
        next.progress.done += page.accounts.count
        next.progress.changed += page.accounts.count - failures.count
        next.progress.failed += failures.count
        if page.end == nil { end(&next) }
        var parts: [AccountJobPart] = []
        if !failures.isEmpty {
            parts.append(
                try jobs.vault.part(
                    .failures,
                    job.progress.done,
                    of: job.id,
                    content: Array(try JSONEncoder().encode(failures))
                )
            )
        }
        _ = try await jobs.save(next, adding: parts)
    }

    /// Changes users, and returns those that could not be changed.
    private func change(
        _ ids: [AccountID],
        of job: AccountJob,
        _ plan: AccountJobPlan
    ) async throws -> [AccountJobFailure] {
        var failures: [AccountJobFailure] = []
        let action: AuditAction = plan.action == .delete ? "users.delete" : "users.update"
        for id in ids {
            do {
                try await audit.whileSystem(action, for: plan.actor) {
                    try await change(id, of: job.projectID, by: plan.action)
                }
            } catch Refusal.accountNotFound {
                let reason = "The user was deleted meanwhile."
                failures.append(AccountJobFailure(id: id.rawValue, reason: reason))
            }
        }
        return failures
    }

    private func change(
        _ id: AccountID,
        of project: ProjectID,
        by action: AccountJobPlan.Action
    ) async throws {
        var changes = AccountChanges()
        switch action {
        case .disable: changes.isDisabled = .set(true)
        case .enable: changes.isDisabled = .set(false)
        case .signOut: changes.validSince = .set(Timestamp(seconds: jobs.clock.now.seconds))
        case .delete:
            try await accounts.delete(id, of: project)
            return
        case .export: return
        }
        _ = try await accounts.change(id, of: project, by: changes)
    }

    private func end(_ job: inout AccountJob) {
        job.state = .done
        job.expiresAt = jobs.clock.now + AccountJob.lifetime
        job.progress.endedAt = jobs.clock.now
        // Users may have been added or removed since they were counted.
        job.progress.total = job.progress.done
    }

    /// Gives back the lease of a job that was interrupted: other nodes need not wait for its end.
    private func giveBack(_ job: AccountJob) async {
        // This task is canceled.
        await Task {
            guard var present = try? await jobs.find(job.id, in: job.projectID),
                present.state.needsWork
            else { return }
            present.leasedUntil = jobs.clock.now
            _ = try? await jobs.save(present)
        }
        .value
    }

    /// Counts a failure of the work: the lease ends later, and then a node tries again, unless the
    /// work has failed too often.
    private func note(failureOf job: AccountJob) async {
        var next = job
        let attempts = (job.progress.attempts ?? 0) + 1
        next.progress.attempts = attempts
        if attempts < Self.patience {
            _ = try? await jobs.save(next)
        } else {
            await fail(next, "The work has failed repeatedly: see the server's log.")
        }
    }

    private func fail(_ job: AccountJob, _ reason: String) async {
        var next = job
        next.state = .failed
        next.expiresAt = jobs.clock.now + AccountJob.lifetime
        next.progress.endedAt = jobs.clock.now
        next.progress.failure = reason
        next.progress.partCount = 0
        next.progress.byteCount = 0
        guard (try? await jobs.save(next)) != nil else { return }
        try? await jobs.deleteFile(of: job.id)
    }
}
