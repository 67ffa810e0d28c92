import ArgumentParser
import Foundation
import SeedSamples

/// Samples S1 to S3: language, message, keeping the ID.
struct Send: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Have a code sent, in French, and keep the verification ID."
    )

    @OptionGroup var server: ServerOptions

    @Argument(help: "The number, with its country code.")
    var phoneNumber: String

    @MainActor
    func run() async throws {
        let screen = try server.open()
        screen.changeLanguage()
        screen.sendCode(to: phoneNumber)
        guard case .codeSent(let verificationID?) = try await screen.nextEvent() else {
            throw Failure(text: "The code was sent without a verification ID.")
        }
        screen.save(verificationID)
        // An app lives long enough for this to happen by itself.
        UserDefaults.standard.synchronize()
        print(verificationID)
    }
}
