import DialtoneBasics
import DialtoneModel
import Foundation

/// A partial update of a record, as a `PATCH` request contains it.
///
/// It consists of a part of the record; the mask that selects the fields is separate.
struct RecordPatch: WireInput {
    /// The maximum size, which is enough for a project's settings with all its texts.
    static let sizeLimit = 4 * WireDecoder.sizeLimit

    private let changes: JSONValue

    init(from decoder: any Decoder) throws {
        changes = try JSONValue(from: decoder)
    }

    /// The version of the record that the patch is based on; `nil` if it has none.
    var etag: String? {
        if case .string(let etag)? = changes["etag"] { etag } else { nil }
    }

    /// Returns the updated record.
    ///
    /// With a mask, each of its fields is set to the patch's value, or removed if there is none;
    /// without one, the fields in the patch are changed. Each object at `alternatives` has only one
    /// member: a new one replaces the other. Throws for fields that the record does not have.
    func applied<Record: Codable>(
        to record: Record,
        _ mask: UpdateMask?,
        alternatives: [[String]] = []
    ) throws -> Record {
        guard case .object = changes else {
            throw RequestRefusal.malformedBody("Not a JSON object.")
        }
        var tree = try Self.tree(of: record)
        for path in alternatives where isAbout(path, mask) && changes.memberCount(at: path) == 1 {
            tree.set(.object([:]), at: path[...])
        }
        if let mask {
            for path in mask.fieldPaths {
                tree.set(changes.value(at: path[...]), at: path[...])
            }
        } else {
            tree.merge(changes)
        }
        do {
            let changed = try JSONDecoder().decode(Record.self, from: JSONEncoder().encode(tree))
            try checkFields(in: try Self.tree(of: changed), mask)
            return changed
        } catch let error as DecodingError {
            throw RequestRefusal(error)
        }
    }

    /// Returns the names of the record's top-level fields that the update changes.
    func fields(_ mask: UpdateMask?) -> Set<String> {
        if let mask { return Set(mask.fieldPaths.compactMap(\.first)) }
        guard case .object(let members) = changes else { return [] }
        return Set(members.keys)
    }

    /// Throws for unknown fields, which decoding the record has dropped.
    private func checkFields(in changed: JSONValue, _ mask: UpdateMask?) throws(Refusal) {
        for path in changes.leaves() where isAbout(path, mask) {
            guard changed.value(at: path[...]) == nil else { continue }
            throw .invalidConfig("\(path.joined(separator: ".").prefix(80)) is not a field.")
        }
    }

    private func isAbout(_ path: [String], _ mask: UpdateMask?) -> Bool {
        guard let mask else { return true }
        return mask.fieldPaths.contains { $0.starts(with: path) || path.starts(with: $0) }
    }

    private static func tree(of record: some Encodable) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(record))
    }
}

extension JSONValue {
    /// Returns the paths of all members that are not objects; `null` counts as missing.
    fileprivate func leaves(below path: [String] = []) -> [[String]] {
        switch self {
        case .null: []
        case .object(let members):
            members.sorted { $0.key < $1.key }.flatMap { $0.value.leaves(below: path + [$0.key]) }
        default: [path]
        }
    }

    fileprivate func memberCount(at path: [String]) -> Int {
        guard case .object(let members)? = value(at: path[...]) else { return 0 }
        return members.count
    }
}
