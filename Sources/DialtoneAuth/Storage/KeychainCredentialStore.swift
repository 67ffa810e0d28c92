#if canImport(Security)
public import Foundation
import Security

/// Keeps the user in the system's keychain.
///
/// On iOS, entries outlive the app: a person who installs it again is still signed in.
public struct KeychainCredentialStore: CredentialStore {
    private var group: CredentialGroup?

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

    /// Writes an entry, which is there after the device's first unlock and never leaves it, unless
    /// its group is shared across devices.
    public func write(_ data: Data, for key: CredentialKey) throws {
        let change: [String: Any] = [
            kSecValueData as String: data,
            kSecAttrAccessible as String: accessibility,
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

    /// The keychain's access group of that name, which the app needs an entitlement for.
    public func store(for group: CredentialGroup) -> any CredentialStore {
        var store = self
        store.group = group
        return store
    }

    private var isSharedAcrossDevices: Bool { group?.isSharedAcrossDevices ?? false }

    private var accessibility: CFString {
        isSharedAcrossDevices
            ? kSecAttrAccessibleAfterFirstUnlock : kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
    }

    private func attributes(of key: CredentialKey) -> [String: Any] {
        var attributes: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: key.service,
            kSecAttrAccount as String: key.account,
            kSecUseDataProtectionKeychain as String: true,
        ]
        if let group { attributes[kSecAttrAccessGroup as String] = group.name }
        if isSharedAcrossDevices { attributes[kSecAttrSynchronizable as String] = true }
        return attributes
    }

    private func check(_ status: OSStatus) throws {
        guard status != errSecSuccess else { return }
        let text = SecCopyErrorMessageString(status, nil).map { $0 as String }
        throw CredentialStoreProblem("Keychain: \(text ?? "status \(status)")")
    }
}
#endif
