import Crypto
import DialtoneBasics
import Foundation

/// The members of a record as the audit log shows them.
package struct AuditMembers: Sendable {
    private var shown: [String: JSONValue] = [:]

    /// Texts that are only compared: the log says that they have changed.
    private var secrets: [String: String] = [:]

    package init() {}

    /// Adds a member whose value is shown; values that are `nil` count as absent.
    package mutating func show(_ name: String, _ value: (some Encodable)?) throws {
        guard let value else { return }
        let data = try JSONEncoder().encode(value)
        guard let json = JSONValue(parsing: data) else { return }
        add(json, named: name)
    }

    /// Adds the members of a group, each with its whole name.
    package mutating func show(all group: some Encodable) throws {
        guard let json = JSONValue(parsing: try JSONEncoder().encode(group)) else { return }
        add(json, named: "")
    }

    /// Adds a member whose value must not be in the log.
    package mutating func hide(_ name: String, _ value: String?) {
        secrets[name] = value
    }

    /// Adds a URL without its user information, query and fragment, which can contain tokens.
    package mutating func show(url: String?, _ name: String) {
        guard let url else { return }
        var parts = URLComponents(string: url)
        parts?.user = nil
        parts?.password = nil
        parts?.query = nil
        parts?.fragment = nil
        shown[name] = .string(parts?.string ?? "unreadable")
        secrets[name] = url
    }

    /// A digest of all members, also of those that are only compared.
    package var digest: String {
        let parts = JSONValue.array([
            .object(shown), .object(secrets.mapValues(JSONValue.string)),
        ])
        return Hex.encode(SHA256.hash(data: Data(parts.text.utf8)).prefix(16))
    }

    private mutating func add(_ value: JSONValue, named name: String) {
        switch value {
        case .null: break
        case .object(let members):
            for (key, member) in members {
                add(member, named: name.isEmpty ? key : "\(name).\(key)")
            }
        default: shown[name] = value
        }
    }

    /// What differs between two states of a record, sorted; `nil` is a record that does not exist.
    package static func differences(
        from before: AuditMembers?,
        to after: AuditMembers?
    ) -> [AuditDetails.Difference] {
        let (before, after) = (before ?? AuditMembers(), after ?? AuditMembers())
        let names = Set(before.shown.keys).union(after.shown.keys)
            .union(before.secrets.keys).union(after.secrets.keys)
        return names.sorted().compactMap { name in
            let (old, new) = (before.shown[name], after.shown[name])
            if old != new { return AuditDetails.Difference(name, before: old, after: new) }
            guard before.secrets[name] != after.secrets[name] else { return nil }
            return AuditDetails.Difference(name, before: nil, after: .string("changed"))
        }
    }
}
