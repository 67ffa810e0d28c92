import ArgumentParser

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
