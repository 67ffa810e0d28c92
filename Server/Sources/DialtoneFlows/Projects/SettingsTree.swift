import Crypto
package import DialtoneBasics
package import DialtoneModel
import Foundation

/// A project's settings by dotted paths, such as `phoneSignIn.codes.length`.
package struct SettingsTree: Sendable {
    private var root: JSONValue

    package init(_ settings: ProjectSettings) throws {
        root = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(settings))
    }

    /// Why a setting cannot have a value.
    package enum Problem: Error, Hashable {
        case unknown(String)

        /// The value has the wrong type; `standard` is the default as JSON, if there is one.
        case wrongType(String, standard: String?)
    }

    /// Every setting's path and its value.
    package var values: [String: JSONValue] {
        var values: [String: JSONValue] = [:]
        Self.collect(root, under: "", into: &values)
        return values
    }

    /// Returns a digest of all values and of the project's name.
    package func digest(with displayName: String) -> String {
        let parts = JSONValue.array([.string(displayName), root])
        return Hex.encode(SHA256.hash(data: Data(parts.text.utf8)).prefix(16))
    }

    /// Sets an existing setting.
    ///
    /// In dictionaries with free keys, such as the languages of texts, new keys may be set too.
    package mutating func set(_ path: String, to value: JSONValue) throws(Problem) {
        guard values[path] != nil || Self.isFree(path) else { throw .unknown(path) }
        let names = path.split(separator: ".").map(String.init)
        root = Self.replacing(names[...], in: root, with: value)
    }

    /// Returns the settings; throws a ``Problem`` if a value has the wrong type, and a ``Refusal``
    /// if it is out of range.
    package func settings() throws -> ProjectSettings {
        let settings: ProjectSettings
        do {
            settings = try JSONDecoder().decode(
                ProjectSettings.self,
                from: JSONEncoder().encode(root)
            )
        } catch DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context)
        {
            let names = context.codingPath.filter { $0.intValue == nil }.map(\.stringValue)
            let path = names.joined(separator: ".")
            let standard = (try? SettingsTree(ProjectSettings()))?.values[path]
            throw Problem.wrongType(path, standard: standard == .null ? nil : standard?.text)
        }
        try settings.check()
        return settings
    }

    /// Whether the path is a dictionary with free keys or one of its entries.
    ///
    /// Such dictionaries are empty in a new project.
    private static func isFree(_ path: String) -> Bool {
        let standard = (try? SettingsTree(ProjectSettings()))?.values ?? [:]
        let owner = path.split(separator: ".").dropLast().joined(separator: ".")
        return standard[path] == .object([:]) || standard[owner] == .object([:])
    }

    private static func collect(
        _ value: JSONValue,
        under path: String,
        into result: inout [String: JSONValue]
    ) {
        guard case .object(let members) = value, !members.isEmpty else {
            result[path] = value
            return
        }
        for (name, member) in members {
            collect(member, under: path.isEmpty ? name : "\(path).\(name)", into: &result)
        }
    }

    private static func replacing(
        _ path: ArraySlice<String>,
        in value: JSONValue,
        with new: JSONValue
    ) -> JSONValue {
        guard let name = path.first else { return new }
        guard case .object(var members) = value else { return value }
        members[name] =
            path.count > 1
            ? replacing(path.dropFirst(), in: members[name] ?? .object([:]), with: new) : new
        return .object(members)
    }
}
