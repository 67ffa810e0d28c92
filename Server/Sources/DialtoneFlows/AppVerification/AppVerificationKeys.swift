package import DialtoneBasics
package import Crypto

/// The keys for app verification.
package struct AppVerificationKeys: Sendable {
    package let credentials: SymmetricKey
    package let instances: SymmetricKey
    package let pushReceipts: SymmetricKey
    package let challenges: SymmetricKey
    package let appAttest: SymmetricKey

    package init(of masterKey: MasterKey) {
        self.init(from: masterKey.key)
    }

    package init(from key: (MasterKey.Purpose) -> SymmetricKey) {
        credentials = key(.verificationCredentials)
        instances = key(.appInstances)
        pushReceipts = key(.pushReceipts)
        challenges = key(.challenges)
        appAttest = key(.appAttest)
    }
}

extension AppVerificationKeys: CustomStringConvertible, CustomReflectable {
    package var description: String { "AppVerificationKeys(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
