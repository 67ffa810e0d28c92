import ArgumentParser
import DialtoneBasics
import DialtoneModel

struct ShowApp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the registration of an app."
    )

    @OptionGroup var app: AppArgument
    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let project: String
        let apiKey: String
        let previousKey: String?
        let keyReplacedAt: String?
        let previousKeyLastUsedAt: String?
        let appID: String
        let platform: String
        let bundleID: String
        let displayName: String
        let teamID: String?
        let clientID: String?
        let redirects: [String]
        let certificateHashes: [String]

        init(_ app: RelyingApp) {
            project = app.projectID.rawValue
            apiKey = app.apiKey
            previousKey = app.previousKey?.text
            keyReplacedAt = app.previousKey?.replacedAt.rfc3339
            previousKeyLastUsedAt = app.previousKey?.lastUsedAt?.rfc3339
            appID = app.appID
            platform = app.platform.rawValue
            bundleID = app.bundleID
            displayName = app.displayName
            teamID = app.details.teamID
            clientID = app.details.clientID
            redirects = app.details.redirects
            certificateHashes = app.details.certificateHashes
        }
    }

    func run() async throws {
        let view = try await output.data.withStore { store in
            View(try await store.read { [app] in try app.find(in: $0) })
        }
        let details = Details(
            view,
            [
                ("app ID", view.appID), ("API key", view.apiKey),
                ("previous API key", view.previousKey),
                ("replaced", view.keyReplacedAt),
                (
                    "previous key last used",
                    view.previousKey.map { _ in view.previousKeyLastUsedAt ?? "never" }
                ),
                ("project", view.project),
                ("name", view.displayName), ("platform", view.platform),
                ("bundle ID", view.bundleID), ("team ID", view.teamID),
                ("client ID", view.clientID), ("redirects", view.redirects.joined(separator: ", ")),
                ("certificates", view.certificateHashes.joined(separator: ", ")),
            ]
        )
        try Terminal.show(details, asJSON: output.json)
    }
}
