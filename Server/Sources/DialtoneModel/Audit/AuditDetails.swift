package import DialtoneBasics

/// The part of an entry that can be erased without breaking its chain.
///
/// The chain contains only a keyed hash of it.
package struct AuditDetails: Hashable, Sendable {
    /// One changed setting.
    package struct Difference: Hashable, Sendable {
        package let member: String
        package let before: JSONValue?
        package let after: JSONValue?

        package init(_ member: String, before: JSONValue?, after: JSONValue?) {
            self.member = member
            self.before = before
            self.after = after
        }
    }

    package var targetID: String?
    package var changes: [Difference]

    package init(targetID: String? = nil, changes: [Difference] = []) {
        self.targetID = targetID
        self.changes = changes
    }

    package var isEmpty: Bool { targetID == nil && changes.isEmpty }

    /// The text that is stored and hashed.
    package var text: String {
        var members: [String: JSONValue] = [:]
        members["target"] = targetID.map(JSONValue.string)
        members["changes"] = .array(changes.map(\.json))
        return CanonicalJSON.text(of: .object(members))
    }

    /// Parses the stored text; `nil` for text that this type has not written.
    package init?(text: String) {
        guard let value = JSONValue(parsing: text.utf8), case .array(let items) = value["changes"]
        else { return nil }
        var changes: [Difference] = []
        for item in items {
            guard case .string(let member) = item["member"] else { return nil }
            changes.append(Difference(member, before: item["before"], after: item["after"]))
        }
        self.changes = changes
        if case .string(let id) = value["target"] { targetID = id }
    }
}

extension AuditDetails.Difference {
    package var json: JSONValue {
        var members: [String: JSONValue] = ["member": .string(member)]
        members["before"] = before
        members["after"] = after
        return .object(members)
    }
}
