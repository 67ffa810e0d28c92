import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Changes of settings in a request, as JSON text by path.
struct SettingChanges: Sendable {
    /// The maximum number of changes, which is more than there are settings.
    private static let limit = 1_000

    private let values: [String: JSONValue]

    /// The paths that are changed.
    var paths: [String] { values.keys.sorted() }

    init(_ texts: [String: String]?) throws {
        guard texts?.count ?? 0 <= Self.limit else {
            throw Refusal.invalidArgument(
                field: "settings",
                problem: "must have at most \(Self.limit) entries"
            )
        }
        values = try (texts ?? [:]).mapValues { text in
            guard let value = JSONValue(parsing: text.utf8) else {
                throw Refusal.invalidArgument(field: "settings", problem: "must be JSON texts")
            }
            return value
        }
    }

    /// Returns the changed settings; throws if one of the changes is not valid.
    func applied(to settings: ProjectSettings) throws -> ProjectSettings {
        var tree = try SettingsTree(settings)
        do {
            for path in paths {
                guard let value = values[path] else { continue }
                try tree.set(path, to: value)
            }
            return try tree.settings()
        } catch let problem as SettingsTree.Problem {
            throw Refusal(problem)
        }
    }
}

extension Refusal {
    fileprivate init(_ problem: SettingsTree.Problem) {
        switch problem {
        case .unknown(let path):
            self = .invalidArgument(field: String(path.prefix(100)), problem: "is not a setting")
        case .wrongType(let path, let standard):
            let example = standard.map { "; the default is \($0)" } ?? ""
            self = .invalidArgument(field: path, problem: "has the wrong type\(example)")
        }
    }
}
