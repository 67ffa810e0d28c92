import ArgumentParser
import DialtoneCore

struct WithdrawKeys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "withdraw",
        abstract: "Refuse all tokens of leaked signing keys at once.",
        discussion: """
            Every server refuses ID tokens of these keys within two seconds and publishes
            the keys no longer. Other verifiers of ID tokens and session cookies follow
            when their copies of the key set expire, within 15 minutes. Another key signs
            at once in their place; a new one is made where none is prepared.

            Users stay signed in: their apps get new ID tokens with their refresh tokens.
            Session cookies of these keys have to be made anew.

            docs/operations.md, "When a key leaks", says what else to do.

            Examples:
              dialtone keys list --config dialtone.yaml
              dialtone keys withdraw KEY --config dialtone.yaml
              dialtone keys withdraw --all --yes --config dialtone.yaml
            """
    )

    @Argument(help: ArgumentHelp("The IDs of the keys.", valueName: "key"))
    var keys: [String] = []

    @Flag(help: "Withdraw every key.")
    var all = false

    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func validate() throws {
        guard keys.isEmpty == all else {
            throw ValidationError("Name the keys, or say --all.")
        }
    }

    func run() async throws {
        let outcome = try await data.withSigningKeys { store, box, pool in
            let stored = try await store.read { try $0.signingKeys() }
            let ids = all ? stored.map(\.id) : keys
            let count = stored.filter { ids.contains($0.id) && $0.withdrawnAt == nil }.count
            if count > 0 { try confirmation.require(for: "Withdraw \(Self.keys(count))") }
            let withdrawal = KeyWithdrawal(store: store, box: box, pool: pool, random: .system)
            return try await withdrawal.withdraw(ids, at: ServerClock.system().now)
        }
        show(outcome)
    }

    private func show(_ outcome: KeyWithdrawal.Outcome) {
        guard !outcome.withdrawn.isEmpty else {
            return Terminal.show("These keys were withdrawn before; nothing has changed.")
        }
        for key in outcome.withdrawn { Terminal.show("Withdrew \(key.id) (\(key.algorithm)).") }
        for key in outcome.successors {
            Terminal.show("From now on \(key.id) (\(key.algorithm)) signs.")
        }
        Terminal.show(
            "Servers refuse the tokens within two seconds, other verifiers within 15 minutes. "
                + "Users stay signed in."
        )
    }

    private static func keys(_ count: Int) -> String {
        count == 1 ? "1 signing key" : "\(count) signing keys"
    }
}
