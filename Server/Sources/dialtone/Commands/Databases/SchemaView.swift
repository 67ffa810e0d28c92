import DialtoneDiagnostics
import DialtoneStorage

/// What `dialtone schema` prints.
struct SchemaView: CommandView {
    private struct Migration: Encodable {
        let name: String
        let kind: String
        let state: String
    }

    private struct Node: Encodable {
        let id: String
        let version: String
    }

    private let migrations: [Migration]
    private let waitsFor: [Node]

    /// Whether servers of this version can use the database.
    private let isUsable: Bool
    private let nextStep: String?

    init(_ state: SchemaState, data: TypedData) {
        let known = state.steps.map { step in
            Migration(
                name: step.name,
                kind: step.isContraction ? "contraction" : "expansion",
                state: step.progress.rawValue
            )
        }
        migrations =
            known + state.laterSteps.map { Migration(name: $0, kind: "expansion", state: "newer") }
        waitsFor = state.olderNodes.map { Node(id: $0.id, version: $0.version) }
        isUsable = state.isUsable
        let command = data.command("schema migrate")
        nextStep =
            if state.isComplete {
                nil
            } else if state.olderNodes.isEmpty {
                "Run `\(command)`."
            } else {
                "Upgrade these servers, then run `\(command)`."
            }
    }

    var lines: [String] {
        let table = Table(
            header: ["MIGRATION", "KIND", "STATE"],
            rows: migrations.map { [$0.name, $0.kind, $0.state] }
        )
        let waiting = waitsFor.map { "Waits for the server \($0.id) (\($0.version))." }
        return [table.text] + waiting + (nextStep.map { ["Next step: \($0)"] } ?? [])
    }
}
