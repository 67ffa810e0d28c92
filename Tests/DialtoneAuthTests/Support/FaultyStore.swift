import Foundation

@testable import DialtoneAuth

/// A store that a test can break and remedy.
final class FaultyStore: CredentialStore {
    private let entries = MemoryCredentialStore()
    private let broken = Locked(false)

    var isBroken: Bool {
        get { broken.current }
        set { broken.withLock { $0 = newValue } }
    }

    func read(_ key: CredentialKey) throws -> Data? {
        try check()
        return entries.read(key)
    }

    func write(_ data: Data, for key: CredentialKey) throws {
        try check()
        entries.write(data, for: key)
    }

    func remove(_ key: CredentialKey) throws {
        try check()
        entries.remove(key)
    }

    private func check() throws {
        if isBroken { throw CredentialStoreProblem("locked") }
    }
}
