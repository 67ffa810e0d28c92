import ArgumentParser
import FirebaseAuth
import SeedSamples

/// Samples S4 to S6 and S12: restoring the ID, the credential, signing in and out.
struct Finish: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Sign in with the code and the verification ID that was kept, then sign out."
    )

    @OptionGroup var server: ServerOptions

    @Argument(help: "The digits of the message.")
    var code: String

    @MainActor
    func run() async throws {
        let screen = try server.open()
        guard let verificationID = screen.restoreID() else {
            throw Failure(text: "No verification ID was kept; run `send` first.")
        }
        screen.signIn(screen.makeCredential(verificationID, code), isMFAEnabled: true)
        let user = try await screen.signedInUser()
        print(user.uid, user.phoneNumber ?? "")
        screen.signOut()
        guard Auth.auth().currentUser == nil else {
            throw Failure(text: "The user is still signed in.")
        }
    }
}
