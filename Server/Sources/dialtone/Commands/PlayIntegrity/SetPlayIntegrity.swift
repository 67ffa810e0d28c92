import DialtoneAppVerification
import DialtoneFlows
import DialtoneModel
import ArgumentParser
import Foundation

struct SetPlayIntegrity: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set the service account from its key file."
    )

    @Argument(help: "The project's ID.")
    var id: String

    @Argument(help: "The key file from Google Cloud, in JSON.")
    var file: String

    @OptionGroup var data: DataOptions

    func run() async throws {
        guard let content = FileManager.default.contents(atPath: file) else {
            throw CommandFailure("\(file) cannot be read.")
        }
        let account: GoogleServiceAccount
        do {
            account = try GoogleServiceAccount(keyFile: Array(content))
        } catch {
            throw CommandFailure("\(file): \(error)")
        }
        let masterKey = try await data.masterKey()
        try await data.withStore { store in
            _ = try await VerificationCredentialRegistry(of: store, masterKey).save(
                Array(content),
                of: .playIntegrity,
                named: PlayIntegrityRegistry.credentialName,
                details: ["email": account.email],
                for: try await ProjectOption.find(id, in: store).id
            )
        }
        Terminal.show("Set the service account \(account.email) for Play Integrity.")
    }
}
