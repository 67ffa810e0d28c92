package import Crypto
package import Foundation

/// The secret from which all keys that protect the database are derived.
///
/// It is stored in a file or in the environment, never in the database, so that a stolen database
/// alone cannot be decrypted.
///
/// During a rotation, a server reads with several keys. Only this one writes.
package struct MasterKey: Sendable {
    /// The length of a master key, in bytes.
    package static let length = 32

    private let key: SymmetricKey

    /// Further master keys, with which this server only reads.
    package private(set) var others: [MasterKey] = []

    /// Derived keys of former master keys, with which this server only reads.
    private var kept: [Purpose: [SymmetricKey]] = [:]

    /// `nil` unless `bytes` has exactly ``length`` bytes.
    package init?(bytes: some ContiguousBytes) {
        let key = SymmetricKey(data: bytes)
        guard key.bitCount == Self.length * 8 else { return nil }
        self.key = key
    }

    /// The name of the key, which reveals nothing about it: 16 hexadecimal digits.
    package var id: String { Hex.encode(derived("master-key-id").id) }

    /// The names of all keys; that of the one that writes is the first.
    package var ids: [String] { [id] + others.map(\.id) }

    /// Returns this key for writing, and all of `others` for reading besides it.
    package func reading(_ others: [MasterKey]) -> MasterKey {
        var copy = self
        copy.others += others
        return copy
    }

    /// Returns this key with derived keys of former master keys, with which it only reads.
    package func reading(kept keys: [Purpose: [SymmetricKey]]) -> MasterKey {
        var copy = self
        copy.kept.merge(keys) { $0 + $1 }
        return copy
    }

    /// The key for one purpose; it reveals nothing about the keys for other purposes.
    package func key(for purpose: Purpose) -> SymmetricKey { derived(purpose.rawValue) }

    /// The key for one purpose, and those with which values for this purpose are read besides it.
    package func keys(for purpose: Purpose) -> DerivedKeys {
        DerivedKeys(
            writing: key(for: purpose),
            others: others.map { $0.key(for: purpose) } + (kept[purpose] ?? [])
        )
    }

    private func derived(_ name: String) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key,
            info: Data("dialtone/v1/\(name)".utf8),
            outputByteCount: Self.length
        )
    }
}

extension MasterKey {
    /// The use of a derived key.
    ///
    /// The raw value is an input of the derivation, so it must never change.
    package enum Purpose: String, CaseIterable, Sendable {
        case signingKeys = "signing-keys"
        case codes
        case sessionInfo = "session-info"
        case secondFactors = "second-factors"
        case providerSecrets = "provider-secrets"
        case hooks
        case refreshTokens = "refresh-tokens"
        case verificationCredentials = "verification-credentials"
        case appInstances = "app-instances"
        case pushReceipts = "push-receipts"
        case challenges
        case appAttest = "app-attest"
        case passkeyChallenges = "passkey-challenges"
        case passkeyUserHandles = "passkey-user-handles"
        case smsGateways = "sms-gateways"
        case smsCallbacks = "sms-callbacks"
        case operators
        case auditEntries = "audit-entries"
        case auditDetails = "audit-details"
        case auditCheckpoints = "audit-checkpoints"
        case accountImports = "account-imports"
        case accountJobs = "account-jobs"
        case keptKeys = "kept-keys"
        case numberKeys = "number-keys"
    }
}

extension MasterKey: CustomStringConvertible, CustomReflectable {
    package var description: String { "MasterKey(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
