import DialtoneBasics
import DialtoneModel
import ArgumentParser

struct ShowAppVerificationRules: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the rules of app verification."
    )

    @OptionGroup var project: ProjectArgument

    @Option(help: "The app's ID, to show only the rules that apply to this app.")
    var app: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let settings = try await output.data.withStore { store in
            let project = try await project.find(in: store)
            if let app { _ = try await store.app(app, of: project.id) }
            return project.settings.appVerification
        }
        let views =
            app.map { [AppVerificationRulesView(settings.policy(for: $0), of: $0)] }
            ?? AppVerificationRulesView.all(of: settings)
        try Terminal.show(
            Listing("rules", views, lines: views.flatMap(\.lines)),
            asJSON: output.json
        )
    }
}

extension DataStore {
    /// Returns an app of a project by its ID or its API key.
    func app(_ name: String, of project: ProjectID) async throws -> RelyingApp {
        let apps = try await read { try $0.relyingApps(of: project) }
        guard let app = apps.first(where: { $0.appID == name || $0.hasKey(name) }) else {
            throw CommandFailure(
                "The app \(name) does not exist in this project",
                hint: CommandHint("apps list \(project)", "lists the apps")
            )
        }
        return app
    }
}
