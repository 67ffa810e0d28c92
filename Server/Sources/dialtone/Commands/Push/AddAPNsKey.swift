import DialtoneBasics
package import DialtoneModel
import DialtonePush
import ArgumentParser
import Foundation

struct AddAPNsKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add-key",
        abstract: "Upload a key of Apple's developer site (.p8).",
        discussion: """
            A key of the same ID is replaced. The key is kept encrypted; nobody can read it
            again. A running server uses it at once.
            """
    )

    @Argument(help: "The key's file, as Apple's site gives it: AuthKey_….p8.")
    var file: String

    @Option(help: "The key's ID. (default: the one in the file's name)")
    var keyId: String?

    @Option(help: "The team that the key belongs to: ten letters and digits.")
    var teamId: String

    @Option(help: "An app that the key is for, if it is limited; may be repeated.")
    var bundleId: [String] = []

    @Option(help: "production or sandbox, if the key is limited to one of them.")
    var environment: PushEnvironment?

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    private var keyIDInName: String? {
        URL(filePath: file).lastPathComponent.wholeMatch(of: /AuthKey_([A-Z0-9]{10})\.p8/)
            .map { String($0.1) }
    }

    func validate() throws {
        guard keyId != nil || keyIDInName != nil else {
            throw ValidationError("The file's name does not tell the key's ID: add --key-id.")
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
        let record = try await data.addAPNsCredential(draft, to: project)
        let trial = data.asTyped.command("apns test")
        try Terminal.show(
            "Added key \(record.name). `\(trial)` tells whether Apple accepts it.",
            or: APNsCredentialView(record, at: ServerClock.system().now),
            asJSON: json
        )
    }
}

extension PushEnvironment: ExpressibleByArgument {}
