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

    /// The dictionaries with free keys that are not empty, each as one value.
    ///
    /// ``values`` has their entries.
    package var dictionaries: [String: JSONValue] {
        let paths = Self.standard.filter { $0.value == .object([:]) }.keys
        return paths.reduce(into: [:]) { result, path in
            let value = path.split(separator: ".").reduce(Optional(root)) { $0?[String($1)] }
            if case .object(let members)? = value, !members.isEmpty { result[path] = value }
        }
    }

    /// Sets an existing setting.
    ///
    /// In dictionaries with free keys, such as the languages of texts, new keys may be set too. A
    /// key may contain dots, as the IDs of apps do: the longest key that exists is meant.
    package mutating func set(_ path: String, to value: JSONValue) throws(Problem) {
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isNew = Self.isFree(path)
        // A group of settings is not a setting.
        guard isNew || values[path] != nil || Self.standard[path] == .object([:]) else {
            throw .unknown(path)
        }
        guard let changed = Self.replacing(names[...], in: root, with: value, canAdd: isNew) else {
            throw .unknown(path)
        }
        root = changed
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
            let standard = Self.standard[path]
            throw Problem.wrongType(path, standard: standard == .null ? nil : standard?.text)
        }
        try settings.check()
        // A member that the type does not know would be lost without a word.
        let kept = try SettingsTree(settings).values
        let lost = values.filter { $0.value != .object([:]) && kept[$0.key] == nil }.keys.min()
        if let lost { throw Problem.unknown(lost) }
        return settings
    }

    private static let standard = (try? SettingsTree(ProjectSettings()))?.values ?? [:]

    /// Whether the path is an entry of a dictionary with free keys.
    ///
    /// Such dictionaries are empty in a new project.
    private static func isFree(_ path: String) -> Bool {
        standard.contains { $0.value == .object([:]) && path.hasPrefix($0.key + ".") }
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

    /// Returns `value` with another value at the path; `nil` if there is nothing.
    private static func replacing(
        _ path: ArraySlice<String>,
        in value: JSONValue,
        with new: JSONValue,
        canAdd: Bool
    ) -> JSONValue? {
        guard !path.isEmpty else { return new }
        guard case .object(var members) = value else { return nil }
        for length in stride(from: path.count, through: 1, by: -1) {
            let name = path.prefix(length).joined(separator: ".")
            guard let member = members[name] else { continue }
            let rest = path.dropFirst(length)
            guard let changed = replacing(rest, in: member, with: new, canAdd: canAdd) else {
                continue
            }
            members[name] = changed
            return .object(members)
        }
        guard canAdd else { return nil }
        members[path.joined(separator: ".")] = new
        return .object(members)
    }
}
