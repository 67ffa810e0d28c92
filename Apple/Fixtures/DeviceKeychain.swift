import Foundation

@testable import DialtoneAuth

/// A device's keychain, as far as Apple documents it and developers have observed it.
///
/// Until the first unlock after a start of the device, items that are accessible after the first
/// unlock can neither be read, changed nor added. Documented is the status
/// `errSecInteractionNotAllowed`; an app that the system starts ahead of time also meets
/// `errSecItemNotFound` for items that exist. Items of an access group that the app has no
/// entitlement for cannot be used: `errSecMissingEntitlement`.
///
/// Items stay when their app is deleted. The keychain tells no process what another one did; a
/// notification between processes does.
final class DeviceKeychain: Keychain {
    enum Lock: CaseIterable, Sendable {
        /// As documented.
        case refusing
        /// As observed: finds nothing, and lets nothing be added.
        case denying
        /// As observed, and it says that what could not be found is there.
        case contradicting
    }

    fileprivate struct State: Sendable {
        var items: [KeychainItem: Data] = [:]
        var lock: Lock?
    }

    private let state = Locked(State())
    private let announcements = Subscribers()

    /// The access groups that the app may use; `nil` for any.
    private let entitlements: Set<String>?

    init(entitlements: Set<String>? = nil) {
        self.entitlements = entitlements
    }

    /// How the keychain behaves before the first unlock; `nil` from then on.
    var lock: Lock? {
        get { state.current.lock }
        set { state.withLock { $0.lock = newValue } }
    }

    var items: [KeychainItem: Data] { state.current.items }

    func data(of item: KeychainItem) -> (status: KeychainStatus, data: Data?) {
        state.withLock { state in
            if let status = refusal(of: item) ?? state.statusOfLock { return (status, nil) }
            guard let data = state.items[item] else { return (.itemNotFound, nil) }
            return (.success, data)
        }
    }

    func add(_ item: KeychainItem, _ data: Data) -> KeychainStatus {
        state.withLock { state in
            if let status = refusal(of: item) { return status }
            let isThere = state.items[item] != nil
            if let lock = state.lock {
                return lock == .contradicting && isThere ? .duplicateItem : .interactionNotAllowed
            }
            guard !isThere else { return .duplicateItem }
            state.items[item] = data
            return .success
        }
    }

    func update(_ item: KeychainItem, _ data: Data) -> KeychainStatus {
        state.withLock { state in
            if let status = refusal(of: item) ?? state.statusOfLock { return status }
            guard state.items[item] != nil else { return .itemNotFound }
            state.items[item] = data
            return .success
        }
    }

    func delete(_ item: KeychainItem) -> KeychainStatus {
        state.withLock { state in
            if let status = refusal(of: item) ?? state.statusOfLock { return status }
            return state.items.removeValue(forKey: item) == nil ? .itemNotFound : .success
        }
    }

    func announceChange(in group: CredentialGroup) { announcements.tell() }

    func changes(in group: CredentialGroup) -> AsyncStream<Void> { announcements.stream() }

    private func refusal(of item: KeychainItem) -> KeychainStatus? {
        guard let entitlements, let group = item.group, !entitlements.contains(group.name) else {
            return nil
        }
        return .missingEntitlement
    }
}

extension DeviceKeychain.State {
    fileprivate var statusOfLock: KeychainStatus? {
        switch lock {
        case nil: nil
        case .refusing: .interactionNotAllowed
        case .denying, .contradicting: .itemNotFound
        }
    }
}
