import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel

struct RotateMasterKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate-master",
        abstract: "Encrypt all secrets with a new master key.",
        discussion: """
            Before, every server must run with the new key as masterKey and the old one
            as masterKey.previous; servers go on meanwhile. If the command is
            interrupted, run it again. It keeps what still needs the old key, such as
            refresh tokens, in the database, encrypted with the new one.

            After a leak, use --discard. Refresh tokens that were issued under the old
            key then end when masterKey.previous is removed.

            All steps are in docs/operations.md, "Replacing the master key".

            Examples:
              dialtone keys rotate-master --status --config dialtone.yaml
              dialtone keys rotate-master --config dialtone.yaml
              dialtone keys rotate-master --discard --yes --config dialtone.yaml
            """
    )

    @Flag(help: "Only count the secrets of each key, and show the next step.")
    var status = false

    @Flag(help: "After a leak: keep no key that clients depend on.")
    var discard = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var confirmation: Confirmation

    func validate() throws {
        guard !(status && discard) else {
            throw ValidationError("Pass either --status or --discard, not both.")
        }
    }

    func run() async throws {
        let keys = try await output.data.masterKeys()
        if status { return try Terminal.show(try await view(keys), asJSON: output.json) }
        guard let previous = keys.previous else {
            throw CommandFailure(
                "masterKey.previous is not set, so there is no key to replace. "
                    + MasterKeyView.step(withNext: keys.hasNext)
            )
        }
        if discard {
            try confirmation.require(
                for: "End all refresh tokens that were issued under the previous master key"
            )
        }
        let count = try await rotate(previous, to: keys.masterKey)
        if !output.json {
            Terminal.complain("Encrypted \(String(count, of: "secret")) with the master key.")
        }
        try Terminal.show(try await view(keys), asJSON: output.json)
    }

    private func rotate(_ previous: MasterKey, to masterKey: MasterKey) async throws -> Int {
        try await output.data.withStore { store in
            let rotation = MasterKeyRotation(
                of: previous,
                to: masterKey,
                in: store,
                audit: try await output.data.auditLog(in: store),
                clock: .system()
            )
            var display: ProgressDisplay?
            do {
                let outcome = try await rotation.run(discarding: discard) { count, total in
                    if display == nil { display = ProgressDisplay(startingAt: 0, of: total) }
                    display?.update(count, "secrets encrypted")
                }
                display?.finish()
                return outcome.count
            } catch let problem as MasterKeyRotation.Problem {
                display?.finish()
                throw CommandFailure(problem.explanation)
            }
        }
    }

    private func view(_ keys: MasterKeySettings) async throws -> MasterKeyView {
        try await output.data.withStore { store in
            try await MasterKeyView(
                keys,
                in: store,
                data: output.data.asTyped,
                at: ServerClock.system().now
            )
        }
    }
}

extension MasterKeyRotation.Problem {
    fileprivate var explanation: String {
        switch self {
        case .otherNodes(let ids):
            "These servers run with another master key: \(ids.joined(separator: ", ")). Restart them "
                + "with the new masterKey, and the old one as masterKey.previous. Nothing was "
                + "changed."
        case .unreadable(let kinds):
            "Neither masterKey nor masterKey.previous decrypts \(kinds.list). Check whether "
                + "masterKey.previous is the old key. Nothing was changed."
        case .strangeKey:
            "This database was never used with masterKey.previous. Set it to the old key. Nothing "
                + "was changed."
        case .unfinished(let count):
            "\(String(count, of: "secret")) changed meanwhile. Run the command again."
        }
    }
}

extension [SealedSecretKind: Int] {
    /// Such as `1 signing key, 2 × secret of a hook`.
    fileprivate var list: String {
        sorted { $0.key.rawValue < $1.key.rawValue }
            .map { "\($0.value) × \($0.key.noun)" }
            .joined(separator: ", ")
    }
}
