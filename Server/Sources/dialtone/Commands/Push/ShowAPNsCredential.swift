import ArgumentParser
import DialtoneBasics
import DialtoneModel
import DialtonePush

struct ShowAPNsCredential: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a key or certificate, without its secret."
    )

    @Argument(help: "The name, which `dialtone apns list` prints.")
    var name: String

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let records = try await options.withProject { store, project in
            try await options.data.apnsCredentials(in: store).records(of: project.id)
        }
        guard let record = records.first(where: { $0.name == name }) else {
            throw CommandFailure(
                "The key or certificate \(name) does not exist",
                hint: CommandHint("apns list", "lists the keys and certificates")
            )
        }
        let view = APNsCredentialView(record, at: ServerClock.system().now)
        let fields = zip(APNsCredentialView.header, view.row).map { header, value in
            (header.lowercased(), Optional(value))
        }
        try Terminal.show(Details(view, fields), asJSON: options.json)
    }
}
