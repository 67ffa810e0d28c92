import ArgumentParser
import DialtoneBasics

/// Manages the master key and the keys that sign ID tokens.
struct KeysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "Create the master key and manage signing keys.",
        discussion: """
            Examples:
              (umask 077; dialtone keys generate-master > master.key)
              dialtone keys rotate-master --status --config dialtone.yaml
              dialtone keys list --config dialtone.yaml
              dialtone keys rotate --config dialtone.yaml
              dialtone keys withdraw KEY --config dialtone.yaml
            """,
        subcommands: [
            GenerateMasterKey.self, RotateMasterKey.self, ListKeys.self, RotateKeys.self,
            WithdrawKeys.self,
        ]
    )
}

struct GenerateMasterKey: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate-master",
        abstract: "Generate and print a master key.",
        discussion: """
            The key is 32 random bytes in base64. Store it in a file that only the
            server can read, and keep a copy in a safe place: without the key, the secrets
            in the database cannot be decrypted.

            Example:
              (umask 077; dialtone keys generate-master > master.key)
            """
    )

    func run() {
        Terminal.show(MasterKeyFile.text(of: RandomSource.system.bytes(MasterKey.length)))
    }
}
