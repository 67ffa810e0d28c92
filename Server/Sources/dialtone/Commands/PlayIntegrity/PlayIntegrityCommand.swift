import ArgumentParser

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

    /// The name of a project's only service account.
    static let credentialName = "default"
}
