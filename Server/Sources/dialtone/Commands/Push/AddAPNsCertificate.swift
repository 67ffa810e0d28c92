import DialtoneBasics
import DialtonePush
import ArgumentParser
import Foundation

struct AddAPNsCertificate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add-certificate",
        abstract: "Upload an Apple push certificate (.p12).",
        discussion: """
            The certificate replaces an earlier one for the same app. A key (`add-key`) is
            easier to maintain: it is valid for all apps of a team and does not expire.
            """
    )

    @Argument(help: "The file that Keychain Access exported.")
    var file: String

    @Option(
        help: ArgumentHelp(
            "A file with the password. (default: read from standard input)",
            valueName: "file"
        )
    )
    var passwordFile: String?

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let draft = APNsCredentialDraft.certificate(
            p12: Array(try Data(reading: file)),
            password: try password()
        )
        let record = try await options.data.addAPNsCredential(draft, to: options.project)
        let end = record.expiresAt.map { " It expires on \(APNsCredentialView.day($0))." } ?? ""
        try Terminal.show(
            "Added certificate \(record.name).\(end)",
            or: APNsCredentialView(record, at: ServerClock.system().now),
            asJSON: options.json
        )
    }

    private func password() throws -> String {
        guard let passwordFile else { return readLine() ?? "" }
        let text = String(decoding: try Data(reading: passwordFile), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }
}
