import Foundation

/// The current user of one app: in memory, in the store, and in the ears of those who listen.
final class SignedInUser: Sendable {
    private enum Content: Sendable {
        /// The store was not read yet, or could not be when someone looked.
        case unknown(looked: Bool)
        case known(User?)

        var user: User? {
            guard case .known(let user) = self else { return nil }
            return user
        }
    }

    private struct State: Sendable {
        var content = Content.unknown(looked: false)
        /// `nil` until the store told which place was chosen.
        var place: UserPlace?
    }

    let changes = ChangeSignal()

    private let state = Locked(State())
    private let places: UserPlaces

    init(places: UserPlaces) {
        self.places = places
    }

    /// The access group that the user is kept in.
    var group: CredentialGroup? {
        do {
            return try state.withLock { try place(&$0).group }
        } catch {
            Log.warning("The access group could not be read: \(error)")
            return nil
        }
    }

    /// The user of `auth`; what the store holds is read at the first look.
    ///
    /// A store that cannot be read now, such as that of a locked device, is read again at the next
    /// look: nothing is deleted because it could not be read.
    func current(of auth: Auth) -> User? {
        let (user, isNews) = state.withLock { state -> (User?, Bool) in
            guard case .unknown(let looked) = state.content else {
                return (state.content.user, false)
            }
            do {
                let user = try place(&state).read().map { User($0, auth: auth) }
                state.content = .known(user)
                return (user, looked)
            } catch {
                Log.warning("The signed-in user could not be read: \(error)")
                state.content = .unknown(looked: true)
                return (nil, false)
            }
        }
        if isNews { changes.send() }
        return user
    }

    /// Makes `user` the current one, unless the store refuses it: then nothing changes.
    func set(_ user: User) throws {
        try change { state in
            try place(&state).write(user.record.current)
            state.content = .known(user)
        }
        changes.send()
    }

    /// Signs out, unless the store refuses: then the user stays.
    func signOut() throws {
        let signedOut = try change { state in
            if case .known(nil) = state.content { return false }
            try place(&state).remove()
            state.content = .known(nil)
            return true
        }
        if signedOut { changes.send() }
    }

    /// Signs out `user`, or whoever is signed in, even where the store refuses.
    func signOutByForce(_ user: User? = nil) {
        let signedOut = state.withLock { state in
            if let user {
                guard state.content.user === user else { return false }
            }
            do {
                try place(&state).remove()
            } catch {
                Log.warning("The signed-out user could not be forgotten: \(error)")
            }
            state.content = .known(nil)
            return true
        }
        if signedOut { changes.send() }
    }

    /// Writes what changed about `user`, if it is still the current one.
    func keep(_ user: User) {
        let isCurrent = state.withLock { state in
            guard state.content.user === user else { return false }
            do {
                try place(&state).write(user.record.current)
            } catch {
                Log.warning("The signed-in user could not be saved: \(error)")
            }
            return true
        }
        if isCurrent { changes.send() }
    }

    /// Goes over to the user of another place, unless the store refuses: then nothing changes.
    ///
    /// A user who is the same there stays the same object.
    func use(_ group: CredentialGroup?, for auth: Auth) throws {
        try change { state in
            let old = try place(&state)
            let new = places.place(in: group)
            let data = try new.data()
            if old.group != group { try places.choose(group) }
            if old.group == nil, group != nil { forget(old) }
            let present = state.content.user
            state = State(place: new)
            if let present, let data, present.isKept(as: data) { state.content = .known(present) }
        }
        changes.send()
    }

    /// The user of a place, which need not be the current one.
    func stored(in group: CredentialGroup?, for auth: Auth) throws -> User? {
        try change { state in
            guard let record = try places.place(in: group).read() else { return nil }
            return User(record, auth: auth)
        }
    }

    private func place(_ state: inout State) throws -> UserPlace {
        if let place = state.place { return place }
        let place = try places.chosen()
        state.place = place
        return place
    }

    private func forget(_ place: UserPlace) {
        do {
            try place.remove()
        } catch {
            Log.warning("The app's own user could not be forgotten: \(error)")
        }
    }

    /// Changes the state; what the store refuses is an error for the app.
    private func change<Result>(_ body: (inout State) throws -> Result) throws -> Result {
        do {
            return try state.withLock(body)
        } catch {
            throw AuthErrorCode.keychainError.error(reason: "\(error)", cause: error)
        }
    }
}

extension User {
    /// Whether a place holds this very session.
    fileprivate func isKept(as data: Data) -> Bool {
        let kept = try? JSONDecoder().decode(UserRecord.self, from: data)
        return kept?.tokens == record.current.tokens && kept?.account.localID == uid
    }
}
