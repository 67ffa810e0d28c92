import Foundation

/// Two PostgreSQL servers for one test: a primary, and a standby that confirms each commit.
///
/// `scripts/postgres-pair.sh` runs them.
package struct PostgresPair: Sendable {
    package enum Fault: String, Sendable {
        /// Kills every process of the primary.
        case kill
        /// Suspends the processes: the kernel still accepts their connections and packets.
        case freeze
        /// Drops the packets that the primary sends.
        case cut

        /// The command that ends the fault, if it needs one.
        fileprivate var repair: String? {
            switch self {
            case .kill: nil
            case .freeze: "thaw"
            case .cut: "heal"
            }
        }
    }

    private static let script = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../../scripts/postgres-pair.sh")
        .standardized.path

    /// Returns whether packets can be dropped here, which requires root.
    package static func canCut() async -> Bool {
        (try? await run(["can-cut"]).code) == 0
    }

    private let folder: String
    private let primary: String
    private let standby: String

    /// The URL that always connects to the current primary.
    package var url: String {
        "postgresql://dialtone@\(primary),\(standby)/postgres?target_session_attrs=read-write"
    }

    /// The URL of the server that is initially the standby.
    package var standbyURL: String { "postgresql://dialtone@\(standby)/postgres" }

    /// Runs `body` with two running servers.
    package static func with<Value>(
        faultedBy fault: Fault,
        _ body: (PostgresPair) async throws -> Value
    ) async throws -> Value {
        let (code, output) = try await run(["up"] + (fault == .cut ? ["apart"] : []))
        let words = output.split(whereSeparator: \.isWhitespace).map(String.init)
        guard code == 0, words.count == 3 else { throw PairFailure(verb: "up", code: code) }
        let pair = PostgresPair(folder: words[0], primary: words[1], standby: words[2])
        let outcome: Result<Value, any Error>
        do {
            outcome = .success(try await body(pair))
        } catch {
            outcome = .failure(error)
        }
        try await pair.run("down")
        return try outcome.get()
    }

    package func begin(_ fault: Fault) async throws { try await run(fault.rawValue) }

    package func repair(_ fault: Fault) async throws {
        if let repair = fault.repair { try await run(repair) }
    }

    package func promoteStandby() async throws { try await run("promote") }

    private func run(_ verb: String) async throws {
        let (code, _) = try await Self.run([verb, folder])
        guard code == 0 else { throw PairFailure(verb: verb, code: code) }
    }

    /// The output goes to a file: servers that the script starts could keep a pipe open.
    private static func run(
        _ arguments: [String]
    ) async throws -> (code: Int32, output: String) {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "postgres-pair-" + UUID().uuidString)
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw PairFailure(verb: arguments[0], code: -1)
        }
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try FileHandle(forWritingTo: file)
        let child = try ChildProcess("/bin/bash", [script] + arguments, output: output)
        let code = await child.exitCode()
        try output.close()
        return (code, try String(contentsOf: file, encoding: .utf8))
    }
}

/// The script failed.
private struct PairFailure: Error {
    let verb: String
    let code: Int32
}
