import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel

/// The secrets of each master key, and the next step of a rotation.
struct MasterKeyView: CommandView {
    struct Key: Encodable {
        let setting: String
        let id: String

        /// The number of secrets that it encrypts.
        let secrets: Int
    }

    let keys: [Key]

    /// The number of secrets that none of the keys decrypts.
    let unreadable: Int

    /// The number of derived keys of former master keys.
    let keptKeys: Int
    let nextStep: String

    /// Whether everything is encrypted with the master key, and what the previous one must still
    /// verify is kept.
    let isRotated: Bool

    /// The running servers that write with another master key.
    let writers: [String]

    private enum CodingKeys: String, CodingKey { case keys, unreadable, keptKeys, nextStep }

    init(
        _ settings: MasterKeySettings,
        in store: any DataStore,
        data: TypedData,
        at now: Timestamp
    ) async throws {
        let masterKey = settings.masterKey
        let inventory = try await MasterKeyRotation.inventory(of: store, by: masterKey)
        keys = zip(zip(settings.settings, masterKey.ids), inventory.counts).map {
            Key(setting: $0.0, id: $0.1, secrets: $1)
        }
        unreadable = inventory.unreadableCount
        keptKeys = try await store.read { try $0.keptKeys() }.count
        var hasBegun = false
        if let previous = settings.previous {
            hasBegun = try await MasterKeyRotation.hasBegun(previous, in: store)
        }
        writers = try await store.read { try $0.nodes() }
            .filter { !$0.isMissing(at: now) && $0.masterKeys.first != masterKey.id }.map(\.id)
        isRotated = hasBegun && inventory.pending == 0
        let command = data.command("keys rotate-master")
        nextStep =
            if !settings.hasPrevious {
                Self.step(withNext: settings.hasNext)
            } else if isRotated, writers.isEmpty {
                "Remove masterKey.previous, and restart every server."
            } else {
                "When every server runs with this masterKey, run `\(command)`."
            }
    }

    /// The next step without a previous key.
    static func step(withNext hasNext: Bool) -> String {
        hasNext
            ? "Restart every server with masterKey.next. Then make that key the masterKey, and the "
                + "present one masterKey.previous, and restart every server."
            : "To replace the master key, set masterKey.next to a new one, and restart every server."
    }

    var lines: [String] {
        let table = keys.map { [$0.setting, $0.id, "\($0.secrets)"] }
        var lines = [Table(header: ["SETTING", "KEY", "SECRETS"], rows: table).text]
        if unreadable > 0 {
            lines.append("None of the keys decrypts \(String(unreadable, of: "secret")).")
        }
        if keptKeys > 0 {
            lines.append("\(String(keptKeys, of: "key")) of former master keys are kept.")
        }
        return lines + ["Next step: \(nextStep)"]
    }
}
