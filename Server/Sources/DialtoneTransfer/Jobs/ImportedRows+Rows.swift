import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkitAdmin

extension ImportedRows {
    /// Counts rows that were checked.
    mutating func add(_ rows: [SourceRow], _ endings: [Result<ImportEnding, ImportProblem>]) {
        for (row, ending) in zip(rows, endings) {
            total += 1
            if row.hasSecrets { secrets += 1 }
            switch ending {
            case .success(.written): written += 1
            case .success(.replaced):
                written += 1
                replaced += 1
            case .success(.kept): kept += 1
            case .failure(let problem):
                rejected += 1
                if problem == .accountExists { existing += 1 }
            }
            if case .success(let end) = ending, end != .kept, row.hasSecondFactors {
                secondFactors += 1
            }
        }
    }
}

extension AccountImportJob {
    /// Returns the import after the next part was imported.
    func advanced(
        by outcome: ImportOutcome,
        _ rows: [SourceRow],
        until lease: Timestamp
    ) -> AccountImportJob {
        var next = self
        next.leasedUntil = lease
        next.progress.nextPart += 1
        next.progress.imported.total += rows.count
        next.progress.imported.written += outcome.writtenCount
        next.progress.imported.replaced += outcome.replacedCount
        next.progress.imported.kept += outcome.keptCount
        next.progress.imported.rejected += outcome.rejections.count
        next.progress.imported.existing += outcome.rejections.count { $0.problem == .accountExists }
        next.progress.imported.secondFactors += outcome.secondFactorCount
        next.progress.imported.secrets += rows.count(where: \.hasSecrets)
        return next
    }
}

extension SourceRow {
    func rejected(_ problem: ImportProblem) -> RejectedRow {
        RejectedRow(
            row: number,
            id: id?.shortened(to: 128),
            reason: problem.message.shortened(to: 256)
        )
    }

    /// Whether the row has what only an owner's export contains.
    var hasSecrets: Bool {
        guard case .success(let draft) = draft else { return false }
        let hasHash: Bool =
            switch draft.password {
            case .hash, .text, .unreadable: true
            case .plain, nil: false
            }
        return hasHash || draft.secondFactors.contains { $0.totpSecret != nil }
    }

    var hasSecondFactors: Bool {
        if case .success(let draft) = draft { !draft.secondFactors.isEmpty } else { false }
    }

    /// The row, or its rejection if it has secrets.
    var withoutSecrets: SourceRow {
        hasSecrets ? SourceRow(number: number, id: id, problem: .secretsNeedOwner) : self
    }
}

extension ImportProblem {
    fileprivate static let secretsNeedOwner = ImportProblem.ofSource(
        "password hashes and secrets of authenticator apps require the owner role"
    )
}

extension AccountImportPreviewRow {
    init(_ row: SourceRow, _ ending: Result<ImportEnding, ImportProblem>) {
        self.init()
        self.row = row.number
        id = row.id?.shortened(to: 128)
        if case .success(let draft) = row.draft {
            email = draft.email?.shortened(to: 128)
            phoneNumber = draft.phoneNumber?.shortened(to: 128)
            displayName = draft.displayName?.shortened(to: 128)
            hasPassword = draft.password != nil
        }
        switch ending {
        case .success(let end): exists = end != .written
        case .failure(let failure):
            problem = failure.message.shortened(to: 256)
            exists = failure == .accountExists
        }
    }
}

extension String {
    /// Returns the text, or its first code points with an ellipsis if it has more than `count`.
    ///
    /// A character can have any number of code points, so characters would be no limit.
    fileprivate func shortened(to count: Int) -> String {
        let shown = unicodeScalars.prefix(count)
        return shown.endIndex == unicodeScalars.endIndex ? self : String(shown) + "…"
    }
}
