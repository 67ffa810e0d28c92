import DialtoneBasics
import DialtoneModel
import Foundation
import PhoneNumbers

/// Where the records of a kind are, and which of them are about a user.
struct PersonalTable {
    let name: String

    /// The columns that an export has: none with secrets, digests or keys.
    let columns: [PersonalColumn]

    /// How records are found.
    let match: Match

    /// The column with the time of the record; `nil` if all of its records are exported.
    var createdAt: String?

    enum Match {
        case account

        /// The records of the account, and those of its address that name no account.
        case accountOrEmail
        case number

        /// The records of the messages to the user's numbers.
        case messages
        case subjects(kinds: [String])
        case hookDeliveries(isPending: Bool)

        /// The records of the account that name its tenant beside the project.
        case projectWithTenant
        case audit
    }

    /// Returns the condition for the user's records, with its values; `nil` if there can be none.
    func condition(for subject: PersonalSubject) -> (text: String, values: [any SQLConvertible])? {
        let own: [any SQLConvertible] = [subject.projectID, subject.accountID]
        switch match {
        case .account: return ("project_id = ? AND account_id = ?", own)
        case .accountOrEmail:
            guard let email = subject.email else {
                return ("project_id = ? AND account_id = ?", own)
            }
            return (
                """
                project_id = ? AND (account_id = ? OR account_id IS NULL AND email = ?)
                """,
                own + [email]
            )
        case .number: return Self.numbers(of: subject)
        case .messages:
            return Self.numbers(of: subject).map {
                ("session_id IN (SELECT session_id FROM message WHERE \($0.text))", $0.values)
            }
        case .subjects(let kinds):
            let subjects = [subject.email].compactMap(\.self) + subject.phoneNumbers.map(\.e164)
            guard !subjects.isEmpty else { return nil }
            return (
                """
                project_id IN (?, ?) AND kind IN (\(Self.marks(kinds.count)))
                AND subject IN (\(Self.marks(subjects.count)))
                """,
                Self.projects(of: subject) + kinds.map { $0 as any SQLConvertible }
                    + subjects.map { NumberSubject($0) as any SQLConvertible }
            )
        case .hookDeliveries(let isPending):
            let account = Self.accountWithTenant(of: subject)
            return ("\(account.text) AND state \(isPending ? "=" : "<>") 'pending'", account.values)
        case .projectWithTenant: return Self.accountWithTenant(of: subject)
        case .audit:
            return (
                "chain = ? AND target_kind = ? AND target_id = ?",
                [
                    AuditChain(of: subject.projectID), AuditTarget.Kind.user,
                    NumberSubject(subject.accountID.rawValue),
                ]
            )
        }
    }

    private static func accountWithTenant(
        of subject: PersonalSubject
    ) -> (text: String, values: [any SQLConvertible]) {
        let account: [any SQLConvertible] = [subject.projectID.parent, subject.accountID]
        guard let tenant = subject.projectID.tenantID else {
            return ("project_id = ? AND account_id = ? AND tenant_id IS NULL", account)
        }
        return ("project_id = ? AND account_id = ? AND tenant_id = ?", account + [tenant])
    }

    /// A tenant shares some records with its project.
    private static func numbers(
        of subject: PersonalSubject
    ) -> (text: String, values: [any SQLConvertible])? {
        guard !subject.phoneNumbers.isEmpty else { return nil }
        return (
            "phone_number IN (\(marks(subject.phoneNumbers.count))) AND project_id IN (?, ?)",
            subject.phoneNumbers.map { $0 as any SQLConvertible } + projects(of: subject)
        )
    }

    private static func projects(of subject: PersonalSubject) -> [any SQLConvertible] {
        [subject.projectID, subject.projectID.parent]
    }

    private static func marks(_ count: Int) -> String {
        Array(repeating: "?", count: count).joined(separator: ", ")
    }
}

/// A column of an export.
struct PersonalColumn: ExpressibleByStringLiteral {
    let name: String
    let kind: Kind

    enum Kind { case plain, time, times, flag, sessionID, number, formerSignIn, subject, body }

    init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// Creates a column whose kind follows from its name.
    init(stringLiteral name: String) {
        let kind: Kind =
            switch name {
            case "phone_number": .number
            case "former_sign_in": .formerSignIn
            case "subject": .subject
            case "body": .body
            default: name.hasSuffix("_at") ? .time : name.hasPrefix("is_") ? .flag : .plain
            }
        self.init(name, kind)
    }

    /// The name in an export: `signed_in_at` is `signedInAt`.
    var field: String {
        let words = name.split(separator: "_")
        return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    }

    /// Returns the value in a row as text; `nil` if there is none.
    func text(in row: SQLRow) throws -> String? {
        switch kind {
        case .number: return try text(of: row[name] as PhoneNumber?)
        case .formerSignIn: return try text(of: row[name] as StoredFormerSignIn?)
        case .subject: return try text(of: row[name] as NumberSubject?)
        case .body: return try text(of: row[name] as NumberText?)
        case .plain, .time, .times, .flag, .sessionID:
            guard let index = row.columns.firstIndex(of: name) else { throw StorageError.corrupt }
            return try text(of: row.values[index])
        }
    }

    /// Returns the text of a value with numbers, in plain text.
    private func text(of value: (some NumberBearing)?) throws -> String? {
        try value.flatMap { try text(of: $0.sqlValue) }
    }

    private func text(of value: SQLValue) throws -> String? {
        switch (kind, value) {
        case (_, .null): return nil
        case (.time, .integer(let time)): return Timestamp(milliseconds: time).rfc3339
        case (.flag, .integer(let flag)): return flag == 0 ? "false" : "true"
        case (.times, .text(let list)):
            return try Timestamp.list(list).map(\.rfc3339).joined(separator: " ")
        case (.sessionID, .blob(let bytes)): return SessionID(bytes: bytes).text
        case (_, .integer(let number)): return "\(number)"
        case (_, .text(let text)): return text
        case (_, .blob): throw StorageError.corrupt
        }
    }
}
