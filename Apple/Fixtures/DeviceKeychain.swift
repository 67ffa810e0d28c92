import Foundation

@testable import DialtoneAuth

/// A device's keychain, as far as Apple documents it and developers have observed it.
///
/// Until the first unlock after a start of the device, items that are accessible after the first
/// unlock can neither be read, changed nor added. Documented is the status
/// `errSecInteractionNotAllowed`; an app that the system starts ahead of time also meets
/// `errSecItemNotFound` for items that exist.
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

    /// How the keychain behaves before the first unlock; `nil` from then on.
    var lock: Lock? {
        get { state.current.lock }
        set { state.withLock { $0.lock = newValue } }
    }

    var items: [KeychainItem: Data] { state.current.items }

    func data(of item: KeychainItem) -> (status: KeychainStatus, data: Data?) {
        state.withLock { state in
            if let status = state.statusOfLock { return (status, nil) }
            guard let data = state.items[item] else { return (.itemNotFound, nil) }
            return (.success, data)
        }
    }

    func add(_ item: KeychainItem, _ data: Data) -> KeychainStatus {
        state.withLock { state in
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
            if let status = state.statusOfLock { return status }
            guard state.items[item] != nil else { return .itemNotFound }
            state.items[item] = data
            return .success
        }
    }

    func delete(_ item: KeychainItem) -> KeychainStatus {
        state.withLock { state in
            if let status = state.statusOfLock { return status }
            return state.items.removeValue(forKey: item) == nil ? .itemNotFound : .success
        }
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
