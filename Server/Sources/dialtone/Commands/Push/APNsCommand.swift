import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtonePush

/// Manages keys and certificates for Apple's push service.
struct APNsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apns",
        abstract: "Manage credentials for Apple push notifications.",
        discussion: """
            Before it sends a message, the server sends the app a push that only a genuine
            installation receives. This requires a key or a certificate from Apple's
            developer site. docs/app-verification.md describes how to get one.

            Examples:
              dialtone apns add-key AuthKey_ABCDE12345.p8 --team-id FGHIJ67890
              dialtone apns test --device-token 0a1b… --bundle-id com.example.shop
              dialtone apns list
            """,
        subcommands: [
            ListAPNsCredentialsCommand.self, ShowAPNsCredential.self, AddAPNsKey.self,
            AddAPNsCertificate.self,
            RemoveAPNsCredential.self, TestAPNs.self,
        ]
    )
}

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

struct RemoveAPNsCredential: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a key or certificate."
    )

    @Argument(help: "The name, which `dialtone apns list` prints.")
    var name: String

    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Remove \(name)")
        let wasThere = try await options.withProject { store, project in
            try await options.data.apnsCredentials(in: store).remove(name, from: project.id)
        }
        guard wasThere else {
            throw CommandFailure("The key or certificate \(name) does not exist.")
        }
        Terminal.show("Removed \(name).")
    }
}
