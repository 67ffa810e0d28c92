import ArgumentParser

/// Manages the master key and the keys that sign ID tokens.
struct KeysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "Create the master key and manage signing keys.",
        discussion: """
            Examples:
              (umask 077; dialtone keys generate-master > master.key)
              dialtone keys list --config dialtone.yaml
              dialtone keys rotate --config dialtone.yaml
              dialtone keys withdraw KEY --config dialtone.yaml
            """,
        subcommands: [
            GenerateMasterKey.self, ListKeys.self, RotateKeys.self, WithdrawKeys.self,
        ]
    )
}
