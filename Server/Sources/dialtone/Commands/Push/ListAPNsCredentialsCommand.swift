import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtonePush

struct ListAPNsCredentialsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's push keys and certificates."
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let records = try await options.withProject { store, project in
            try await options.data.apnsCredentials(in: store).records(of: project.id)
        }
        let now = ServerClock.system().now
        let views = records.map { APNsCredentialView($0, at: now) }
        let list = Listing(
            "credentials",
            views,
            header: APNsCredentialView.header,
            none:
                "No keys or certificates. `\(options.data.asTyped.command("apns add-key"))` adds a key."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
        guard !options.json else { return }
        for view in views where view.needsRenewal {
            Terminal.complain(
                "The certificate \(view.name) expires on \(view.expiryDay ?? "") or has expired. "
                    + "Upload a new certificate or a key."
            )
        }
    }
}
