import Foundation

/// Two PostgreSQL servers for one test: a primary, and a standby that confirms each commit.
///
/// `scripts/postgres-pair.sh` runs them.
package struct PostgresPair: Sendable {
    package enum Fault: String, CaseIterable, Sendable {
        /// Kills every process of the primary.
        case kill
        /// Suspends them: the kernel still answers for them.
        case freeze
        /// Drops the packets that the primary sends.
        case cut

        /// The command that ends the fault, if there is one.
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

    /// Packets can be dropped only by root.
    package static let faults: [Fault] = canCut ? Fault.allCases : [.kill, .freeze]

    private static let canCut = (try? run(["can-cut"]).code) == 0

    private let folder: String
    private let primary: String
    private let standby: String

    /// The address that follows the primary.
    package var url: String {
        "postgresql://dialtone@\(primary),\(standby)/postgres?target_session_attrs=read-write"
    }

    /// The address of the server that is a standby at first.
    package var standbyURL: String { "postgresql://dialtone@\(standby)/postgres" }

    /// Runs `body` with two running servers.
    package static func with<Value>(
        faultedBy fault: Fault,
        _ body: (PostgresPair) async throws -> Value
    ) async throws -> Value {
        let (code, output) = try run(["up"] + (fault == .cut ? ["apart"] : []))
        let words = output.split(whereSeparator: \.isWhitespace).map(String.init)
        guard code == 0, words.count == 3 else { throw PairFailure(verb: "up", code: code) }
        let pair = PostgresPair(folder: words[0], primary: words[1], standby: words[2])
        let outcome: Result<Value, any Error>
        do {
            outcome = .success(try await body(pair))
        } catch {
            outcome = .failure(error)
        }
        try pair.run("down")
        return try outcome.get()
    }

    package func begin(_ fault: Fault) throws { try run(fault.rawValue) }

    package func repair(_ fault: Fault) throws {
        if let repair = fault.repair { try run(repair) }
    }

    package func promoteStandby() throws { try run("promote") }

    private func run(_ verb: String) throws {
        let (code, _) = try Self.run([verb, folder])
        guard code == 0 else { throw PairFailure(verb: verb, code: code) }
    }

    /// The output goes to a file: servers that were started could keep a pipe open.
    private static func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "postgres-pair-" + UUID().uuidString)
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw PairFailure(verb: arguments[0], code: -1)
        }
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try FileHandle(forWritingTo: file)
        let child = try ChildProcess("/bin/bash", [script] + arguments, output: output)
        let code = child.blockUntilExit()
        try output.close()
        return (code, try String(contentsOf: file, encoding: .utf8))
    }
}

/// The script failed.
private struct PairFailure: Error {
    let verb: String
    let code: Int32
}
