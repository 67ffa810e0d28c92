import ArgumentParser
import DialtoneAuth
import DialtoneAuthUI
import Foundation

/// Shows the sign-in screen of `DialtoneAuthUI` in a terminal.
@main
struct SignInScreen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in-screen",
        abstract: "Shows the sign-in screen in a terminal.",
        discussion: """
            Asks for a number and for the code of the message. If the program is ended in between, \
            the next run asks for the code. --method adds other ways to sign in.

            Exit status: 0 signed in, 1 ended before, 64 wrong options.
            """
    )

    @Option(help: "The server's address, http://HOST:PORT.")
    var server = "http://127.0.0.1:9099"

    @Option(help: "The project to sign in to.")
    var project = "demo-dialtone"

    @Option(help: "The project's API key.")
    var apiKey = "demo-key"

    @Option(help: "The language of the screen and of the message, such as fa.")
    var language: String?

    @Option(help: "The country to begin with, such as DE.")
    var country: String?

    @Option(help: "An allowed country, such as DE, or +1; repeat for more. Default: all.")
    var allow: [String] = []

    @Option(
        name: .customLong("method"),
        help: """
            phone, passkey, password, link, guest, or a provider such as google.com; repeat for more.
            """
    )
    var methods = [OfferedMethod.phone]

    @Option(
        help: """
            A program that creates and uses passkeys: it gets the words create or get, reads \
            WebAuthn's options in JSON from its input, and writes the passkey in JSON. Terminals \
            have no passkeys of their own.
            """
    )
    var authenticator: String?

    @Option(
        help: "The color of titles, such as #0A7EA4; none without a terminal or with NO_COLOR.",
        transform: TerminalColors.color
    )
    var accent: SignInColor?

    @Option(
        help: "The color of what is wrong, such as #C0392B.",
        transform: TerminalColors.color
    )
    var error: SignInColor?

    @Flag(help: "Let an anonymous user keep the account.")
    var upgradeGuest = false

    @Option(name: .customLong("link-url"), help: "The page that links in e-mails lead to.")
    var linkURL = "http://localhost/"

    func validate() throws {
        guard let url = URL(string: server), url.host != nil,
            ["http", "https"].contains(url.scheme)
        else { throw ValidationError("--server takes an address such as http://127.0.0.1:9099.") }
        do {
            _ = try screenOptions()
        } catch let error as UnknownCountry {
            throw ValidationError(error.description)
        }
    }

    func run() async throws {
        let texts = language.map { SignInTexts(preferences: [$0]) } ?? SignInTexts()
        let options = try screenOptions()
        let auth = configuredAuth(language: texts.language)
        let link = ActionCodeSettings()
        link.url = URL(string: linkURL)
        link.handleCodeInApp = true
        let controller = await SignInController(
            auth: auth,
            options: options,
            emailLink: link,
            texts: texts,
            passkeys: authenticator.map(AuthenticatorProgram.init)
        )
        let colors = TerminalColors(SignInColors(accent: accent, error: error))
        guard await TerminalScreen(controller, colors: colors).run() else { throw ExitCode(1) }
    }

    private func screenOptions() throws -> SignInOptions {
        var options = SignInOptions()
        options.methods = methods.map(\.method)
        options.upgradesAnonymousUser = upgradeGuest
        options.defaultCountry = country
        if !allow.isEmpty { options.countries = try Countries(only: allow) }
        return options
    }

    private func configuredAuth(language: String) -> Auth {
        let options = FirebaseOptions(googleAppID: "sign-in-screen.\(project)", gcmSenderID: "")
        options.apiKey = apiKey
        options.projectID = project
        options.serverURL = URL(string: server)
        options.bundleID = "sign-in-screen"
        FirebaseApp.configure(options: options)
        let auth = Auth.auth()
        auth.languageCode = language
        return auth
    }
}
