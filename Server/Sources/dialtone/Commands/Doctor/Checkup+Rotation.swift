import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage

extension Checkup {
    /// Checks which master keys the secrets are encrypted with.
    mutating func checkRotation(in store: any Database) async throws {
        let settings = try MasterKeySettings(configuration.masterKey)
        let view = try await MasterKeyView(settings, in: store, data: .unnamed, at: clock.now)
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
        } else if settings.hasPrevious {
            notePrevious(check, view)
        } else if settings.hasNext {
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

    /// Notes whether the previous master key can be dropped: every secret is encrypted with the
    /// new one.
    private mutating func notePrevious(_ check: String, _ view: MasterKeyView) {
        let reason: String? =
            if !view.writers.isEmpty {
                "servers write with another master key: \(view.writers.joined(separator: ", "))"
            } else if !view.isRotated {
                "its keys for tokens and for the audit log are not kept yet"
            } else {
                nil
            }
        note(
            .warning,
            check,
            reason.map { "masterKey.previous is still needed: \($0)" }
                ?? "masterKey.previous is no longer needed",
            remedy: view.nextStep
        )
    }
}
