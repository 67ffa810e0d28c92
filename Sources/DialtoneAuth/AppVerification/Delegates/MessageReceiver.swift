/// An object that gets messages, such as an app's delegate, as its runtime knows it.
///
/// A protocol, so that the rules of ``OriginalMethod`` run where there is no Objective-C.
protocol MessageReceiver {
    associatedtype Implementation

    /// What its class, or one above it, does with the message; `nil` where none has the method.
    func implementation(of method: DelegateMethod) -> Implementation?

    /// Whether it says that it can be sent the message, by a method or by passing it on.
    func responds(to method: DelegateMethod) -> Bool

    /// Who gets a message that its class has no method for.
    func forwardingTarget(for method: DelegateMethod) -> Self?

    /// Whether both are one object.
    func isSame(as other: Self) -> Bool
}
