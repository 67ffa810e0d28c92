public import Foundation

/// The handle that ``Auth/addStateDidChangeListener(_:)`` returns.
public typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol & Sendable

/// The handle that ``Auth/addIDTokenDidChangeListener(_:)`` returns.
public typealias IDTokenDidChangeListenerHandle = any NSObjectProtocol & Sendable

extension Auth {
    /// Calls `listener` on the main queue with the current user, and again when a user signs in or
    /// out.
    ///
    /// A renewed token and another sign-in of the same user are not changes. The listener stays
    /// until it is removed.
    #if canImport(ObjectiveC)
    @objc(addAuthStateDidChangeListener:)
    #endif
    public func addStateDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> any NSObjectProtocol & Sendable {
        listeners.add(.account, listener)
    }

    /// Removes a listener.
    #if canImport(ObjectiveC)
    @objc(removeAuthStateDidChangeListener:)
    #endif
    public func removeStateDidChangeListener(_ listenerHandle: any NSObjectProtocol) {
        listeners.remove(listenerHandle)
    }

    /// Calls `listener` on the main queue with the current user, and again when the ID token
    /// changes.
    ///
    /// The listener stays until it is removed.
    public func addIDTokenDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> any NSObjectProtocol & Sendable {
        listeners.add(.idToken, listener)
    }

    /// Removes a listener.
    public func removeIDTokenDidChangeListener(_ listenerHandle: any NSObjectProtocol) {
        listeners.remove(listenerHandle)
    }

    /// Posted on the main queue when the user or the ID token changes; its object is the `Auth`.
    public static let authStateDidChangeNotification = NSNotification.Name(
        "FIRAuthStateDidChangeNotification"
    )
}

extension NSNotification.Name {
    /// ``Auth/authStateDidChangeNotification``.
    public static let AuthStateDidChange = Auth.authStateDidChangeNotification
}
