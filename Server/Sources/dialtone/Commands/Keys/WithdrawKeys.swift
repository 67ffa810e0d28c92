import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneIDTokens
import DialtoneModel

struct WithdrawKeys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "withdraw",
        abstract: "Withdraw leaked signing keys and reject their tokens.",
        discussion: """
            Every server rejects ID tokens of these keys and stops publishing the keys
            within two seconds. Other verifiers of ID tokens and session cookies follow
            when their copies of the key set expire, within 15 minutes. Another key takes
            over at once; if there is none, a new one is created.

            Users stay signed in: their apps get new ID tokens with their refresh tokens.
            Session cookies that these keys signed must be created again.

            For further steps, see "When a key leaks" in docs/operations.md.

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

    @OptionGroup var output: OutputOptions
    @OptionGroup var confirmation: Confirmation

    private struct View: Encodable {
        struct Key: Encodable {
            let id: String
            let algorithm: String

            init(_ key: SealedSigningKey) {
                id = key.id
                algorithm = key.algorithm
            }
        }

        let withdrawn: [Key]
        let successors: [Key]
    }

    func validate() throws {
        guard keys.isEmpty == all else {
            throw ValidationError("Pass key IDs or --all.")
        }
    }

    func run() async throws {
        let outcome = try await output.data.withSigningKeys { store, box, pool in
            let stored = try await store.read { try $0.signingKeys() }
            let ids = all ? stored.map(\.id) : keys
            let named = stored.filter { ids.contains($0.id) && $0.withdrawnAt == nil }
            if !named.isEmpty {
                let list = named.map { "\($0.id) (\($0.algorithm))" }.joined(separator: ", ")
                try confirmation.require(
                    for: "Withdraw \(String(named.count, of: "signing key")), \(list)"
                )
            }
            let withdrawal = KeyWithdrawal(store: store, box: box, pool: pool, random: .system)
            return try await withdrawal.withdraw(ids, at: ServerClock.system().now)
        }
        guard !output.json else {
            let view = View(
                withdrawn: outcome.withdrawn.map(View.Key.init),
                successors: outcome.successors.map(View.Key.init)
            )
            return try Terminal.show(json: view)
        }
        show(outcome)
    }

    private func show(_ outcome: KeyWithdrawal.Outcome) {
        guard !outcome.withdrawn.isEmpty else {
            return Terminal.show("These keys were already withdrawn. Nothing was changed.")
        }
        for key in outcome.withdrawn { Terminal.show("Withdrew \(key.id) (\(key.algorithm)).") }
        for key in outcome.successors {
            Terminal.show("New tokens are signed by \(key.id) (\(key.algorithm)).")
        }
        Terminal.show(
            "Servers reject the tokens within two seconds, other verifiers within 15 minutes. "
                + "Users stay signed in."
        )
    }
}
