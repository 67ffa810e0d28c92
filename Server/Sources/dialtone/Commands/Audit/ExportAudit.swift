import ArgumentParser
import DialtoneFlows
import DialtoneModel
import Foundation

struct ExportAudit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the audit log to a file.",
        discussion: """
            Each line is an entry or a checkpoint as JSON. Keep the file elsewhere: it
            proves later that nothing was removed.
            """
    )

    @Argument(help: "The file to create; - for standard output.")
    var file: String

    @Option(help: "Only entries after this number.")
    var after: Int64 = 0

    @OptionGroup var chain: AuditChainOptions
    @OptionGroup var data: DataOptions

    func run() async throws {
        let count = try await data.withStore { store -> Int in
            let log = try await data.auditLog(in: store)
            let chain = try await chain.find(in: store)
            guard let final = try await log.checkpoint(chain) else {
                throw CommandFailure("\(chain.rawValue) has no entries.")
            }
            let target = try ExportTarget(path: file)
            var count = 0
            try await log.export(through: final, after: after) { line in
                if case .entry = line { count += 1 }
                try target.write(Data((line.text + "\n").utf8))
            }
            try target.finish()
            return count
        }
        Terminal.complain("Exported \(count) entries.")
    }
}
