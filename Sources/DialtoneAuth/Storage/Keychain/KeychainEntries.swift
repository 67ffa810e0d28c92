import Foundation

/// A store in a keychain that may be locked.
///
/// Before a device's first unlock, the keychain reports to an app that the system prewarms that
/// existing items do not exist. This store therefore trusts a missing item only after it has read
/// an item of its own, the probe, which it adds if necessary: a locked keychain adds nothing.
struct KeychainEntries: CredentialStore {
    private let keychain: any Keychain
    private var group: CredentialGroup?
    /// Whether the keychain is known to be unlocked, which lasts until the device restarts.
    private let isOpen = Locked(false)

    init(_ keychain: any Keychain) {
        self.keychain = keychain
    }

    func read(_ key: CredentialKey) throws -> Data? {
        let (status, data) = keychain.data(of: item(key))
        if status == .itemNotFound {
            try confirmAbsence()
            return nil
        }
        try check(status)
        isOpen.withLock { $0 = true }
        return data
    }

    func write(_ data: Data, for key: CredentialKey) throws {
        let item = item(key)
        let status = keychain.update(item, data)
        if status == .itemNotFound {
            let added = keychain.add(item, data)
            // The item exists although it could not be found.
            if added == .duplicateItem { throw CredentialStoreProblem.locked }
            try check(added)
        } else {
            try check(status)
        }
        announce()
    }

    func remove(_ key: CredentialKey) throws {
        let status = keychain.delete(item(key))
        guard status != .itemNotFound else { return try confirmAbsence() }
        try check(status)
        announce()
    }

    /// Never adds an item, so that one that another process removed meanwhile does not reappear.
    func replace(_ old: Data, with new: Data, for key: CredentialKey) throws -> Bool {
        guard try read(key) == old else { return false }
        let status = keychain.update(item(key), new)
        guard status != .itemNotFound else {
            try confirmAbsence()
            return false
        }
        try check(status)
        announce()
        return true
    }

    func changes(of key: CredentialKey) -> AsyncStream<Void> {
        guard let group else { return AsyncStream { $0.finish() } }
        return keychain.changes(in: group)
    }

    func store(for group: CredentialGroup) -> any CredentialStore {
        var store = self
        store.group = group
        return store
    }

    private func announce() {
        if let group { keychain.announceChange(in: group) }
    }

    private func item(_ key: CredentialKey) -> KeychainItem {
        KeychainItem(key: key, group: group)
    }

    /// Confirms that a missing item does not exist.
    ///
    /// - Throws: ``CredentialStoreProblem/locked`` if the keychain finds no items at all.
    private func confirmAbsence() throws {
        guard !isOpen.current else { return }
        let probe = KeychainItem(key: CredentialKey(service: "dialtone_auth", account: "probe"))
        if keychain.data(of: probe).status != .success {
            let status = keychain.add(probe, Data([1]))
            if status == .duplicateItem { throw CredentialStoreProblem.locked }
            try check(status)
        }
        isOpen.withLock { $0 = true }
    }

    private func check(_ status: KeychainStatus) throws {
        if status == .success { return }
        if status == .interactionNotAllowed { throw CredentialStoreProblem.locked }
        if status == .missingEntitlement, let group {
            throw CredentialStoreProblem(
                "The app has no entitlement for the keychain access group \(group.name)."
            )
        }
        throw CredentialStoreProblem("Keychain: \(status.text)")
    }
}

extension KeychainStatus {
    fileprivate var text: String {
        #if canImport(Security)
        systemText ?? "status \(rawValue)"
        #else
        "status \(rawValue)"
        #endif
    }
}
