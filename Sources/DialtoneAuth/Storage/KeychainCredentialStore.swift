#if canImport(Security)
public import Foundation
import Security

/// Keeps the user in the system's keychain.
///
/// On iOS, entries outlive the app: a person who installs it again is still signed in.
public struct KeychainCredentialStore: CredentialStore {
    /// Creates a store.
    public init() {}

    /// Reads an entry.
    public func read(_ key: CredentialKey) throws -> Data? {
        var query = attributes(of: key)
        query[kSecReturnData as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var result: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &result)
        if status == errSecItemNotFound { return nil }
        try check(status)
        return result as? Data
    }

    /// Writes an entry, which is there after the device's first unlock and never leaves it.
    public func write(_ data: Data, for key: CredentialKey) throws {
        let change: [String: Any] = [
            kSecValueData as String: data,
            kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        ]
        let query = attributes(of: key)
        let status = SecItemUpdate(query as CFDictionary, change as CFDictionary)
        guard status == errSecItemNotFound else { return try check(status) }
        let item = query.merging(change) { $1 }
        try check(SecItemAdd(item as CFDictionary, nil))
    }

    /// Removes an entry.
    public func remove(_ key: CredentialKey) throws {
        let status = SecItemDelete(attributes(of: key) as CFDictionary)
        guard status != errSecItemNotFound else { return }
        try check(status)
    }

    private func attributes(of key: CredentialKey) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: key.service,
            kSecAttrAccount as String: key.account,
            kSecUseDataProtectionKeychain as String: true,
        ]
    }

    private func check(_ status: OSStatus) throws {
        guard status != errSecSuccess else { return }
        let text = SecCopyErrorMessageString(status, nil).map { $0 as String }
        throw CredentialStoreProblem("Keychain: \(text ?? "status \(status)")")
    }
}
#endif
