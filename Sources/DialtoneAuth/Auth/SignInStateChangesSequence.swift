/// What is known about the signed-in user, now and after each change.
public struct SignInStateChangesSequence: AsyncSequence, Sendable {
    /// What is known about the user.
    public typealias Element = Auth.SignInState

    let auth: Auth

    /// Starts listening.
    public func makeAsyncIterator() -> Iterator { Iterator(auth) }

    /// Waits for changes; a slow consumer gets the latest state, not every intermediate one.
    public struct Iterator: AsyncIteratorProtocol {
        private let auth: Auth
        private var signals: AsyncStream<Void>.Iterator
        private var delivered: Known?

        init(_ auth: Auth) {
            self.auth = auth
            signals = auth.signedIn.changes.stream().makeAsyncIterator()
        }

        /// Returns the next state; `nil` ends the sequence, only after the task is canceled.
        public mutating func next() async -> Auth.SignInState? {
            while await signals.next() != nil {
                let state = auth.signInState
                let known = Known(state)
                if known == delivered { continue }
                delivered = known
                return state
            }
            return nil
        }
    }

    /// A state without the object that stands for the user.
    private enum Known: Hashable {
        case unknown
        case signedOut
        case signedIn(uid: String)

        init(_ state: Auth.SignInState) {
            self =
                switch state {
                case .unknown: .unknown
                case .signedOut: .signedOut
                case .signedIn(let user): .signedIn(uid: user.uid)
                }
        }
    }
}
