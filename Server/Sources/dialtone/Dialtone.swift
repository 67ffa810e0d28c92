import ArgumentParser

/// The program, and the commands it has.
@main
struct Dialtone: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dialtone",
        abstract: "Phone-number sign-in that you host yourself.",
        discussion: """
            Try it out:
              dialtone dev                            start a development server
              dialtone users list                     see who signed in

            Run it for real:
              (umask 077; dialtone keys generate-master > master.key)
              dialtone serve --config dialtone.yaml

            Exit codes: 0 done; 1 failed, and standard error says why; 64 wrong usage;
            65 something is wrong with a file of users; 78 the configuration cannot
            be used.
            """,
        version: Version.current,
        subcommands: [
            DevCommand.self, ServeCommand.self, ConfigCommand.self, KeysCommand.self,
            ProjectCommand.self, RegionsCommand.self, TestNumbersCommand.self,
            ProvidersCommand.self, AppVerificationCommand.self, APNsCommand.self,
            CaptchaCommand.self, PlayIntegrityCommand.self, ServiceAccountsCommand.self,
            AdminKeysCommand.self, UsersCommand.self, SessionsCommand.self,
            NumbersCommand.self, OptOutsCommand.self, ExplainCommand.self, GuardCommand.self,
            SMSCommand.self,
            TextsCommand.self, SendersCommand.self, HooksCommand.self,
            ImportCommand.self, ExportCommand.self,
        ]
    )

    static func main() async {
        do {
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
