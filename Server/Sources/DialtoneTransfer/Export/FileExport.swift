package import DialtoneBasics
package import DialtoneFlows
package import DialtoneModel
package import Foundation

/// The format of an export.
package enum ExportFormat: String, Sendable, Codable, CaseIterable {
    /// The JSON format of Firebase's CLI.
    case json

    /// A table for spreadsheets, without credentials.
    case csv
}

/// Exports the accounts of a project, page by page.
package struct FileExport: Sendable {
    private static let pageSize = 1_000

    private let accounts: AccountDirectory
    private let listing: AccountListing
    private let text: ExportText

    /// Creates an export of the accounts that meet a filter; without `secondFactorSecrets`, it has
    /// neither password hashes nor the secrets of authenticator apps.
    package init(
        accounts: AccountDirectory,
        of project: ProjectID,
        matching filter: AccountFilter = AccountFilter(),
        format: ExportFormat = .json,
        secondFactorSecrets: SecondFactorSecrets?
    ) {
        self.accounts = accounts
        var listing = AccountListing(of: project)
        listing.filter = filter
        self.listing = listing
        text = ExportText(accounts: accounts, format: format, secrets: secondFactorSecrets)
    }

    /// Passes the text to `write` in pieces, and returns the number of accounts.
    ///
    /// The second argument of `write` is the number of accounts so far.
    package func run(_ write: (Data, Int) async throws -> Void) async throws -> Int {
        var count = 0
        try await write(text.start, 0)
        try await forEachPage { page in
            let piece = try await text.piece(of: page, isFirst: count == 0)
            count += page.count
            try await write(piece, count)
        }
        if !text.end.isEmpty { try await write(text.end, count) }
        return count
    }

    /// Calls `body` with all accounts: without a filter by ID, the key of the table.
    private func forEachPage(_ body: ([Account]) async throws -> Void) async throws {
        guard listing.filter != AccountFilter() else {
            var last: AccountID?
            while true {
                let page = try await accounts.page(
                    of: listing.projectID,
                    after: last,
                    limit: Self.pageSize
                )
                guard let end = page.last else { return }
                try await body(page)
                last = end.id
            }
        }
        var position: AccountPosition?
        repeat {
            let page = try await accounts.page(
                of: listing,
                after: position,
                size: Self.pageSize
            )
            if !page.accounts.isEmpty { try await body(page.accounts) }
            position = page.end
        } while position != nil
    }
}
