import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneModel

struct ReplaceAppKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replace-key",
        abstract: "Give an app another API key.",
        discussion: """
            The previous key stays valid, so installed copies of the app keep working.
            `apps show` prints when it was last used, to the hour. When it is no longer
            needed, remove it with `apps remove-previous-key`.

            Example:
              dialtone apps replace-key 1:123:ios:0a1b2c
            """
    )

    @OptionGroup var app: AppArgument

    @Option(help: "The new key. Default: a random key.")
    var apiKey: String?

    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let appID: String
        let apiKey: String
        let previousKey: String?
    }

    func run() async throws {
        let changed = try await output.data.withStore { [app, apiKey] store in
            let found = try await store.read { try app.find(in: $0) }
            let changed = try await AppRegistry(of: store)
                .replaceKey(of: found.appID, in: found.projectID, with: apiKey)
            guard let changed else { throw CommandFailure("The app was removed meanwhile.") }
            return changed
        }
        let view = View(
            appID: changed.appID,
            apiKey: changed.apiKey,
            previousKey: changed.previousKey?.text
        )
        if output.json { return try Terminal.show(json: view) }
        Terminal.show(changed.apiKey)
    }
}

struct RemovePreviousAppKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove-previous-key",
        abstract: "Remove an API key that was replaced.",
        discussion: "Copies of the app that still have the key can no longer sign in."
    )

    @OptionGroup var app: AppArgument
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await data.withStore { store in
            let found = try await store.read { [app] in try app.find(in: $0) }
            guard found.previousKey != nil else {
                throw CommandFailure("The app has only one API key.")
            }
            try confirmation.require(
                for: "Remove the previous API key of \(found.displayName)",
                note: "It was last used: \(found.previousKey?.lastUsedAt?.rfc3339 ?? "never")."
            )
            _ = try await AppRegistry(of: store)
                .removePreviousKey(of: found.appID, in: found.projectID)
        }
        Terminal.show("Removed the previous API key.")
    }
}
