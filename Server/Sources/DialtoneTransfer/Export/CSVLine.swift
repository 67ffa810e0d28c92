import DialtoneBasics
import DialtoneModel
import Foundation
import PhoneNumbers

/// An account as a line of a CSV file (RFC 4180), which spreadsheets open.
///
/// It has no credentials, so no import reads it.
struct CSVLine {
    private static let columns: [(name: String, text: @Sendable (Account) -> String?)] = [
        ("localId", { $0.id.rawValue }),
        ("phoneNumber", { $0.phoneNumber?.e164 }),
        ("email", { $0.email }),
        ("emailVerified", { $0.email == nil ? nil : String($0.isEmailVerified) }),
        ("displayName", { $0.displayName }),
        ("disabled", { String($0.isDisabled == true) }),
        ("createdAt", { $0.createdAt.rfc3339 }),
        ("lastSignedInAt", { $0.lastSignInAt?.rfc3339 }),
        ("providers", { $0.linkedProviders.map(\.providerID.rawValue).joined(separator: " ") }),
        ("hasPassword", { String($0.passwordHash != nil) }),
        ("passkeys", { String($0.passkeys.count) }),
        ("secondFactors", { String($0.secondFactors.count) }),
        ("customAttributes", { $0.customAttributes }),
    ]

    /// The bytes of the line, with its end.
    let bytes: Data

    /// The names of the columns.
    static let header = CSVLine(columns.map(\.name))

    init(_ account: Account) {
        self.init(Self.columns.map { $0.text(account) ?? "" })
    }

    private init(_ fields: [String]) {
        bytes = Data((fields.map(Self.quoted).joined(separator: ",") + "\r\n").utf8)
    }

    private static func quoted(_ field: String) -> String {
        "\"\(inert(field).replacing("\"", with: "\"\""))\""
    }

    /// Returns a field that no spreadsheet takes for a formula, which users could enter as a name.
    private static func inert(_ field: String) -> String {
        guard let first = field.unicodeScalars.first else { return field }
        let isNumber = first == "+" && field.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
        return "=+-@\t\r".unicodeScalars.contains(first) && !isNumber ? "'\(field)" : field
    }
}
