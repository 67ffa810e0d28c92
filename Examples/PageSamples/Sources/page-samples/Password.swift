import ArgumentParser
import FirebaseAuth
import SeedSamples

/// Sample S6 with a password in place of the code from the message.
struct Password: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Sign in with an e-mail address and a password, and a second factor if there is one."
    )

    @OptionGroup var server: ServerOptions

    @Argument(help: "The address.")
    var email: String

    @Argument(help: "Its password.")
    var password: String

    @MainActor
    func run() async throws {
        let screen = try server.open()
        let credential = EmailAuthProvider.credential(withEmail: email, password: password)
        screen.signIn(credential, isMFAEnabled: true)
        let user = try await screen.signedInUser()
        let factor = try await user.getIDTokenResult().signInSecondFactor
        print(user.uid, factor.isEmpty ? "none" : factor)
    }
}
