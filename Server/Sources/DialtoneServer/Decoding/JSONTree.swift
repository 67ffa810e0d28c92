/// A JSON value whose members are not known beforehand.
enum JSONTree: Hashable, Sendable {
    case object([String: JSONTree])
    case array([JSONTree])
    case string(String)
    case integer(Int64)
    case number(Double)
    case bool(Bool)
    case null
}

extension JSONTree: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONTree].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONTree].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .null: try container.encodeNil()
        }
    }
}

extension JSONTree {
    /// The member at the end of `path`; `nil` if there is none.
    func value(at path: ArraySlice<String>) -> JSONTree? {
        guard let first = path.first else { return self }
        guard case .object(let members) = self else { return nil }
        return members[first]?.value(at: path.dropFirst())
    }

    /// Puts `value` at the end of `path`, or removes what is there.
    mutating func set(_ value: JSONTree?, at path: ArraySlice<String>) {
        guard let first = path.first else {
            self = value ?? .null
            return
        }
        var members: [String: JSONTree] = [:]
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

    /// Puts each value that `other` holds in the place of the one here; objects are merged.
    mutating func merge(_ other: JSONTree) {
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
