import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
package import DialtoneModel
import DialtonePush
import Foundation

struct AddAPNsKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add-key",
        abstract: "Upload an Apple push key (.p8).",
        discussion: """
            The key replaces an earlier one with the same ID. It is stored encrypted and is
            never shown. A running server uses it at once.
            """
    )

    @Argument(help: "The key file from Apple's developer site: AuthKey_….p8.")
    var file: String

    @Option(help: "The key's ID. (default: the ID in the file name)")
    var keyId: String?

    @Option(help: "The Apple team ID: ten letters and digits.")
    var teamId: String

    @Option(help: "The bundle ID of an app, if the key is limited to some; may be repeated.")
    var bundleId: [String] = []

    @Option(help: "production or sandbox, if the key is limited to one.")
    var environment: PushEnvironment?

    @OptionGroup var options: ProjectOutputOptions

    private var keyIDInName: String? {
        URL(filePath: file).lastPathComponent.wholeMatch(of: /AuthKey_([A-Z0-9]{10})\.p8/)
            .map { String($0.1) }
    }

    func validate() throws {
        guard keyId != nil || keyIDInName != nil else {
            throw ValidationError("The file name does not contain the key's ID. Pass --key-id.")
        }
    }

    func run() async throws {
        let draft = APNsCredentialDraft.key(
            pem: String(decoding: try Data(reading: file), as: UTF8.self),
            keyID: keyId ?? keyIDInName ?? "",
            teamID: teamId,
            bundleIDs: Set(bundleId),
            environment: environment
        )
        let record = try await options.data.addAPNsCredential(draft, to: options.project)
        let trial = options.data.asTyped.command("apns test")
        try Terminal.show(
            "Added key \(record.name). Run `\(trial)` to check whether Apple accepts it.",
            or: APNsCredentialView(record, at: ServerClock.system().now),
            asJSON: options.json
        )
    }
}

extension PushEnvironment: ExpressibleByArgument {}
