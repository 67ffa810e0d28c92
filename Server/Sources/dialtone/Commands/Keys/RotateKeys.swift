import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneIDTokens
import Foundation

struct RotateKeys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate",
        abstract: "Replace the current signing keys.",
        discussion: """
            The command creates one key for each algorithm in use. The new keys take over
            when verifiers can have fetched them. Users stay signed in: earlier keys stay
            published until their tokens have expired. Servers load new keys within two
            seconds.

            If a key may have leaked, run `dialtone keys withdraw` instead: a rotated key
            keeps signing until the new one takes over, and its tokens stay valid.
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(
            for: "Create new signing keys",
            note: "They replace the current keys when verifiers can have fetched them."
        )
        let algorithm = try await data.signingAlgorithm()
        try await data.withSigningKeys { store, box, pool in
            let ring = KeyRing(
                store: StoredSigningKeys(store: store),
                box: box,
                defaultAlgorithm: algorithm,
                pool: pool,
                random: .system
            )
            try await ring.rotate(at: ServerClock.system().now)
        }
        let list = data.asTyped.command("keys list")
        Terminal.show("Created new signing keys. `\(list)` shows when they take over.")
    }
}
