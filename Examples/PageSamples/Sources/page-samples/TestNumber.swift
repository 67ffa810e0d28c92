import ArgumentParser
import SeedSamples

/// Sample S7: the integration test with a fictional number.
struct TestNumber: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test-number",
        abstract: "Sign in with the fictional number +16505554567 and its code 123456."
    )

    @OptionGroup var server: ServerOptions

    @MainActor
    func run() async throws {
        let screen = try server.open()
        screen.signInWithTestNumber()
        let user = try await screen.signedInUser()
        print(user.uid, user.phoneNumber ?? "")
    }
}
