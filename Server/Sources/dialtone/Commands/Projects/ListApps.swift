import ArgumentParser
import DialtoneCore

struct ListApps: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apps",
        abstract: "List the apps of a project, with their API keys."
    )

    @Argument(help: "The project's ID.")
    var id: String

    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let apps = try await data.withStore { store in
            let project = try await ProjectOption.find(id, in: store)
            return try await store.read { try $0.relyingApps(of: project.id) }
        }
        if json { return try Terminal.show(json: apps.map(AppView.init)) }
        let rows = apps.map { [$0.displayName, $0.platform.rawValue, $0.bundleID, $0.apiKey] }
        let table = Table(header: ["NAME", "PLATFORM", "BUNDLE ID", "API KEY"], rows: rows)
        Terminal.show(table.text)
    }
}
