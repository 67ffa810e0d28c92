import DialtoneCore
import Foundation

/// A change of some fields of a record, as `PATCH` brings it.
///
/// It is a part of the record, beside a mask that tells which fields the change is about.
struct RecordPatch: WireInput {
    /// A project's settings with all its texts.
    static let sizeLimit = 4 * WireDecoder.sizeLimit

    private let changes: JSONValue

    init(from decoder: any Decoder) throws {
        changes = try JSONValue(from: decoder)
    }

    /// The record after the change.
    ///
    /// With a mask, each field it names becomes what the patch holds, or unset; without one, the
    /// fields that the patch holds are changed. Of the objects at `alternatives` the record holds
    /// one member each: a new one takes the place of the other. Throws for fields that the
    /// record does not have.
    func applied<Record: Codable>(
        to record: Record,
        _ mask: UpdateMask?,
        alternatives: [[String]] = []
    ) throws -> Record {
        guard case .object = changes else {
            throw RequestRefusal.malformedBody("Not an object.")
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

    /// The names of the record's own fields that the change is about.
    func fields(_ mask: UpdateMask?) -> Set<String> {
        if let mask { return Set(mask.fieldPaths.compactMap(\.first)) }
        guard case .object(let members) = changes else { return [] }
        return Set(members.keys)
    }

    /// What a record does not have is lost when it is read.
    private func checkFields(in changed: JSONValue, _ mask: UpdateMask?) throws(Refusal) {
        for path in changes.leaves() where isAbout(path, mask) {
            guard changed.value(at: path[...]) == nil else { continue }
            throw .invalidConfig("\(path.joined(separator: ".").prefix(80)) is no field.")
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
    /// The paths of all members that hold something else than further members; what is null is
    /// taken for missing.
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
