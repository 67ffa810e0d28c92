import ArgumentParser

/// The `dialtone` program and its commands.
@main
struct Dialtone: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dialtone",
        abstract: "Self-hosted sign-in with phone numbers.",
        discussion: """
            Try it out:
              dialtone dev                            start a development server
              dialtone users list                     list the users

            Run it in production:
              (umask 077; dialtone keys generate-master > master.key)
              dialtone serve --config dialtone.yaml

            Exit codes: 0 success; 1 failure, explained on standard error; 64 wrong
            usage; 65 invalid input file; 69 no response of a server; 78 invalid
            configuration.

            Shell completion: dialtone --generate-completion-script bash (or zsh, fish)
            """,
        version: Version.text,
        groupedSubcommands: [
            CommandGroup(
                name: "Server",
                subcommands: [
                    DevCommand.self, ServeCommand.self, ConfigCommand.self, DoctorCommand.self,
                    HealthCommand.self, NodesCommand.self, KeysCommand.self,
                    OperatorsCommand.self, NumberingPlanCommand.self, ImportCommand.self,
                    ExportCommand.self, BackupCommand.self, RestoreCommand.self,
                    MigrateCommand.self, SchemaCommand.self, AuditCommand.self,
                ]
            ),
            CommandGroup(
                name: "Project",
                subcommands: [
                    ProjectsCommand.self, AppsCommand.self, ClientsCommand.self,
                    IdentityProvidersCommand.self, HooksCommand.self,
                    BrandingCommand.self, TestNumbersCommand.self, ServiceAccountsCommand.self,
                    AdminKeysCommand.self,
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
                subcommands: [UsersCommand.self, SessionsCommand.self, MailsCommand.self]
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
            RunningCommand.begin(type(of: command), of: Self.self)
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
