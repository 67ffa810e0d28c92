import ArgumentParser
import DialtoneDiagnostics
import DialtoneStorage
import Synchronization

struct MigrateSchema: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Bring the schema up to date.",
        discussion: """
            Servers can keep running. Expansions are applied immediately. Contractions
            are applied only if no server of an earlier version is running; otherwise,
            upgrade these servers and run the command again. If the command is
            interrupted, run it again.

            If the servers use a pooler such as PgBouncer, pass a configuration with the
            address of PostgreSQL itself, because building a large index can take longer
            than the pooler permits.

            Examples:
              dialtone schema migrate --dry-run --config dialtone.yaml
              dialtone schema migrate --config dialtone.yaml
            """
    )

    @Flag(help: "Only show what would be applied.")
    var dryRun = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let address = try await output.data.database()
        let former = try await address.schemaState()
        var state = former
        if !dryRun, !former.isComplete {
            let display = SchemaDisplay()
            state = try await address.upgradeSchema(report: display.update)
            display.finish()
            let count = former.missing.count - state.missing.count
            if !output.json {
                Terminal.complain("Applied \(String(count, of: "migration")).")
            }
        }
        try Terminal.show(SchemaView(state, data: output.data.asTyped), asJSON: output.json)
        guard dryRun || state.isUsable else {
            throw CommandFailure("This version cannot use the database yet.")
        }
    }
}

/// The progress of an upgrade, which is reported on another thread.
private final class SchemaDisplay: Sendable {
    private let state = Mutex<(work: String, display: ProgressDisplay)?>(nil)

    func update(_ progress: SchemaProgress) {
        switch progress.work {
        case .applying: begin("\(progress.step): applying", of: nil)
        case .indexing(let index): begin("\(progress.step): building \(index)", of: nil)
        case .waiting: begin("\(progress.step): waiting for transactions of others", of: nil)
        case .filling(let table, let count, let total):
            state.withLock { state in
                let work = "\(progress.step): rows of \(table) checked"
                if state?.work != work {
                    state?.display.finish()
                    state = (work, ProgressDisplay(startingAt: 0, of: total))
                }
                state?.display.update(count, work)
            }
        }
    }

    func finish() {
        state.withLock { $0?.display.finish() }
    }

    private func begin(_ work: String, of total: Int?) {
        state.withLock { state in
            guard state?.work != work else { return }
            state?.display.finish()
            state = (work, ProgressDisplay(startingAt: 0, of: total))
            Terminal.complain(work)
        }
    }
}
