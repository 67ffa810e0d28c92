import Foundation

/// The current user of one app: in memory, in the store, and in the ears of those who listen.
final class SignedInUser: Sendable {
    private enum State: Sendable {
        /// The store was not read yet, or could not be when someone looked.
        case unknown(looked: Bool)
        case known(User?)

        var user: User? {
            guard case .known(let user) = self else { return nil }
            return user
        }
    }

    let changes = ChangeSignal()

    private let state = Locked(State.unknown(looked: false))
    private let key: CredentialKey
    private let store: any CredentialStore

    init(key: CredentialKey, store: any CredentialStore) {
        self.key = key
        self.store = store
    }

    /// The user of `auth`; what the store holds is read at the first look.
    ///
    /// A store that cannot be read now, such as that of a locked device, is read again at the next
    /// look: nothing is deleted because it could not be read.
    func current(of auth: Auth) -> User? {
        let (user, isNews) = state.withLock { state -> (User?, Bool) in
            guard case .unknown(let looked) = state else { return (state.user, false) }
            do {
                let user = try restore(for: auth)
                state = .known(user)
                return (user, looked)
            } catch {
                Log.warning("The signed-in user could not be read: \(error)")
                state = .unknown(looked: true)
                return (nil, false)
            }
        }
        if isNews { changes.send() }
        return user
    }

    /// Makes `user` the current one, unless the store refuses it: then nothing changes.
    func set(_ user: User) throws {
        try state.withLock { state in
            try write(user)
            state = .known(user)
        }
        changes.send()
    }

    /// Signs out, unless the store refuses: then the user stays.
    func signOut() throws {
        let signedOut = try state.withLock { state in
            if case .known(nil) = state { return false }
            do {
                try store.remove(key)
            } catch {
                throw AuthErrorCode.keychainError.error(reason: "\(error)", cause: error)
            }
            state = .known(nil)
            return true
        }
        if signedOut { changes.send() }
    }

    /// Signs out `user`, or whoever is signed in, even where the store refuses.
    func signOutByForce(_ user: User? = nil) {
        let signedOut = state.withLock { state in
            if let user {
                guard state.user === user else { return false }
            }
            do {
                try store.remove(key)
            } catch {
                Log.warning("The signed-out user could not be forgotten: \(error)")
            }
            state = .known(nil)
            return true
        }
        if signedOut { changes.send() }
    }

    /// Writes what changed about `user`, if it is still the current one.
    func keep(_ user: User) {
        let isCurrent = state.withLock { state in
            guard state.user === user else { return false }
            do {
                try write(user)
            } catch {
                Log.warning("The signed-in user could not be saved: \(error)")
            }
            return true
        }
        if isCurrent { changes.send() }
    }

    private func write(_ user: User) throws {
        do {
            try store.write(JSONEncoder().encode(user.record.current), for: key)
        } catch {
            throw AuthErrorCode.keychainError.error(reason: "\(error)", cause: error)
        }
    }

    private func restore(for auth: Auth) throws -> User? {
        guard let data = try store.read(key) else { return nil }
        let record = try JSONDecoder().decode(UserRecord.self, from: data)
        return User(record, auth: auth)
    }
}
