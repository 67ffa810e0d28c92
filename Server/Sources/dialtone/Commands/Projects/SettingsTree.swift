import DialtoneModel
import Foundation

/// A project's settings by dotted paths, such as `phoneSignIn.codes.length`.
struct SettingsTree {
    private var root: [String: Any]

    init(_ settings: ProjectSettings) throws {
        let data = try JSONEncoder().encode(settings)
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// Returns `settings` with `changes`, each of the form SETTING=VALUE.
    ///
    /// All settings must have a path that begins with `prefix`.
    static func changed(
        _ settings: ProjectSettings,
        by changes: [String],
        under prefix: String = ""
    ) throws -> ProjectSettings {
        var tree = try SettingsTree(settings)
        for change in changes {
            let parts = change.split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            try tree.set(prefix + parts[0], to: parts.count > 1 ? String(parts[1]) : "")
        }
        return try tree.settings()
    }

    /// Every setting's path and its JSON value.
    var values: [String: String] {
        var values: [String: String] = [:]
        Self.collect(root, under: "", into: &values)
        return values
    }

    /// Sets an existing setting to a value: JSON, or plain text for a string.
    ///
    /// In dictionaries with free keys, such as the languages of texts, new keys may be set too.
    mutating func set(_ name: String, to text: String) throws {
        guard values[name] != nil || Self.isFree(name) else {
            throw CommandFailure(
                "The setting \(name) does not exist",
                hint: CommandHint("projects show", "lists the settings")
            )
        }
        let value = try? JSONSerialization.jsonObject(
            with: Data(text.utf8),
            options: .fragmentsAllowed
        )
        root = Self.replacing(name.split(separator: ".")[...], in: root, with: value ?? text)
    }

    /// Returns the settings; throws if a value has the wrong type or is out of range.
    func settings() throws -> ProjectSettings {
        let data = try JSONSerialization.data(withJSONObject: root)
        let settings: ProjectSettings
        do {
            settings = try JSONDecoder().decode(ProjectSettings.self, from: data)
        } catch DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context)
        {
            let name = context.codingPath.filter { $0.intValue == nil }.map(\.stringValue)
            throw Self.wrongType(of: name.joined(separator: "."))
        }
        try settings.check()
        return settings
    }

    private static func wrongType(of name: String) -> CommandFailure {
        let standard = (try? SettingsTree(ProjectSettings()))?.values[name]
        let example = standard.flatMap { $0 == "null" ? nil : "; the default is \($0)" }
        return CommandFailure("\(name): the value has the wrong type\(example ?? "").")
    }

    /// Whether `name` is a dictionary with free keys or one of its entries.
    ///
    /// Such dictionaries are empty in a new project.
    private static func isFree(_ name: String) -> Bool {
        let standard = (try? SettingsTree(ProjectSettings()))?.values ?? [:]
        let owner = name.split(separator: ".").dropLast().joined(separator: ".")
        return standard[name] == "{}" || standard[owner] == "{}"
    }

    private static func collect(
        _ values: [String: Any],
        under path: String,
        into result: inout [String: String]
    ) {
        for (name, value) in values {
            let path = path.isEmpty ? name : "\(path).\(name)"
            if let nested = value as? [String: Any], !nested.isEmpty {
                collect(nested, under: path, into: &result)
            } else {
                result[path] = json(value)
            }
        }
    }

    private static func json(_ value: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func replacing(
        _ path: ArraySlice<Substring>,
        in values: [String: Any],
        with value: Any
    ) -> [String: Any] {
        guard let name = path.first.map(String.init) else { return values }
        var values = values
        if path.count > 1, let nested = values[name] as? [String: Any] {
            values[name] = replacing(path.dropFirst(), in: nested, with: value)
        } else {
            values[name] = value
        }
        return values
    }
}
