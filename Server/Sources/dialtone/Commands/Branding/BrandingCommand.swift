import ArgumentParser

/// Manages how the server's pages look for a project.
struct BrandingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "branding",
        abstract: "Manage a project's logo, colors and texts.",
        discussion: """
            The sign-in page, the account page and the pages for links in e-mails show the
            project's name, logo, colors and links. Running servers apply changes within
            a second.

            Examples:
              dialtone branding set shop --logo logo.png --accent '#0d6b57'
              dialtone branding set shop --title en='Welcome to the shop'
              dialtone branding set shop --terms https://shop.example.com/terms
              dialtone branding preview shop
            """,
        subcommands: [
            ShowBranding.self, SetBranding.self, RemoveBranding.self, PreviewBranding.self,
        ]
    )
}
