import DialtoneAuth
import Foundation

/// A value of the screen, kept where the app keeps its signed-in user.
///
/// A store that cannot be used costs the user another code after a restart, or another question, and
/// is no reason to refuse the sign-in, so its errors are ignored.
struct StoredValue<Value: Codable & Sendable>: Sendable {
    private let entry: InstalledEntry

    init(_ entry: InstalledEntry) {
        self.entry = entry
    }

    func read() -> Value? {
        guard let data = try? entry.read() else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    func write(_ value: Value) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        try? entry.write(data)
    }

    func remove() {
        try? entry.remove()
    }
}

extension StoredValue<SignInSnapshot> {
    /// Returns the snapshot, and deletes one that may no longer be shown; `nil` if there is none.
    func read(at now: Date) -> SignInSnapshot? {
        guard let snapshot = read(), !snapshot.isOver(at: now) else {
            remove()
            return nil
        }
        return snapshot
    }
}
