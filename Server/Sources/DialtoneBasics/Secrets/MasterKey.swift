package import Crypto
package import Foundation

/// The secret from which all keys that protect the database are derived.
///
/// It is stored in a file or in the environment, never in the database, so that a stolen database
/// alone cannot be decrypted.
package struct MasterKey: Sendable {
    /// The length of a master key, in bytes.
    package static let length = 32

    private let key: SymmetricKey

    /// `nil` unless `bytes` has exactly ``length`` bytes.
    package init?(bytes: some ContiguousBytes) {
        let key = SymmetricKey(data: bytes)
        guard key.bitCount == Self.length * 8 else { return nil }
        self.key = key
    }

    /// The key for one purpose; it reveals nothing about the keys for other purposes.
    package func key(for purpose: Purpose) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key,
            info: Data("dialtone/v1/\(purpose.rawValue)".utf8),
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
    }
}

extension MasterKey: CustomStringConvertible, CustomReflectable {
    package var description: String { "MasterKey(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
