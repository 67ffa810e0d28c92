import Foundation

/// The built program, run as a process of its own.
struct Program {
    /// The outcome of a run.
    struct Outcome: Sendable {
        let exitCode: Int32
        let output: String
        let complaints: String

        func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
            try JSONDecoder().decode(type, from: Data(output.utf8))
        }

        /// The rows of a list, which stand under its name.
        func list<Row: Decodable>(_ name: String, of type: Row.Type) throws -> [Row] {
            let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
            guard let rows = (object as? [String: Any])?[name] as? [Any] else {
                throw NoSuchList(name: name, output: output)
            }
            let data = try JSONSerialization.data(withJSONObject: rows)
            return try JSONDecoder().decode([Row].self, from: data)
        }

        private struct NoSuchList: Error {
            let name: String
            let output: String
        }
    }

    /// The URL of the program, which the build puts next to the tests' executable.
    static var url: URL {
        URL(fileURLWithPath: CommandLine.arguments[0])
            .deletingLastPathComponent().appendingPathComponent("dialtone")
    }

    /// Returns an environment without the variables of the tests themselves.
    static func environment(adding variables: [String: String]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !name.hasPrefix("DIALTONE_") && name != "XDG_DATA_HOME" && name != "COLUMNS"
        }
        environment.merge(variables) { $1 }
        return environment
    }

    /// Runs the program to its end with `input` as its standard input.
    @discardableResult
    static func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: String = ""
    ) async throws -> Outcome {
        let process = try RunningProgram(arguments, environment: environment, input: input)
        let exitCode = await process.exitCode()
        return Outcome(
            exitCode: exitCode,
            output: await process.output(),
            complaints: await process.complaints()
        )
    }
}
