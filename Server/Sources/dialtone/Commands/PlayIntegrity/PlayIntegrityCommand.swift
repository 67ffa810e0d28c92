import ArgumentParser
import DialtoneFlows
import DialtoneModel

/// Manages the credential for verifying Play Integrity tokens.
struct PlayIntegrityCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play-integrity",
        abstract: "Manage the service account that verifies Android apps.",
        discussion: """
            The service account must belong to the Google Cloud project that is linked to
            the apps in the Play Console. Register each app with the digests of its
            certificates: dialtone apps add --certificate-hash SHA256.

            Examples:
              dialtone play-integrity set shop service-account.json
              dialtone play-integrity show shop
            """,
        subcommands: [
            SetPlayIntegrity.self, ShowPlayIntegrity.self, RemovePlayIntegrity.self,
        ]
    )
}

struct ShowPlayIntegrity: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the service account, without its key."
    )

    @OptionGroup var project: ProjectArgument

    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let email: String?
    }

    func run() async throws {
        let credential = try await output.data.withStore { store in
            let project = try await project.find(in: store).id
            return try await store.read { try $0.verificationCredentials(of: project) }
                .first { $0.service == .playIntegrity }
        }
        let email = credential?.details["email"]
        if output.json { return try Terminal.show(json: View(email: email)) }
        Terminal.show(email.map { "Service account: \($0)" } ?? "No service account is configured.")
    }
}

struct RemovePlayIntegrity: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove the service account.",
        discussion: "Tokens of Play Integrity are rejected from then on."
    )

    @OptionGroup var project: ProjectArgument

    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await data.withStore { store in
            let project = try await project.find(in: store).id
            try confirmation.require(for: "Remove the service account from \(project)")
            let wasThere = try await store.write { data in
                try data.deleteVerificationCredential(
                    PlayIntegrityRegistry.credentialName,
                    of: .playIntegrity,
                    from: project
                )
            }
            guard wasThere else { throw CommandFailure("The project has no service account.") }
        }
        Terminal.show("Removed the service account.")
    }
}
