import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage

extension Checkup {
    /// Checks which master keys the secrets are encrypted with.
    mutating func checkRotation(in store: any Database) async throws {
        let settings = try MasterKeySettings(configuration.masterKey)
        let view = try await MasterKeyView(settings, in: store, data: .unnamed)
        let counts = view.keys.map(\.secrets)
        let (total, pending) = (counts.reduce(0, +), counts.dropFirst().reduce(0, +))
        let check = "encryption"
        if view.unreadable > 0 {
            note(
                .failed,
                check,
                "no configured master key decrypts \(String(view.unreadable, of: "secret"))",
                remedy: "Set masterKey.previous to the key that they were encrypted with."
            )
        } else if pending > 0 {
            note(
                .warning,
                check,
                "\(pending) of \(String(total, of: "secret")) are not encrypted with masterKey",
                remedy: view.nextStep
            )
        } else if settings.hasPrevious || settings.hasNext {
            note(
                .warning,
                check,
                "a rotation of the master key is under way",
                remedy: view.nextStep
            )
        } else {
            note(.ok, check, "the master key encrypts \(String(total, of: "secret"))")
        }
    }
}
