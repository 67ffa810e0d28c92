import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation

struct VerifyAudit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Find the first altered entry.",
        discussion: """
            Removed newest entries show only against checkpoints that were kept elsewhere:
            an export, or the server's log in JSON. The exit code is 1 if anything is wrong.
            """
    )

    @Option(help: ArgumentHelp("A file with checkpoints to compare with.", valueName: "file"))
    var against: String?

    @OptionGroup var chain: AuditChainOptions
    @OptionGroup var output: OutputOptions

    private struct View: CommandView {
        let chain: String
        let isValid: Bool
        let entryCount: Int
        let firstSeq: Int64?
        let lastSeq: Int64?
        let erasedCount: Int
        let checkpointCount: Int
        let expiredCheckpointCount: Int
        let brokenAt: Int64?
        let problem: String?

        init(_ verdict: AuditVerdict) {
            chain = verdict.chain.rawValue
            isValid = verdict.isValid
            entryCount = verdict.count
            firstSeq = verdict.firstSeq
            lastSeq = verdict.lastSeq
            erasedCount = verdict.erasedCount
            checkpointCount = verdict.checkpointCount
            expiredCheckpointCount = verdict.expiredCheckpointCount
            brokenAt = verdict.firstBreak?.seq
            problem = verdict.firstBreak?.problem.rawValue
        }

        var lines: [String] {
            var range = ""
            if let firstSeq, let lastSeq { range = " (\(firstSeq) to \(lastSeq))" }
            var lines = [
                "\(chain): \(entryCount) entries\(range) and \(checkpointCount) checkpoints agree."
            ]
            if erasedCount > 0 {
                lines.append("The details of \(erasedCount) entries were erased.")
            }
            if expiredCheckpointCount > 0 {
                lines.append(
                    "\(expiredCheckpointCount) checkpoints are of entries that are no longer kept."
                )
            }
            return lines
        }
    }

    func run() async throws {
        let checkpoints = try against.map(Self.checkpoints) ?? []
        let verdict = try await output.data.withStore { store in
            let log = try await output.data.auditLog(in: store)
            return try await log.verify(try await chain.find(in: store), against: checkpoints)
        }
        if against != nil, !checkpoints.contains(where: { $0.chain == verdict.chain }) {
            throw CommandFailure(
                "\(against ?? "") has no checkpoint of \(verdict.chain.rawValue).",
                exitCode: .badData
            )
        }
        try Terminal.show(View(verdict), asJSON: output.json)
        guard let found = verdict.firstBreak else { return }
        throw CommandFailure("Entry \(found.seq): \(found.problem.sentence)")
    }

    private static func checkpoints(in path: String) throws -> [AuditCheckpoint] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure("\(path) cannot be read.")
        }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .compactMap { AuditCheckpoint(line: $0) }
            .filter { $0.kind == .checkpoint }
    }
}

extension AuditVerdict.Problem {
    /// The problem, in a sentence about the entry.
    var sentence: String {
        switch self {
        case .changed: "its content was changed."
        case .notLinked: "it does not follow the entry before it."
        case .missing: "it is missing."
        case .detailsChanged: "its details were changed."
        case .detailsMissing: "its details were removed."
        case .unknownVersion: "a newer version of dialtone wrote it. Verify with that version."
        case .checkpointForged: "the signature of its checkpoint is not valid."
        case .checkpointDiffers: "it differs from its checkpoint."
        case .truncated: "it was removed from the end of the log."
        case .anchorForged: "the signature of the statement about deleted entries is not valid."
        case .headDiffers: "the end of the log was changed."
        }
    }
}
