import ArgumentParser
import DialtoneDiagnostics
import DialtoneModel

struct ListApps: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's apps and API keys."
    )

    @Argument(help: "The project's ID.")
    var id: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let apps = try await output.data.withStore { store in
            let project = try await ProjectOption.find(id, in: store)
            return try await store.read { try $0.relyingApps(of: project.id) }
        }
        let list = Listing(
            "apps",
            apps.map(AppView.init),
            header: ["NAME", "PLATFORM", "BUNDLE ID", "API KEY", "APP ID"],
            none: "No apps. `\(output.data.asTyped.command("apps add"))` registers one."
        ) { [$0.displayName, $0.platform, $0.bundleID, $0.apiKey, $0.appID] }
        try Terminal.show(list, asJSON: output.json)
    }
}
