import ArgumentParser
import DialtoneModel

/// The argument that names an app of any project.
struct AppArgument: ParsableArguments {
    @Argument(help: "The app's ID, or its API key.")
    var app: String

    func find(in data: any ProjectReader) throws -> RelyingApp {
        if let found = try data.relyingApp(apiKey: app) { return found }
        for project in try data.projects() {
            let apps = try data.relyingApps(of: project.id)
            if let found = apps.first(where: { $0.appID == app }) { return found }
        }
        throw CommandFailure(
            "The app \(app) does not exist",
            hint: CommandHint("apps list PROJECT", "lists the apps")
        )
    }
}
