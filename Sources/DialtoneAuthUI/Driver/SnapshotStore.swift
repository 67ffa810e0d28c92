import DialtoneAuth
import Foundation

/// Keeps the snapshot of a sign-in where the app keeps its signed-in user.
///
/// A store that cannot be used costs the user another code after a restart, and is no reason to
/// refuse the sign-in, so its errors are ignored.
struct SnapshotStore: Sendable {
    private let entry: InstalledEntry

    init(auth: Auth) {
        entry = auth.signInScreenEntry
    }

    /// Returns the snapshot; `nil` if there is none that may still be shown.
    func read(at now: Date) -> SignInSnapshot? {
        guard let data = try? entry.read() else { return nil }
        let snapshot = try? JSONDecoder().decode(SignInSnapshot.self, from: data)
        guard let snapshot, !snapshot.isOver(at: now) else {
            remove()
            return nil
        }
        return snapshot
    }

    func write(_ snapshot: SignInSnapshot) {
        guard let data = try? JSONEncoder().encode(snapshot) else { return }
        try? entry.write(data)
    }

    func remove() {
        try? entry.remove()
    }
}
