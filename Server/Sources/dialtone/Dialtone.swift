import ArgumentParser
import DialtoneFlows
import DialtoneModel

/// The `dialtone` program and its commands.
@main
struct Dialtone: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dialtone",
        abstract: "Phone-number sign-in that you host yourself.",
        discussion: """
            Try it out:
              dialtone dev                            start a development server
              dialtone users list                     list the users

            Run it in production:
              (umask 077; dialtone keys generate-master > master.key)
              dialtone serve --config dialtone.yaml

            Exit codes: 0 success; 1 failure, explained on standard error; 64 wrong
            usage; 65 invalid file of users; 78 invalid configuration.

            Shell completion: dialtone --generate-completion-script bash (or zsh, fish)
            """,
        version: Version.text,
        groupedSubcommands: [
            CommandGroup(
                name: "Server",
                subcommands: [
                    DevCommand.self, ServeCommand.self, ConfigCommand.self, KeysCommand.self,
                    NumberingPlanCommand.self, ImportCommand.self, ExportCommand.self,
                ]
            ),
            CommandGroup(
                name: "Project",
                subcommands: [
                    ProjectCommand.self, AppsCommand.self, IdentityProvidersCommand.self,
                    HooksCommand.self,
                    TestNumbersCommand.self, ServiceAccountsCommand.self, AdminKeysCommand.self,
                ]
            ),
            CommandGroup(
                name: "App Verification",
                subcommands: [
                    AppVerificationCommand.self, APNsCommand.self, PlayIntegrityCommand.self,
                    CaptchaCommand.self,
                ]
            ),
            CommandGroup(
                name: "User",
                subcommands: [UsersCommand.self, SessionsCommand.self]
            ),
            CommandGroup(
                name: "SMS",
                subcommands: [
                    SMSCommand.self, TextsCommand.self, SendersCommand.self, RegionsCommand.self,
                    GuardCommand.self, ExplainCommand.self, NumbersCommand.self,
                    OptOutsCommand.self,
                ]
            ),
        ]
    )

    static func main() async {
        do {
            let arguments = CommandLine.arguments.dropFirst()
            if let unknown = UnknownCommand(in: arguments, of: Self.self) { throw unknown.failure }
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            guard let failure = CommandFailure(error) else { exit(withError: error) }
            Terminal.complain("Error: \(failure.message)")
            exit(withError: failure.exitCode)
        }
    }
}

/// Manages the API keys of administrative programs.
struct AdminKeysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin-keys",
        abstract: "Manage API keys for administration.",
        discussion: """
            A program sends its key as `Authorization: Bearer KEY`. What it may do depends
            on its role: a viewer reads accounts and settings, an editor changes
            accounts, an owner changes settings too.

            Example:
              dialtone admin-keys create --project shop --role editor --name nightly
            """,
        subcommands: [CreateAdminKey.self, ListAdminKeys.self, RevokeAdminKey.self]
    )
}

struct RevokeAdminKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Revoke a key; its next call is refused."
    )

    @Argument(help: "The key's ID, as `list` shows it.")
    var id: String

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Revoke the admin key \(id)")
        let wasThere = try await data.withStore { store in
            let registry = AdminKeyRegistry(store: store, clock: .system(), random: .system)
            return try await registry.revoke(id, of: try await project.find(in: store).id)
        }
        guard wasThere else { throw CommandFailure("The project has no admin key \(id).") }
        Terminal.show("Revoked admin key \(id).")
    }
}

/// Manages how apps prove that they are genuine before a message is sent.
struct AppVerificationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app-verification",
        abstract: "Manage how apps prove themselves before messages are sent.",
        discussion: """
            A project has common rules, and an app may have rules of its own. With `audit`
            nothing is refused, and the counts tell what would have been.

            Examples:
              dialtone app-verification set shop --enforcement audit
              dialtone app-verification counts shop --days 7
              dialtone app-verification set shop --enforcement enforce --accept push \\
                --accept challenge
              dialtone app-verification set shop --app 1:123:ios:0a1b2c --accept appAttest
            """,
        subcommands: [
            ShowAppVerificationRules.self, SetAppVerificationRules.self,
            ShowAppProofCounts.self,
        ]
    )
}

/// Manages the apps of a project and their API keys.
struct AppsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apps",
        abstract: "Manage the apps of a project.",
        discussion: """
            A running server sees every change within a second.

            Examples:
              dialtone apps add shop --platform ios --bundle-id com.example.shop
              dialtone apps list shop
              dialtone apps set 1:123:ios:0a1b2c --team-id A1B2C3D4E5
            """,
        subcommands: [
            ListApps.self, AddApp.self, SetApp.self, RemoveApp.self, RotateAppSecret.self,
        ]
    )
}

struct ListApps: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the apps of a project, with their API keys."
    )

    @Argument(help: "The project's ID.")
    var id: String

    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let apps = try await data.withStore { store in
            let project = try await ProjectOption.find(id, in: store)
            return try await store.read { try $0.relyingApps(of: project.id) }
        }
        let list = Listing(
            "apps",
            apps.map(AppView.init),
            header: ["NAME", "PLATFORM", "BUNDLE ID", "API KEY", "APP ID"],
            none: "No apps. `\(data.asTyped.command("apps add"))` registers one."
        ) { [$0.displayName, $0.platform, $0.bundleID, $0.apiKey, $0.appID] }
        try Terminal.show(list, asJSON: json)
    }
}
