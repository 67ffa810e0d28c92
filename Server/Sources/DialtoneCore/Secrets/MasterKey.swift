package import Crypto
package import Foundation

/// The secret from which every key that guards the database is derived.
///
/// It lives in a file or the environment, never in the database, so that a stolen database opens
/// nothing.
package struct MasterKey: Sendable {
    /// How many bytes a master key has.
    package static let length = 32

    private let key: SymmetricKey

    /// `nil` unless there are exactly ``length`` bytes.
    package init?(bytes: some ContiguousBytes) {
        let key = SymmetricKey(data: bytes)
        guard key.bitCount == Self.length * 8 else { return nil }
        self.key = key
    }

    /// The key for one purpose: to know it says nothing about the keys for others.
    package func key(for purpose: Purpose) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key,
            info: Data("dialtone/v1/\(purpose.rawValue)".utf8),
            outputByteCount: Self.length
        )
    }
}

extension MasterKey {
    /// What a derived key is for.
    ///
    /// The text enters the derivation, so it never changes.
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
        case smsGateways = "sms-gateways"
        case smsCallbacks = "sms-callbacks"
    }
}

extension MasterKey: CustomStringConvertible, CustomReflectable {
    package var description: String { "MasterKey(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
