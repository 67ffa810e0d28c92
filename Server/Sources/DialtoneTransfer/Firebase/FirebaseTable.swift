import DialtoneFlows
import IdentityToolkit
import IdentityToolkitAdmin

/// The CSV format of `firebase auth:export`, which has no header.
struct FirebaseTable: AccountSource {
    private var bytes: FileBytes
    private var count = 0
    private let rows = FirebaseTable.rows

    init(path: String) throws(SourceFailure) {
        bytes = try FileBytes(path: path)
    }

    mutating func next() throws(SourceFailure) -> SourceRow? {
        guard let record = try CSVTable.record(&bytes) else { return nil }
        count += 1
        switch record {
        case .tooLong: return .tooLong(count)
        case .row(let fields):
            if count == 1, Self.isHeader(fields) { throw .hasHeader }
            return rows.row(fields, number: count)
        }
    }

    /// Whether a record has the names of columns instead of a user, as spreadsheets write them.
    static func isHeader(_ fields: [String?]) -> Bool {
        let name = (fields.first ?? nil)?.lowercased().filter { $0.isLetter } ?? ""
        return headerNames.contains(name)
    }

    private static let headerNames: Set<String> = ["uid", "id", "localid", "userid", "useruid"]

    static var rows: TableRowReader {
        TableRowReader { fields throws(ImportProblem) in
            guard FirebaseTableUser.fieldCounts.contains(fields.count) else {
                throw .ofSource("the row is not in the CSV format of firebase auth:export")
            }
            return FirebaseTableUser(fields: fields)
        }
    }
}

/// A row in the CSV format of `firebase auth:export`.
struct FirebaseTableUser: TableUser {
    /// Older versions of the CLI write fewer fields; each row ends with an empty one.
    static let fieldCounts = 26...29

    /// The first field of each provider: the ID there, the address, the name and the picture.
    private static let providers = [
        ("google.com", 7), ("facebook.com", 11), ("twitter.com", 15), ("github.com", 19),
    ]

    let fields: [String?]

    var id: String? { self[0] }

    func draft() throws(ImportProblem) -> AccountDraft {
        var user = ImportedAccount()
        user.localId = self[0]
        user.email = self[1]
        user.emailVerified = self[2] == "true"
        user.passwordHash = self[3]
        user.salt = self[4]
        user.displayName = self[5]
        user.photoUrl = self[6]
        let linked = Self.providers.compactMap { provider($0.0, $0.1) }
        user.providerUserInfo = linked.isEmpty ? nil : linked
        user.createdAt = try number(23, "createdAt")
        user.lastLoginAt = try number(24, "lastLoginAt")
        user.phoneNumber = self[25]
        user.disabled = self[26] == "true"
        user.customAttributes = self[27]
        return AccountDraft(user)
    }

    private func provider(_ name: String, _ first: Int) -> LinkedProviderInfo? {
        guard let id = self[first] else { return nil }
        var info = LinkedProviderInfo()
        info.providerId = name
        info.rawId = id
        info.email = self[first + 1]
        info.displayName = self[first + 2]
        info.photoUrl = self[first + 3]
        return info
    }

    /// Returns a field; `nil` if it is missing or empty.
    private subscript(_ index: Int) -> String? {
        guard index < fields.count, let text = fields[index], !text.isEmpty else { return nil }
        return text
    }

    private func number(_ index: Int, _ name: String) throws(ImportProblem) -> WireInt64? {
        guard let text = self[index] else { return nil }
        guard let value = Int64(text) else { throw .unreadable(name) }
        return WireInt64(value)
    }
}
