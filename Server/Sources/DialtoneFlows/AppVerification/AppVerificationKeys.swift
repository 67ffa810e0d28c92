package import DialtoneBasics

/// The keys for app verification.
package struct AppVerificationKeys: Sendable {
    package let credentials: DerivedKeys
    package let instances: DerivedKeys
    package let pushReceipts: DerivedKeys
    package let challenges: DerivedKeys
    package let appAttest: DerivedKeys

    package init(of masterKey: MasterKey) {
        self.init(from: masterKey.keys)
    }

    package init(from key: (MasterKey.Purpose) -> DerivedKeys) {
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
