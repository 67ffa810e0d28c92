import Configuration
import Foundation
import Yams

/// A configuration file in YAML or JSON, according to its file extension.
struct ConfigurationFile: Sendable {
    let path: String

    /// The environment variable that specified it; `nil` if an option did.
    var variable: String?

    private var name: String {
        variable.map { "\(path), which \($0) names," } ?? path
    }

    /// Returns the keys of all values in the file, in the form `sender.webhook.url`.
    func keys() throws -> [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw ConfigurationProblem("The configuration file \(name) cannot be read.")
        }
        // JSON is valid YAML, so one parser lists the keys of both.
        let root: Any?
        do {
            root = try Yams.load(yaml: text)
        } catch {
            throw ConfigurationProblem(
                "The configuration file \(name) is malformed: \(error.place)"
            )
        }
        guard let root else { return [] }
        guard let values = root as? [String: Any] else {
            throw ConfigurationProblem(
                "The configuration file \(name) must contain keys and values."
            )
        }
        return Self.paths(in: values, under: []).sorted()
    }

    /// Returns the line of a value, counted from 1; `nil` if it is unknown.
    func line(of key: String) -> Int? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8),
            var node = try? Yams.compose(yaml: text)
        else { return nil }
        for name in key.split(separator: ".") {
            guard let value = node[String(name)] else { return nil }
            node = value
        }
        return node.mark?.line
    }

    func provider() async throws -> any ConfigProvider {
        let location = ConfigReader(
            provider: InMemoryProvider(values: ["filePath": .init(stringLiteral: path)])
        )
        do {
            switch path.split(separator: ".").last {
            case "yaml", "yml":
                return try await FileProvider<YAMLSnapshot>(config: location)
            case "json":
                return try await FileProvider<JSONSnapshot>(config: location)
            default:
                throw ConfigurationProblem(
                    "The configuration file \(name) must end in .yaml, .yml or .json."
                )
            }
        } catch let problem as ConfigurationProblem {
            throw problem
        } catch {
            throw ConfigurationProblem("The configuration file \(name) is malformed: \(error)")
        }
    }

    private static func paths(in values: [String: Any], under path: [String]) -> [String] {
        values.flatMap { name, value in
            let path = path + [name]
            guard let nested = value as? [String: Any] else { return [path.joined(separator: ".")] }
            return paths(in: nested, under: path)
        }
    }
}

extension Error {
    /// The place and the kind of a mistake in YAML, without the text around it, which can be secret.
    fileprivate var place: String {
        switch self as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            "line \(mark.line), column \(mark.column): \(problem)"
        case .duplicatedKeysInMapping(let duplicates, let context):
            "line \(context.mark.line): \(duplicates.joined(separator: ", ")) is set twice"
        case .reader(let problem, _, _, _): problem
        default: "it is not valid YAML"
        }
    }
}
