import DialtoneModel
import ArgumentParser

struct RemoveApp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove an app and its API key."
    )

    @Argument(help: "The app's API key.")
    var apiKey: String

    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await data.withStore { store in
            let app = try await store.read { [apiKey] in try $0.relyingApp(apiKey: apiKey) }
            guard let app else { throw CommandFailure("No app has this API key.") }
            try confirmation.require(for: "Remove \(app.displayName) from \(app.projectID)")
            _ = try await store.write { try $0.deleteRelyingApp(apiKey: app.apiKey) }
        }
        Terminal.show("Removed the app.")
    }
}
