package import DialtoneFlows
package import DialtoneModel

/// Imports the accounts of a file in batches; memory use does not depend on the file size.
package struct FileImport: Sendable {
    /// The number of accounts in a transaction; a running server must wait for each of them.
    private static let batchSize = 2_000

    /// Another import of the same file into the same project is running.
    package struct Overtaken: Error {
        package init() {}
    }

    private let accounts: AccountImport
    private let store: any DataStore
    private let project: Project
    private let rules: ImportRules

    package init(
        accounts: AccountImport,
        store: any DataStore,
        into project: Project,
        by rules: ImportRules
    ) {
        self.accounts = accounts
        self.store = store
        self.project = project
        self.rules = rules
    }

    /// The progress of an earlier run that was interrupted.
    package func progress(_ fingerprint: [UInt8]) async throws -> ImportProgress {
        let project = project.id
        return try await store.write { data in
            try data.importProgress(fingerprint, of: project)
                ?? ImportProgress(projectID: project, fingerprint: fingerprint)
        }
    }

    /// Deletes the progress of an earlier run, so that the next one begins with the first row.
    package func forget(_ fingerprint: [UInt8]) async throws {
        let project = project.id
        try await store.write { try $0.deleteImportProgress(fingerprint, of: project) }
    }

    /// Imports all rows after those of `progress`, and deletes the progress at the end.
    ///
    /// `onBatch` is called for each batch after it is committed; `progress.lastRejections` lists
    /// the rejected rows of the batch.
    package func run(
        _ source: any AccountSource,
        after progress: ImportProgress,
        onBatch: (ImportProgress) throws -> Void
    ) async throws -> ImportProgress {
        var source = source
        var progress = progress
        for _ in 0..<progress.rowCount { _ = try source.next() }
        var rows = try Self.batch(of: &source)
        while !rows.isEmpty {
            let (current, start) = (rows, progress)
            async let taken = take(current, after: start)
            // Parses the next rows while the current ones are written.
            let next = Result { try Self.batch(of: &source) }
            progress = try await taken
            try onBatch(progress)
            rows = try next.get()
        }
        try await forget(progress.fingerprint)
        return progress
    }

    private static func batch(
        of source: inout any AccountSource
    ) throws(SourceFailure) -> [SourceRow] {
        var rows: [SourceRow] = []
        while rows.count < batchSize, let row = try source.next() { rows.append(row) }
        return rows
    }

    private func take(
        _ rows: [SourceRow],
        after progress: ImportProgress
    ) async throws -> ImportProgress {
        let outcome = try await accounts.run(
            rows.map(\.draft),
            into: project,
            by: rules
        ) { outcome, data in
            let next = progress.advanced(by: outcome, of: rows)
            guard try data.save(next, from: progress.rowCount) else { throw Overtaken() }
        }
        return progress.advanced(by: outcome, of: rows)
    }
}

extension ImportProgress {
    fileprivate func advanced(by outcome: ImportOutcome, of rows: [SourceRow]) -> ImportProgress {
        var next = self
        next.rowCount += rows.count
        next.writtenCount += outcome.writtenCount
        next.secondFactorCount += outcome.secondFactorCount
        next.keptCount += outcome.keptCount
        next.rejectedCount += outcome.rejections.count
        next.lastRejections = outcome.rejections.map { rejection in
            let row = rows[rejection.index]
            return RejectedRow(row: row.number, id: row.id, reason: rejection.problem.message)
        }
        return next
    }
}
