import DialtoneBasics
import DialtoneModel

/// A row of an import: a valid account with its passkeys, or the reason why it is rejected.
enum ImportRow: Sendable {
    case good(Account, [Passkey])
    case bad(ImportProblem)

    var hasSecondFactors: Bool {
        if case .good(let account, _) = self { !account.secondFactors.isEmpty } else { false }
    }

    var hasPasskeys: Bool {
        if case .good(_, let passkeys) = self { !passkeys.isEmpty } else { false }
    }
}

/// Rows that are written in one transaction.
struct ImportBatch: Sendable {
    let rows: [ImportRow]
    let existing: ImportRules.Existing

    /// Whether several accounts may have the same email address.
    let sharesEmails: Bool

    let now: Timestamp

    /// The number of rows that are inserted at once: if one of them conflicts, each is tried alone.
    private static let pieceLength = 64

    typealias Records =
        AccountReader & AccountWriter & PasskeyReader & PasskeyWriter & SessionEndRecords

    func write(to data: any Records) throws -> ImportOutcome {
        var outcome = ImportOutcome()
        for start in stride(from: 0, to: rows.count, by: Self.pieceLength) {
            let piece = rows[start..<min(start + Self.pieceLength, rows.count)]
            let isInserted = try insertAll(piece, into: data)
            for (index, row) in zip(piece.indices, piece) {
                do {
                    let ending = try isInserted ? ending(of: row) : write(row, to: data)
                    Self.count(ending, of: row, in: &outcome)
                } catch let problem as ImportProblem {
                    outcome.rejections.append(.init(index: index, problem: problem))
                }
            }
        }
        return outcome
    }

    /// Returns how the rows would end if none conflicted with another one, and changes nothing.
    func check(
        in data: some AccountReader & PasskeyReader
    ) throws -> [Result<ImportEnding, ImportProblem>] {
        try rows.map { row in
            do {
                return .success(try check(row, in: data))
            } catch let problem as ImportProblem {
                return .failure(problem)
            }
        }
    }

    private func check(
        _ row: ImportRow,
        in data: some AccountReader & PasskeyReader
    ) throws -> ImportEnding {
        switch row {
        case .bad(let problem): throw problem
        case .good(let account, let passkeys):
            let present = try data.account(account.id, of: account.projectID)
            if present != nil, existing == .reject { throw ImportProblem.accountExists }
            if present != nil, existing == .keep { return .kept }
            try checkConflicts(of: account, passkeys, in: data)
            return present == nil ? .written : .replaced
        }
    }

    private static func count(
        _ ending: ImportEnding,
        of row: ImportRow,
        in outcome: inout ImportOutcome
    ) {
        switch ending {
        case .written, .replaced:
            outcome.writtenCount += 1
            if ending == .replaced { outcome.replacedCount += 1 }
            if row.hasSecondFactors { outcome.secondFactorCount += 1 }
        case .kept: outcome.keptCount += 1
        }
    }

    /// Inserts the good rows of a piece if none of them conflicts with anything.
    private func insertAll(
        _ piece: ArraySlice<ImportRow>,
        into data: any AccountWriter
    ) throws -> Bool {
        // If addresses are shared, a taken address is not a conflict. Passkeys are few, and are
        // inserted with their accounts.
        guard !sharesEmails, !piece.contains(where: \.hasPasskeys) else { return false }
        return try data.insertAll(
            piece.compactMap { if case .good(let account, _) = $0 { account } else { nil } }
        )
    }

    /// Returns the result for a row whose piece was inserted.
    private func ending(of row: ImportRow) throws -> ImportEnding {
        switch row {
        case .good: .written
        case .bad(let problem): throw problem
        }
    }

    private func write(_ row: ImportRow, to data: any Records) throws -> ImportEnding {
        switch row {
        case .bad(let problem): throw problem
        case .good(let account, let passkeys):
            if try insert(account, passkeys, into: data) { return .written }
            guard let present = try data.holdAccount(account.id, of: account.projectID) else {
                throw ImportProblem.phoneNumberInUse
            }
            switch existing {
            case .reject: throw ImportProblem.accountExists
            case .keep: return .kept
            case .replace:
                try replace(present, by: account, passkeys, in: data)
                return .replaced
            }
        }
    }

    /// Inserts the account; returns `false` if the ID or the number is taken.
    private func insert(
        _ account: Account,
        _ passkeys: [Passkey],
        into data: any AccountWriter & PasskeyWriter
    ) throws -> Bool {
        do {
            guard try data.insert(account, sharingEmail: sharesEmails) else { return false }
            for passkey in passkeys {
                guard try data.insert(passkey) else { throw ImportProblem.passkeyInUse }
            }
            return true
        } catch {
            guard let problem = error as? ImportProblem ?? Self.problem(error) else { throw error }
            // The account is inserted by now, and the other rows of the batch must be kept.
            _ = try data.deleteAccount(.byAdministrator(account.id, of: account.projectID))
            throw problem
        }
    }

    private static func problem(_ error: any Error) -> ImportProblem? {
        (error as? AccountConflict).map(ImportProblem.init)
    }

    /// Replaces an account.
    ///
    /// Checks for conflicts first: a later conflict rolls back the whole batch.
    private func replace(
        _ present: Account,
        by account: Account,
        _ passkeys: [Passkey],
        in data: any Records
    ) throws {
        var account = account
        account.validSince = account.validSince ?? now
        try checkConflicts(of: account, passkeys, in: data)
        try data.save(.byAdministrator(account), sharingEmail: sharesEmails)
        // One that the account already has keeps its counter.
        for passkey in passkeys { _ = try data.insert(passkey) }
        try data.endSessions(of: account)
    }

    /// Throws if another account has one of the account's identifiers or passkeys.
    private func checkConflicts(
        of account: Account,
        _ passkeys: [Passkey],
        in data: any AccountReader & PasskeyReader
    ) throws {
        for (found, problem) in try rivals(of: account, in: data) where found.id != account.id {
            throw problem
        }
        for passkey in passkeys {
            let holder = try data.passkey(passkey.id, of: passkey.projectID)?.accountID
            guard holder == nil || holder == account.id else { throw ImportProblem.passkeyInUse }
        }
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
