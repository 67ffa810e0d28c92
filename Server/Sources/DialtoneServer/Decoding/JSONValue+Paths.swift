import DialtoneBasics

extension JSONValue {
    /// Returns the value at `path`; `nil` if there is none.
    func value(at path: ArraySlice<String>) -> JSONValue? {
        guard let first = path.first else { return self }
        guard case .object(let members) = self else { return nil }
        return members[first]?.value(at: path.dropFirst())
    }

    /// Sets the value at `path`; `nil` removes it.
    mutating func set(_ value: JSONValue?, at path: ArraySlice<String>) {
        guard let first = path.first else {
            self = value ?? .null
            return
        }
        var members: [String: JSONValue] = [:]
        if case .object(let present) = self { members = present }
        if path.count == 1 {
            members[first] = value
        } else {
            var member = members[first] ?? .object([:])
            member.set(value, at: path.dropFirst())
            members[first] = member
        }
        self = .object(members)
    }

    /// Replaces values by those in `other`; objects are merged.
    mutating func merge(_ other: JSONValue) {
        guard case .object(var members) = self, case .object(let changes) = other else {
            self = other
            return
        }
        for (name, change) in changes {
            if members[name] == nil {
                members[name] = change
            } else {
                members[name]?.merge(change)
            }
        }
        self = .object(members)
    }
}
