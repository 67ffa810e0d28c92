package import DialtoneBasics
package import DialtoneFlows
import DialtoneModel
package import Foundation

/// Exports all accounts of a project, page by page, in the JSON format of Firebase's CLI.
package struct FileExport: Sendable {
    private static let pageSize = 1_000

    private let accounts: AccountDirectory
    private let project: ProjectID
    private let secrets: SecondFactorSecrets

    package init(
        accounts: AccountDirectory,
        of project: ProjectID,
        secondFactorSecrets: SecondFactorSecrets
    ) {
        self.accounts = accounts
        secrets = secondFactorSecrets
        self.project = project
    }

    /// Passes the text to `write` in pieces, and returns the number of accounts.
    ///
    /// The second argument of `write` is the number of accounts so far.
    package func run(_ write: (Data, Int) throws -> Void) async throws -> Int {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var count = 0
        var last: AccountID?
        try write(Data("{\"users\":[".utf8), 0)
        while true {
            let page = try await accounts.page(of: project, after: last, limit: Self.pageSize)
            guard let end = page.last else { break }
            let passkeys = try await accounts.passkeys(of: page)
            var text = Data()
            for account in page {
                text += count == 0 ? Data("\n".utf8) : Data(",\n".utf8)
                text += try encoder.encode(
                    ExportedAccount(
                        account,
                        having: passkeys[account.id] ?? [],
                        secrets: secrets
                    )
                )
                count += 1
            }
            try write(text, count)
            last = end.id
        }
        try write(Data("\n]}\n".utf8), count)
        return count
    }
}
