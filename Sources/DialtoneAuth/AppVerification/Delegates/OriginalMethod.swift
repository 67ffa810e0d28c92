/// The app's own implementation of a method that the SDK replaces.
struct OriginalMethod<Receiver: MessageReceiver> {
    let method: DelegateMethod
    private let implementation: Receiver.Implementation?

    /// Finds the implementation; `nil` if the method must not be replaced, because that would break
    /// the app.
    ///
    /// That is the case if the delegate receives the message in a way that the SDK cannot forward,
    /// or if the app implements only an older method, which the system would no longer call.
    init?(_ method: DelegateMethod, of delegate: Receiver) {
        self.method = method
        implementation = delegate.implementation(of: method)
        if implementation != nil { return }
        if delegate.responds(to: method) {
            guard delegate.forwardingTarget(for: method) != nil else { return nil }
        } else if method.isOlder || method.older.contains(where: delegate.responds(to:)) {
            return nil
        }
    }

    /// Returns the final receiver of the message and its implementation; `nil` if the app has none.
    ///
    /// A class without the method may forward the message: SwiftUI's app delegate implements none
    /// of them, and forwards each to the app's own delegate. The target can change, so it is looked
    /// up for each call.
    func recipient(
        for delegate: Receiver
    ) -> (receiver: Receiver, implementation: Receiver.Implementation)? {
        if let implementation { return (delegate, implementation) }
        var receiver = delegate
        // Delegates that forward messages in a cycle are treated as if they had no method.
        for _ in 0..<8 {
            guard let next = receiver.forwardingTarget(for: method), !next.isSame(as: delegate)
            else { return nil }
            if let implementation = next.implementation(of: method) {
                return (next, implementation)
            }
            receiver = next
        }
        return nil
    }
}
