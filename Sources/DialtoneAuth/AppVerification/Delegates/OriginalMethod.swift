/// The app's own part of a method in whose place ours is called.
struct OriginalMethod<Receiver: MessageReceiver> {
    let method: DelegateMethod
    private let implementation: Receiver.Implementation?

    /// `nil` where our method would take something away from the app, so that none may be added.
    ///
    /// That is so where the delegate gets the message in a way that we cannot follow, and where the
    /// app has only an older method, which the system would no longer call.
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

    /// Who gets the message in the end, and what it does then; `nil` where the app has no part.
    ///
    /// A class that had no method may pass the message on: SwiftUI's app delegate has none of them,
    /// and hands each to the app's own delegate. To whom is asked at every call, since it may change.
    func recipient(
        for delegate: Receiver
    ) -> (receiver: Receiver, implementation: Receiver.Implementation)? {
        if let implementation { return (delegate, implementation) }
        var receiver = delegate
        // Delegates that pass messages on in a circle are answered as if they had no method.
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
