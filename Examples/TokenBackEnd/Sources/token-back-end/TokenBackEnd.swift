import ArgumentParser
import DialtoneTokens
import Foundation
import Hummingbird
import SignedInUsers

/// A back end that answers signed-in users only.
@main
struct TokenBackEnd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token-back-end",
        abstract: "Answer requests of signed-in users."
    )

    @Option(help: "The URL of the Dialtone server.")
    var server = "http://127.0.0.1:9099"

    @Option(help: "The project whose tokens are accepted.")
    var project = "demo-dialtone"

    @Option(help: "The API key of one of the project's apps.")
    var apiKey = "demo-key"

    @Option(help: "The loopback port to listen on.")
    var port = 8_080

    func run() async throws {
        guard let url = URL(string: server) else {
            throw ValidationError("--server must be a URL.")
        }
        var settings = TokenVerifierSettings(server: url, projectID: project)
        settings.apiKey = apiKey
        let router = try makeRouter(TokenVerifier(settings))
        let application = Application(
            router: router,
            configuration: .init(address: .hostname("127.0.0.1", port: port))
        )
        try await application.runService()
    }
}
