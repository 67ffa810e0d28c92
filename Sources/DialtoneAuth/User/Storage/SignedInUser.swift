import Foundation

/// The current user of one app, in memory and in the store, with its listeners.
final class SignedInUser: Sendable {
    fileprivate enum Content: Sendable {
        /// The store has not been read yet, or could not be read.
        case unknown(looked: Bool)
        /// The store could not be read because the device has not been unlocked yet.
        case locked
        case known(User?)

        var user: User? {
            guard case .known(let user) = self else { return nil }
            return user
        }
    }

    fileprivate struct State: Sendable {
        var content = Content.unknown(looked: false)
        /// The place in the store; `nil` until the store's setting was read.
        var place: UserPlace?
        /// The stored data when this process last read or wrote it.
        var kept: Data?
        /// The changes by other processes of the access group.
        var watch: GroupWatch?
        /// The warnings that were already logged, so that a broken store does not repeat them.
        var warnings: Set<String> = []
    }

    let changes = ChangeSignal()

    private let state = Locked(State())
    private let places: UserPlaces
    private let log: @Sendable (String) -> Void

    /// Creates a current user; `log` writes messages for the app's developer.
    init(places: UserPlaces, log: @escaping @Sendable (String) -> Void) {
        self.places = places
        self.log = log
    }

    /// The access group in which the user is stored.
    var group: CredentialGroup? {
        state.withLock { state in
            do {
                return try place(&state).group
            } catch {
                warn("The access group could not be read: \(error)", &state)
                return nil
            }
        }
    }

    /// What the app's sign-in screen waits for.
    var screen: InstalledEntry { places.screen }

    /// Which users were asked to create a passkey.
    var passkeyOffers: InstalledEntry { places.passkeyOffers }

    /// Whether the user is unknown until the device is unlocked.
    var isLocked: Bool {
        guard case .locked = state.current.content else { return false }
        return true
    }

    /// Returns the user of `auth`; the first call reads the store.
    ///
    /// If the store cannot be read, for example on a locked device, the next call reads it again:
    /// an unreadable user is never deleted.
    func current(of auth: Auth) -> User? { look(for: auth).user }

    /// Returns what is known about the user of `auth`; reads the store like ``current(of:)``.
    func state(of auth: Auth) -> Auth.SignInState {
        switch look(for: auth) {
        case .unknown, .locked: .unknown
        case .known(nil): .signedOut
        case .known(let user?): .signedIn(user)
        }
    }

    private func look(for auth: Auth) -> Content {
        let (content, isNews) = state.withLock { state -> (Content, Bool) in
            let hasLooked: Bool
            switch state.content {
            case .known: return (state.content, false)
            case .unknown(let looked): hasLooked = looked
            case .locked: hasLooked = true
            }
            do {
                let place = try place(&state)
                // Before the entry is read, so that no change is missed.
                watch(place, for: auth, &state)
                let data = try place.data()
                state.content = .known(
                    try data.map { User(try UserRecord(archived: $0), auth: auth) }
                )
                state.kept = data
                return (state.content, hasLooked)
            } catch {
                warn("The signed-in user could not be read: \(error)", &state)
                let isLocked = (error as? CredentialStoreProblem)?.isLocked == true
                state.content = isLocked ? .locked : .unknown(looked: true)
                return (state.content, false)
            }
        }
        if isNews { changes.send() }
        return content
    }

    /// Reads the store again, and follows what another process has changed.
    func follow(for auth: Auth) {
        let isNews = state.withLock { state in
            guard case .known = state.content else { return false }
            do {
                return state.follow(try place(&state).data())
            } catch {
                warn("The signed-in user could not be read: \(error)", &state)
                return false
            }
        }
        if isNews { changes.send() }
        _ = current(of: auth)
    }

    /// Makes `user` the current one; throws and changes nothing if the store fails.
    func set(_ user: User) throws {
        try change { state in
            state.kept = try place(&state).write(user.record.current)
            state.content = .known(user)
        }
        changes.send()
    }

    /// Signs out; throws and keeps the user if the store fails.
    func signOut() throws {
        let signedOut = try change { state in
            if case .known(nil) = state.content { return false }
            try place(&state).remove()
            end(&state)
            return true
        }
        if signedOut { changes.send() }
    }

    /// Signs out `user`, or the current user, even if the store fails.
    ///
    /// A user that another process signed in meanwhile is kept, and becomes the current user.
    func signOutByForce(_ user: User? = nil) {
        let signedOut = state.withLock { state in
            if let user {
                guard state.content.user === user else { return false }
            }
            do {
                let place = try place(&state)
                if user != nil, let data = try place.data(), !state.isOurs(data) {
                    state.content = .unknown(looked: true)
                    return true
                }
                try place.remove()
            } catch {
                log("The signed-out user could not be removed: \(error)")
            }
            end(&state)
            return true
        }
        if signedOut { changes.send() }
    }

    /// Stores the changes of `user`, if it is still the current one.
    ///
    /// It is not if another process has signed out or signed in again; this process then follows.
    func keep(_ user: User) {
        let isCurrent = state.withLock { state in
            guard state.content.user === user else { return false }
            do {
                try keep(user.record.current, &state)
            } catch {
                warn("The signed-in user could not be saved: \(error)", &state)
            }
            return true
        }
        if isCurrent { changes.send() }
    }

    private func keep(_ record: UserRecord, _ state: inout State) throws {
        let place = try place(&state)
        // Another process may renew its token between the read and the write, but not indefinitely.
        for _ in 0..<8 {
            guard let data = try place.data() else { return end(&state) }
            guard state.isOurs(data) else {
                state.content = .unknown(looked: true)
                return
            }
            if let kept = try place.replace(data, with: record) {
                state.kept = kept
                return
            }
        }
        throw CredentialStoreProblem("another process keeps changing it")
    }

    private func end(_ state: inout State) {
        state.content = .known(nil)
        state.kept = nil
    }

    /// Switches to the user of another place; throws and changes nothing if the store fails.
    ///
    /// If it is the same user, the object stays the same.
    func use(_ group: CredentialGroup?, for auth: Auth) throws {
        try change { state in
            let old = try place(&state)
            let new = places.place(in: group)
            let data = try new.data()
            if old.group != group { try places.choose(group) }
            if old.group == nil, group != nil { forget(old) }
            let present = state.content.user
            state = State(place: new, watch: state.watch)
            watch(new, for: auth, &state)
            if let present, let data, present.isKept(as: data) {
                state.content = .known(present)
                state.kept = data
            }
        }
        changes.send()
    }

    /// Returns the user of a place, which need not be the current one.
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

    private func watch(_ place: UserPlace, for auth: Auth, _ state: inout State) {
        guard place.group != state.watch?.group else { return }
        state.watch = place.group.map { group in
            GroupWatch(group, place.changes) { [weak auth] in
                if let auth { auth.signedIn.follow(for: auth) }
            }
        }
    }

    private func warn(_ message: String, _ state: inout State) {
        if state.warnings.insert(message).inserted { log(message) }
    }

    private func forget(_ place: UserPlace) {
        do {
            try place.remove()
        } catch {
            log("The app's own user could not be removed: \(error)")
        }
    }

    /// Changes the state, and converts store failures to errors for the app.
    private func change<Result>(_ body: (inout State) throws -> Result) throws -> Result {
        do {
            return try state.withLock(body)
        } catch {
            throw AuthErrorCode.keychainError.error(reason: "\(error)", cause: error)
        }
    }
}

extension SignedInUser.State {
    /// Compares with the data that the store has now; returns whether the current user changes.
    fileprivate mutating func follow(_ data: Data?) -> Bool {
        if data == kept { return false }
        guard let data else {
            (content, kept) = (.known(nil), nil)
            return true
        }
        guard let user = content.user, isOurs(data) else {
            content = .unknown(looked: true)
            return true
        }
        guard user.follow(data) else { return false }
        kept = data
        return true
    }

    /// Returns whether the store contains this process's record, or the same sign-in with a token
    /// that another process renewed.
    fileprivate func isOurs(_ data: Data) -> Bool {
        if data == kept { return true }
        guard let kept, let ours = try? UserRecord(archived: kept),
            let theirs = try? UserRecord(archived: data)
        else { return false }
        return ours.signIn == theirs.signIn
    }
}

extension User {
    /// Takes over what another process stored for the same sign-in, unless this process has newer
    /// tokens; returns whether it did.
    fileprivate func follow(_ data: Data) -> Bool {
        guard let stored = try? UserRecord(archived: data) else { return false }
        return record.withLock { record in
            guard stored.tokens.expiresAt >= record.tokens.expiresAt else { return false }
            record = stored
            return true
        }
    }

    /// Returns whether a place contains exactly this session.
    fileprivate func isKept(as data: Data) -> Bool {
        let kept = try? UserRecord(archived: data)
        return kept?.tokens == record.current.tokens && kept?.account.localId == uid
    }
}
