import ArgumentParser
import FirebaseAuth
import FirebaseCore
import Foundation
import SeedSamples

/// Which server to talk to.
struct ServerOptions: ParsableArguments {
    @Option(help: "Address of the server.")
    var server = "http://127.0.0.1:9099"

    @Option(name: .customLong("api-key"), help: "API key of the app.")
    var apiKey = "demo-key"

    /// Configures the default app and opens a screen.
    @MainActor
    func open() throws -> SampleScreen {
        guard let url = URL(string: server) else {
            throw ValidationError("\(server) is no address.")
        }
        let options = FirebaseOptions(
            googleAppID: "1:123456789012:ios:0123456789abcdef",
            gcmSenderID: "123456789012"
        )
        options.apiKey = apiKey
        options.serverURL = url
        FirebaseApp.configure(options: options)
        let screen = SampleScreen()
        screen.ask = Terminal.ask
        return screen
    }
}

extension SampleScreen {
    /// The next thing that happens, unless it is a message: that tells an error.
    func nextEvent() async throws -> SampleEvent {
        for await event in events {
            if case .message(let text) = event { throw Failure(text: text) }
            return event
        }
        throw Failure(text: "The screen is gone.")
    }

    /// Waits until someone is signed in, by one factor or by two.
    func signedInUser() async throws -> User {
        while true {
            switch try await nextEvent() {
            case .prompt:
                continue
            case .signedIn(let user?):
                return user
            case .closed:
                // The sample shows the user of a second factor by closing alone.
                if let user = Auth.auth().currentUser { return user }
                throw Failure(text: "The sign-in ended without a user.")
            case .codeSent, .message, .signedIn(nil):
                throw Failure(text: "The sign-in ended without a user.")
            }
        }
    }
}

/// What a sample showed instead of going on.
struct Failure: Error, CustomStringConvertible {
    let text: String

    var description: String { text }
}
