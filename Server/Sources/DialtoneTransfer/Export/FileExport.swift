package import DialtoneBasics
package import DialtoneFlows
import DialtoneModel
package import Foundation

/// The format of an export.
package enum ExportFormat: String, Sendable, CaseIterable {
    /// The JSON format of Firebase's CLI.
    case json

    /// A table for spreadsheets, without credentials.
    case csv
}

/// Exports all accounts of a project, page by page.
package struct FileExport: Sendable {
    private static let pageSize = 1_000

    private let accounts: AccountDirectory
    private let project: ProjectID
    private let format: ExportFormat
    private let secrets: SecondFactorSecrets?

    /// Creates an export; without `secondFactorSecrets`, it has neither password hashes nor the
    /// secrets of authenticator apps.
    package init(
        accounts: AccountDirectory,
        of project: ProjectID,
        format: ExportFormat = .json,
        secondFactorSecrets: SecondFactorSecrets?
    ) {
        self.accounts = accounts
        self.format = format
        secrets = secondFactorSecrets
        self.project = project
    }

    /// Passes the text to `write` in pieces, and returns the number of accounts.
    ///
    /// The second argument of `write` is the number of accounts so far.
    package func run(_ write: (Data, Int) async throws -> Void) async throws -> Int {
        var count = 0
        var last: AccountID?
        try await write(format == .json ? Data("{\"users\":[".utf8) : CSVLine.header.bytes, 0)
        while true {
            let page = try await accounts.page(of: project, after: last, limit: Self.pageSize)
            guard let end = page.last else { break }
            let text =
                switch format {
                case .json: try await json(of: page, isFirst: count == 0)
                case .csv: page.reduce(into: Data()) { $0 += CSVLine($1).bytes }
                }
            count += page.count
            try await write(text, count)
            last = end.id
        }
        if format == .json { try await write(Data("\n]}\n".utf8), count) }
        return count
    }

    private func json(of page: [Account], isFirst: Bool) async throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let passkeys = try await accounts.passkeys(of: page)
        var text = Data()
        for (index, account) in page.enumerated() {
            text += isFirst && index == 0 ? Data("\n".utf8) : Data(",\n".utf8)
            text += try encoder.encode(
                ExportedAccount(account, having: passkeys[account.id] ?? [], secrets: secrets)
            )
        }
        return text
    }
}
