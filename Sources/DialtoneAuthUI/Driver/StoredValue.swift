import DialtoneAuth
import Foundation

/// A value of the screen, kept where the app keeps its signed-in user.
///
/// A store that cannot be used costs the user another code after a restart, or another question, and
/// is no reason to refuse the sign-in, so its errors are ignored.
struct StoredValue<Value: Codable & Sendable>: Sendable {
    private let store: any CredentialStore
    private let key: CredentialKey

    init(_ key: CredentialKey, of auth: Auth) {
        store = auth.credentialStore
        self.key = key
    }

    func read() -> Value? {
        guard let data = try? store.read(key) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    func write(_ value: Value) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        try? store.write(data, for: key)
    }

    func remove() {
        try? store.remove(key)
    }
}
