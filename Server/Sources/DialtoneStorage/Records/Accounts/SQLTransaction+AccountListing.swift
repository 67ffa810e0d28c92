import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func accounts(
        in part: AccountListing.Part,
        of listing: AccountListing,
        after start: AccountPosition?,
        until end: AccountPosition?,
        limit: Int
    ) throws -> [Account] {
        var range = AccountRange(part, of: listing, after: start)
        if let end { range.end(at: end) }
        range.demand(listing.filter)
        return try rowsOnce(
            "SELECT * FROM account WHERE \(range.condition) ORDER BY \(range.order) LIMIT ?",
            values: range.values + [limit]
        )
        .map(Account.init(row:))
    }

    func lastAccount(
        of count: Int,
        in part: AccountListing.Part,
        of listing: AccountListing,
        after start: AccountPosition?
    ) throws -> AccountPosition? {
        let range = AccountRange(part, of: listing, after: start)
        let ends = try rowsOnce(
            """
            SELECT \(part.position) FROM account WHERE \(range.condition)
            ORDER BY \(range.order) LIMIT 2 OFFSET ?
            """,
            values: range.values + [count - 1]
        )
        guard ends.count == 2 else { return nil }
        return try AccountPosition(row: ends[0], in: part)
    }
}

/// The accounts of a list that follow a place, as a range of one index.
///
/// A bound of two columns is a row value: as two conditions, a page would read all accounts that
/// were created at the same moment, such as those of an import.
struct AccountRange {
    private(set) var condition = "project_id = ?"
    private(set) var values: [any SQLConvertible]
    let order: String
    private let part: AccountListing.Part
    private let isDescending: Bool

    init(
        _ part: AccountListing.Part,
        of listing: AccountListing,
        after start: AccountPosition?
    ) {
        self.part = part
        isDescending = listing.isDescending
        values = [listing.projectID]
        let direction = isDescending ? "DESC" : "ASC"
        order = part.columns.map { "\($0) \(direction)" }.joined(separator: ", ")
        demandPart(listing.filter, start: start)
        if let start { bound(isDescending ? "<" : ">", start) }
    }

    /// Adds the conditions that make the range one of an index.
    private mutating func demandPart(_ filter: AccountFilter, start: AccountPosition?) {
        switch part {
        case .created:
            // The literal lets the database use the index of disabled accounts.
            if filter.isDisabled == true { demand("disabled = 1") }
            // Two bounds on the same side would hide the better one from the database.
            let first = start?.moment
            if let since = filter.createdSince, isDescending || first.map({ $0 < since }) ?? true {
                demand("created_at >= ?", since)
            }
            if let end = filter.createdBefore, !isDescending || first.map({ $0 >= end }) ?? true {
                demand("created_at < ?", end)
            }
        case .signedIn: demand("last_sign_in_at IS NOT NULL")
        case .neverSignedIn: demand("last_sign_in_at IS NULL")
        case .named:
            demand("name_key IS NOT NULL")
            if let prefix = filter.namePrefix?.text {
                demand("name_key >= ?", prefix)
                // No name continues with a scalar after this one.
                demand("name_key < ?", prefix + "\u{10FFFF}")
            }
        }
    }

    /// Ends the range at a place, which is included.
    mutating func end(at end: AccountPosition) {
        bound(isDescending ? ">=" : "<=", end)
    }

    private mutating func bound(_ comparison: String, _ position: AccountPosition) {
        let columns = part.columns
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        let key: [any SQLConvertible] =
            if let moment = position.moment { [moment] } else if let name = position.name {
                [name]
            } else { [] }
        condition += " AND (\(columns.joined(separator: ", "))) \(comparison) (\(marks))"
        values += key + [position.id]
    }

    /// Adds the conditions that no index has.
    mutating func demand(_ filter: AccountFilter) {
        if let isDisabled = filter.isDisabled {
            demand(isDisabled ? "disabled = 1" : "(disabled IS NULL OR disabled = 0)")
        }
        switch filter.method {
        case nil: break
        case .phone: demand("phone_number IS NOT NULL")
        case .password: demand(Credential.password)
        case .emailLink: demand(Credential.emailLink)
        case .passkey: demand(Credential.passkeys)
        case .custom: demand(Credential.custom)
        case .provider(let name): demand(Credential.provider(name))
        }
        if let hasFactor = filter.hasSecondFactor { demand(Credential.secondFactors, hasFactor) }
        if let isAnonymous = filter.isAnonymous { demandAnonymous(isAnonymous) }
        if part != .created {
            if let since = filter.createdSince { demand("created_at >= ?", since) }
            if let end = filter.createdBefore { demand("created_at < ?", end) }
        }
        if part != .named, let prefix = filter.namePrefix?.text {
            demand("name_key >= ? AND name_key < ?", prefix, prefix + "\u{10FFFF}")
        }
    }

    /// Demands or excludes the accounts whose property `isAnonymous` is true.
    private mutating func demandAnonymous(_ isAnonymous: Bool) {
        let others = [Credential.linked, .passkeys, .custom].map { _ in "credentials LIKE ?" }
        demand(
            (isAnonymous ? "" : "NOT ")
                + """
                (phone_number IS NULL AND email IS NULL AND (credentials IS NULL
                    OR NOT (\(others.joined(separator: " OR ")))))
                """
        )
        values += [Credential.linked, .passkeys, .custom].map(\.pattern)
    }

    private mutating func demand(_ credential: Credential, _ isPresent: Bool = true) {
        let condition = "credentials LIKE ? ESCAPE '!'"
        demand(
            isPresent ? condition : "(credentials IS NULL OR NOT (\(condition)))",
            credential.pattern
        )
    }

    private mutating func demand(_ condition: String, _ values: any SQLConvertible...) {
        self.condition += " AND \(condition)"
        self.values += values
    }
}

/// What the JSON in the column `credentials` contains if an account has a credential.
///
/// Inside of a JSON string, a quotation mark follows a backslash. So nothing that a user enters can
/// look like a member.
private struct Credential {
    let pattern: String

    static let password = Self(pattern: "%\"passwordHash\":%")
    static let emailLink = Self(pattern: "%\"hasEmailLinkSignIn\":true%")
    static let custom = Self(pattern: "%\"isCustomAuth\":true%")
    static let passkeys = Self(pattern: "%\"passkeys\":[%")
    static let linked = Self(pattern: "%\"linkedProviders\":[%")
    static let secondFactors = Self(pattern: "%\"secondFactors\":[%")

    static func provider(_ name: String) -> Self {
        Self(pattern: "%\"providerID\":\"\(name.replacing("_", with: "!_"))\"%")
    }
}

extension AccountListing.Part {
    /// The columns by which the part is sorted.
    fileprivate var columns: [String] {
        switch self {
        case .created: ["created_at", "account_id"]
        case .signedIn: ["last_sign_in_at", "account_id"]
        case .neverSignedIn: ["account_id"]
        case .named: ["name_key", "account_id"]
        }
    }

    /// The columns of a place.
    fileprivate var position: String { columns.joined(separator: ", ") }
}

extension AccountPosition {
    fileprivate init(row: SQLRow, in part: AccountListing.Part) throws {
        let id: AccountID = try row["account_id"]
        switch part {
        case .created: self.init(in: part, moment: try row["created_at"], id: id)
        case .signedIn: self.init(in: part, moment: try row["last_sign_in_at"], id: id)
        case .neverSignedIn: self.init(in: part, id: id)
        case .named: self.init(in: part, name: try row["name_key"], id: id)
        }
    }
}
