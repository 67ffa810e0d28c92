import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Testing

@testable import DialtoneStorage

/// Tests that a page of the list of accounts reads a range of an index.
struct AccountListPlanTests {
    private struct Case: Sendable {
        let index: String
        let part: AccountListing.Part
        let listing: AccountListing
        let start: AccountPosition?
    }

    private static var cases: [Case] {
        let id = AccountID(rawValue: "user-2500")
        var found: [Case] = []
        for isDescending in [true, false] {
            var listing = AccountListing(of: .sample)
            listing.isDescending = isDescending
            let moment = Timestamp(milliseconds: 2_500)
            for start in [nil, AccountPosition(in: .created, moment: moment, id: id)] {
                found.append(
                    Case(
                        index: "account_by_creation",
                        part: .created,
                        listing: listing,
                        start: start
                    )
                )
            }
            var period = listing
            period.filter.createdSince = Timestamp(milliseconds: 1_000)
            period.filter.createdBefore = Timestamp(milliseconds: 4_000)
            found.append(
                Case(
                    index: "account_by_creation",
                    part: .created,
                    listing: period,
                    start: AccountPosition(in: .created, moment: moment, id: id)
                )
            )
            var disabled = listing
            disabled.filter.isDisabled = true
            found.append(
                Case(index: "account_disabled", part: .created, listing: disabled, start: nil)
            )
            listing.order = .lastSignInAt
            found += [
                Case(
                    index: "account_by_sign_in",
                    part: .signedIn,
                    listing: listing,
                    start: AccountPosition(in: .signedIn, moment: moment, id: id)
                ),
                Case(
                    index: "account_by_sign_in",
                    part: .neverSignedIn,
                    listing: listing,
                    start: AccountPosition(in: .neverSignedIn, id: id)
                ),
            ]
            listing.order = .name
            listing.filter.namePrefix = NameKey("Name 1")
            for start in [nil, AccountPosition(in: .named, name: "name 12", id: id)] {
                found.append(
                    Case(index: "account_by_name", part: .named, listing: listing, start: start)
                )
            }
        }
        return found
    }

    /// Adds 5,000 accounts, of which half have a name and half have signed in.
    private func fill(_ connection: some SQLConnection, numbers: String) throws {
        _ = try connection.execute(
            """
            INSERT INTO project (project_id, project_number, display_name, settings, created_at)
            VALUES ('demo-dialtone', 1, 'Demo', '{}', 0)
            """,
            []
        )
        _ = try connection.execute(
            """
            INSERT INTO account (project_id, account_id, email_verified, display_name, name_key,
                disabled, created_at, last_sign_in_at, had_credential)
            SELECT 'demo-dialtone', 'user-' || n, 0,
                CASE WHEN n % 2 = 0 THEN 'Name ' || n END,
                CASE WHEN n % 2 = 0 THEN 'name ' || n END,
                CASE WHEN n % 1000 = 0 THEN 1 ELSE 0 END, n,
                CASE WHEN n % 2 = 0 THEN n END, 1
            FROM \(numbers)
            """,
            []
        )
        _ = try connection.execute("ANALYZE", [])
    }

    private func plan(
        _ item: Case,
        _ explain: String,
        _ connection: some SQLConnection
    ) throws -> [SQLRow] {
        var range = AccountRange(item.part, of: item.listing, after: item.start)
        range.demand(item.listing.filter)
        return try connection.queryOnce(
            """
            \(explain) SELECT * FROM account WHERE \(range.condition)
            ORDER BY \(range.order) LIMIT ?
            """,
            range.values.map { try $0.sqlValue } + [.integer(51)]
        )
    }

    @Test func `SQLite reads each page from an index, without sorting`() throws {
        let connection = try SQLiteConnection(path: ":memory:", for: .writing, use: .commands)
        try Migrator(migrations: Migration.all, dialect: .sqlite).migrate(connection)
        try fill(
            connection,
            numbers: """
                (WITH RECURSIVE numbers (n) AS (
                    SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 5000)
                SELECT n FROM numbers)
                """
        )
        for item in Self.cases {
            let rows = try plan(item, "EXPLAIN QUERY PLAN", connection)
            let steps: [String] = try rows.map { try $0["detail"] }
            #expect(steps.count == 1, "\(steps)")
            let step = try #require(steps.first)
            #expect(step.contains("SEARCH account USING INDEX \(item.index) "), "\(step)")
            // Both columns of a place bound the range.
            if item.start?.moment != nil { #expect(step.contains("account_id)"), "\(step)") }
        }
    }

    @Test(.enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set"))
    func `PostgreSQL reads each page from an index, without sorting`() async throws {
        try await PostgresServer.withSchema { url in
            let connection = try PostgresConnection.open(
                url: url,
                timeouts: PostgresTimeouts(.seconds(30))
            )
            try Migrator(migrations: Migration.all, dialect: .postgres).migrate(connection)
            try fill(connection, numbers: "generate_series(1, 5000) AS numbers (n)")
            for item in Self.cases {
                let rows = try plan(item, "EXPLAIN", connection)
                let lines: [String] = try rows.map { try $0["QUERY PLAN"] }
                let text = lines.joined(separator: "\n")
                // Where many accounts have no sign-in, the primary key has the same order.
                let other = item.part == .neverSignedIn ? "account_pkey" : item.index
                let indexes = [item.index, other]
                #expect(indexes.contains { text.contains(" using \($0) ") }, "\(text)")
                #expect(!text.contains("Sort"), "\(text)")
            }
        }
    }
}
