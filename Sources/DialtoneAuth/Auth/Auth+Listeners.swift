public import Foundation

/// What ``Auth/addStateDidChangeListener(_:)`` returns.
public typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol & Sendable

/// What ``Auth/addIDTokenDidChangeListener(_:)`` returns.
public typealias IDTokenDidChangeListenerHandle = any NSObjectProtocol & Sendable

extension Auth {
    /// Calls `listener` on the main queue with the present user, and again whenever another one,
    /// or nobody, is signed in.
    ///
    /// Neither a renewed token nor the same user's next sign-in counts as a change. The listener
    /// stays until it is removed.
    #if canImport(ObjectiveC)
    @objc(addAuthStateDidChangeListener:)
    #endif
    public func addStateDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> any NSObjectProtocol & Sendable {
        listeners.add(.account, listener)
    }

    /// Never calls this listener again.
    #if canImport(ObjectiveC)
    @objc(removeAuthStateDidChangeListener:)
    #endif
    public func removeStateDidChangeListener(_ listenerHandle: any NSObjectProtocol) {
        listeners.remove(listenerHandle)
    }

    /// Calls `listener` on the main queue with the present user, and again whenever the ID token
    /// is another one, or gone.
    ///
    /// The listener stays until it is removed.
    public func addIDTokenDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> any NSObjectProtocol & Sendable {
        listeners.add(.idToken, listener)
    }

    /// Never calls this listener again.
    public func removeIDTokenDidChangeListener(_ listenerHandle: any NSObjectProtocol) {
        listeners.remove(listenerHandle)
    }

    /// Posted on the main queue when the user or the ID token changed; its object is the `Auth`.
    public static let authStateDidChangeNotification = NSNotification.Name(
        "FIRAuthStateDidChangeNotification"
    )
}

extension NSNotification.Name {
    /// ``Auth/authStateDidChangeNotification``.
    public static let AuthStateDidChange = Auth.authStateDidChangeNotification
}
