package import DialtoneBasics
package import DialtoneModel

/// The file of an import while it arrives.
///
/// Only the rows of one part are in memory.
package struct ImportUpload {
    /// How many bytes are divided into rows at once.
    private static let step = 256 << 10

    private let jobs: AccountImportJobs
    private let pool: WorkPool
    private var job: AccountImportJob
    private var plan: ImportPlan
    private var splitter: RowSplitter
    private var waiting: [UInt8] = []
    private var rows: [ListedText<[UInt8]>] = []
    private var rowBytes = 0

    /// Begins the upload; throws if the import does not wait for a file.
    package init(of job: AccountImportJob, to jobs: AccountImportJobs, pool: WorkPool) async throws
    {
        guard job.state == .waiting else {
            throw Refusal.unsupportedOperation("The import is \(job.state.rawValue), not waiting.")
        }
        self.jobs = jobs
        self.pool = pool
        plan = try jobs.vault.plan(of: job)
        splitter = RowSplitter(plan.format)
        var begun = job
        begun.state = .uploading
        self.job = try await jobs.save(begun)
    }

    /// Adds bytes of the file.
    package mutating func add(_ bytes: some Sequence<UInt8>) async throws {
        waiting += bytes
        guard waiting.count >= Self.step else { return }
        try await take()
    }

    /// Ends the file, which is then checked.
    package mutating func finish() async throws -> AccountImportJob {
        try await take()
        let (splitter, found) = try await divide { splitter throws(SourceFailure) in
            try splitter.finish()
        }
        plan.columns = splitter.columns
        do {
            _ = try plan.format.rows(having: plan.columns, now: jobs.clock.now)
        } catch {
            throw Self.refusal(error.problem)
        }
        try await add(rows: found)
        try await store()
        guard job.progress.rowCount > 0 else { throw Self.refusal("has no users") }
        var next = job
        next.state = .checking
        next.leasedUntil = jobs.clock.now
        next.sealedPlan = try jobs.vault.seal(plan, of: job.id)
        return try await jobs.save(next)
    }

    /// Marks the import as failed, and deletes what has arrived.
    package func abandon(because error: any Error) async {
        var failed = job
        failed.state = .failed
        failed.progress.endedAt = jobs.clock.now
        failed.progress.failure =
            if let refusal = error as? Refusal, case .invalidArgument(_, let problem) = refusal {
                "The file \(problem)."
            } else { "The upload was interrupted. Start again." }
        let (jobs, change) = (jobs, failed)
        // The request may be canceled, because its client is gone.
        await Task {
            _ = try? await jobs.save(change)
            try? await jobs.deleteRows(of: change.id)
        }
        .value
    }

    private mutating func take() async throws {
        job.progress.byteCount += waiting.count
        guard job.progress.byteCount <= jobs.limits.bytes else {
            throw Self.refusal("is larger than \(jobs.limits.bytes >> 20) MiB")
        }
        let bytes = waiting
        waiting = []
        let (splitter, found) = try await divide { splitter throws(SourceFailure) in
            try splitter.append(bytes)
        }
        self.splitter = splitter
        try await add(rows: found)
    }

    private func divide(
        _ step:
            @escaping @Sendable (inout RowSplitter) throws(SourceFailure) -> [ListedText<[UInt8]>]
    ) async throws -> (RowSplitter, [ListedText<[UInt8]>]) {
        do {
            return try await pool.run(elseThrow: WorkPoolIsFull()) { [splitter] in
                var splitter = splitter
                let rows = try step(&splitter)
                return (splitter, rows)
            }
        } catch let failure as SourceFailure {
            throw Self.refusal(failure.problem)
        }
    }

    private mutating func add(rows found: [ListedText<[UInt8]>]) async throws {
        if job.progress.rowCount == 0, rows.isEmpty, let first = found.first {
            try checkHeader(first)
        }
        for row in found {
            rows.append(row)
            if case .row(let text) = row { rowBytes += text.count }
            guard job.progress.rowCount + rows.count <= jobs.limits.rows else {
                throw Self.refusal(
                    "has more than \(jobs.limits.rows) users: use the command dialtone import"
                )
            }
            if rows.count >= jobs.limits.partRows || rowBytes >= jobs.limits.partBytes {
                try await store()
            }
        }
    }

    /// Refuses the names of columns in the first row of a table that has none.
    private func checkHeader(_ row: ListedText<[UInt8]>) throws {
        guard plan.format == .firebaseCSV, case .row(let text) = row else { return }
        var bytes = FileBytes(text)
        guard let record = try? CSVTable.record(&bytes), case .row(let fields) = record,
            FirebaseTable.isHeader(fields)
        else { return }
        throw Self.refusal(SourceFailure.hasHeader.problem)
    }

    /// Stores the rows so far as a part.
    private mutating func store() async throws {
        guard !rows.isEmpty else { return }
        let part = try jobs.vault.part(
            of: job.id,
            job.progress.partCount,
            firstRow: job.progress.rowCount + 1,
            rows: rows
        )
        let (id, project, revision) = (job.id, job.projectID, job.revision)
        try await jobs.store.write { data in
            // Canceled meanwhile: nothing of the file may stay.
            guard try data.accountImport(id, of: project)?.revision == revision else {
                throw Refusal.changedMeanwhile
            }
            try data.save(part)
        }
        job.progress.partCount += 1
        job.progress.rowCount += rows.count
        rows = []
        rowBytes = 0
    }

    private static func refusal(_ problem: String) -> Refusal {
        .invalidArgument(field: "The file", problem: problem)
    }
}

extension SourceFailure {
    /// What is wrong with an uploaded file, as the predicate of a sentence.
    fileprivate var problem: String {
        switch self {
        case .unreadable: "cannot be read"
        case .malformed(let offset): "is not in the chosen format; the error is at byte \(offset)"
        case .tooLong: "has a part without users that is too long"
        case .notJSON: "is not JSON"
        case .truncated(let offset): "is incomplete: it ends after byte \(offset)"
        case .noList(let name): "has no list named \(name)"
        case .hasHeader: "begins with the names of columns; remove the first line"
        case .noColumn(let name): "has no column named \(name)"
        }
    }
}
