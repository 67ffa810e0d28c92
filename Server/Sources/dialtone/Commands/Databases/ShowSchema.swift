import ArgumentParser
import DialtoneDiagnostics
import DialtoneStorage

struct ShowSchema: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what an upgrade would change.",
        discussion: """
            Changes nothing. An expansion only adds to the schema, so servers of earlier
            versions keep running. A contraction removes what earlier versions use, so it
            waits until none of their servers is running.

            Example:
              dialtone schema show --config dialtone.yaml
            """
    )

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let state = try await output.data.database().schemaState()
        try Terminal.show(SchemaView(state, data: output.data.asTyped), asJSON: output.json)
    }
}
