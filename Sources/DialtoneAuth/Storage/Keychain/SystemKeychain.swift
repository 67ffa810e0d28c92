#if canImport(Security)
import Foundation
import Security

/// The system's keychain.
///
/// Its items are available after the device's first unlock and stay on the device, unless their
/// group is shared across devices.
struct SystemKeychain: Keychain {
    func data(of item: KeychainItem) -> (status: KeychainStatus, data: Data?) {
        var query = attributes(of: item)
        query[kSecReturnData as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var result: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &result)
        return (KeychainStatus(rawValue: status), result as? Data)
    }

    func add(_ item: KeychainItem, _ data: Data) -> KeychainStatus {
        let content = attributes(of: item).merging(value(data, of: item)) { $1 }
        return KeychainStatus(rawValue: SecItemAdd(content as CFDictionary, nil))
    }

    func update(_ item: KeychainItem, _ data: Data) -> KeychainStatus {
        let (query, change) = (attributes(of: item), value(data, of: item))
        return KeychainStatus(
            rawValue: SecItemUpdate(query as CFDictionary, change as CFDictionary)
        )
    }

    func delete(_ item: KeychainItem) -> KeychainStatus {
        KeychainStatus(rawValue: SecItemDelete(attributes(of: item) as CFDictionary))
    }

    func announceChange(in group: CredentialGroup) {
        DarwinNotifications.shared.post(Self.notification(of: group))
    }

    func changes(in group: CredentialGroup) -> AsyncStream<Void> {
        DarwinNotifications.shared.stream(Self.notification(of: group))
    }

    private static func notification(of group: CredentialGroup) -> String {
        "dialtone.auth.\(group.name)"
    }

    private func value(_ data: Data, of item: KeychainItem) -> [String: Any] {
        let accessibility =
            isSharedAcrossDevices(item)
            ? kSecAttrAccessibleAfterFirstUnlock : kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        return [
            kSecValueData as String: data,
            kSecAttrAccessible as String: accessibility,
        ]
    }

    private func attributes(of item: KeychainItem) -> [String: Any] {
        var attributes: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: item.key.service,
            kSecAttrAccount as String: item.key.account,
            kSecUseDataProtectionKeychain as String: true,
        ]
        if let group = item.group { attributes[kSecAttrAccessGroup as String] = group.name }
        if isSharedAcrossDevices(item) { attributes[kSecAttrSynchronizable as String] = true }
        return attributes
    }

    private func isSharedAcrossDevices(_ item: KeychainItem) -> Bool {
        item.group?.isSharedAcrossDevices ?? false
    }
}

extension KeychainStatus {
    /// The system's description of the status.
    var systemText: String? { SecCopyErrorMessageString(rawValue, nil).map { $0 as String } }
}
#endif
