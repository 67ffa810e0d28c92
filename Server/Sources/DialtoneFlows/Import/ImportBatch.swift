import DialtoneBasics
import DialtoneModel

/// A row of an import: a valid account, or the reason why it is rejected.
enum ImportRow: Sendable {
    case good(Account)
    case bad(ImportProblem)

    var hasSecondFactors: Bool {
        if case .good(let account) = self { !account.secondFactors.isEmpty } else { false }
    }
}

/// Rows that are written in one transaction.
struct ImportBatch: Sendable {
    let rows: [ImportRow]
    let existing: ImportRules.Existing

    /// Whether several accounts may have the same email address.
    let sharesEmails: Bool

    let now: Timestamp

    private enum Ending {
        case written
        case kept
    }

    /// The number of rows that are inserted at once: if one of them conflicts, each is tried alone.
    private static let pieceLength = 64

    func write(
        to data: any AccountReader & AccountWriter & SessionEndRecords
    ) throws -> ImportOutcome {
        var outcome = ImportOutcome()
        for start in stride(from: 0, to: rows.count, by: Self.pieceLength) {
            let piece = rows[start..<min(start + Self.pieceLength, rows.count)]
            let isInserted = try insertAll(piece, into: data)
            for (index, row) in zip(piece.indices, piece) {
                do {
                    switch try isInserted ? ending(of: row) : write(row, to: data) {
                    case .written:
                        outcome.writtenCount += 1
                        if row.hasSecondFactors { outcome.secondFactorCount += 1 }
                    case .kept: outcome.keptCount += 1
                    }
                } catch let problem as ImportProblem {
                    outcome.rejections.append(.init(index: index, problem: problem))
                }
            }
        }
        return outcome
    }

    /// Inserts the good rows of a piece if none of them conflicts with anything.
    private func insertAll(
        _ piece: ArraySlice<ImportRow>,
        into data: any AccountWriter
    ) throws -> Bool {
        // If addresses are shared, a taken address is not a conflict.
        guard !sharesEmails else { return false }
        return try data.insertAll(
            piece.compactMap { if case .good(let account) = $0 { account } else { nil } }
        )
    }

    /// Returns the result for a row whose piece was inserted.
    private func ending(of row: ImportRow) throws -> Ending {
        switch row {
        case .good: .written
        case .bad(let problem): throw problem
        }
    }

    private func write(
        _ row: ImportRow,
        to data: any AccountReader & AccountWriter & SessionEndRecords
    ) throws -> Ending {
        switch row {
        case .bad(let problem): throw problem
        case .good(let account):
            if try insert(account, into: data) { return .written }
            guard let present = try data.holdAccount(account.id, of: account.projectID) else {
                throw ImportProblem.phoneNumberInUse
            }
            switch existing {
            case .reject: throw ImportProblem.accountExists
            case .keep: return .kept
            case .replace:
                try replace(present, by: account, in: data)
                return .written
            }
        }
    }

    /// Inserts the account; returns `false` if the ID or the number is taken.
    private func insert(_ account: Account, into data: any AccountWriter) throws -> Bool {
        do {
            return try data.insert(account, sharingEmail: sharesEmails)
        } catch let conflict as AccountConflict {
            // The account is inserted by now, and the other rows of the batch must be kept.
            _ = try data.deleteAccount(.byAdministrator(account.id, of: account.projectID))
            throw ImportProblem(conflict)
        }
    }

    /// Replaces an account.
    ///
    /// Checks for conflicts first: a later conflict rolls back the whole batch.
    private func replace(
        _ present: Account,
        by account: Account,
        in data: any AccountReader & AccountWriter & SessionEndRecords
    ) throws {
        var account = account
        account.validSince = account.validSince ?? now
        for (found, problem) in try rivals(of: account, in: data) where found.id != account.id {
            throw problem
        }
        try data.save(.byAdministrator(account), sharingEmail: sharesEmails)
        try data.endSessions(of: account)
    }

    private func rivals(
        of account: Account,
        in data: any AccountReader
    ) throws -> [(account: Account, problem: ImportProblem)] {
        let project = account.projectID
        var rivals: [(Account, ImportProblem)] = []
        if let number = account.phoneNumber,
            let found = try data.account(phoneNumber: number, of: project)
        {
            rivals.append((found, .phoneNumberInUse))
        }
        if !sharesEmails, let email = account.email,
            let found = try data.account(email: email, of: project)
        {
            rivals.append((found, .emailInUse))
        }
        for linked in account.linkedProviders {
            let found = try data.account(
                provider: linked.providerID,
                rawID: linked.rawID,
                of: project
            )
            if let found { rivals.append((found, .identityInUse)) }
        }
        return rivals
    }
}
