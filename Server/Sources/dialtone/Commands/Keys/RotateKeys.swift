import ArgumentParser
import DialtoneCore
import Foundation

struct RotateKeys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate",
        abstract: "Make new signing keys that take over as soon as verifiers can know them.",
        discussion: """
            There is one for each algorithm in use. Nobody is signed out: keys from before
            stay published for as long as their tokens live. Servers notice new keys
            within five minutes.
            """
    )

    @OptionGroup var data: DataOptions

    func run() async throws {
        let masterKey = try await data.masterKey()
        let algorithm = try await data.signingAlgorithm()
        let clock = ServerClock.system()
        let pool = SigningPool(threadCount: 1)
        let outcome: Result<Void, any Error>
        do {
            try await data.withStore { store in
                let ring = KeyRing(
                    store: StoredSigningKeys(store: store),
                    box: SecretBox(key: masterKey.key(for: .signingKeys)),
                    defaultAlgorithm: algorithm,
                    pool: pool,
                    random: .system
                )
                try await ring.rotate(at: clock.now)
            }
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        try? await pool.shutDown()
        try outcome.get()
        let list = data.asTyped.command("keys list")
        Terminal.show("Made new signing keys; `\(list)` shows when they take over.")
    }
}
