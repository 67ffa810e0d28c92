import DialtoneAuth
import Foundation

/// Keeps the snapshot of a sign-in where the app keeps its signed-in user.
///
/// A store that cannot be used costs the user another code after a restart, and is no reason to
/// refuse the sign-in, so its errors are ignored.
struct SnapshotStore: Sendable {
    private let store: any CredentialStore
    private let key: CredentialKey

    init(auth: Auth) {
        store = auth.credentialStore
        key = auth.signInScreenKey
    }

    func read() -> SignInSnapshot? {
        guard let data = try? store.read(key) else { return nil }
        return try? JSONDecoder().decode(SignInSnapshot.self, from: data)
    }

    func write(_ snapshot: SignInSnapshot) {
        guard let data = try? JSONEncoder().encode(snapshot) else { return }
        try? store.write(data, for: key)
    }

    func remove() {
        try? store.remove(key)
    }
}
