/// An object that receives messages, such as an app delegate, as the runtime represents it.
///
/// It is a protocol so that the rules of ``OriginalMethod`` can be tested without Objective-C.
protocol MessageReceiver {
    associatedtype Implementation

    /// The object's class.
    var type: ObjectIdentifier { get }

    /// Returns the implementation of the class or a superclass; `nil` if none has the method.
    func implementation(of method: DelegateMethod) -> Implementation?

    /// Returns whether the object responds to the message, with a method or by forwarding it.
    func responds(to method: DelegateMethod) -> Bool

    /// Returns the object that a message is forwarded to if the class does not implement it.
    func forwardingTarget(for method: DelegateMethod) -> Self?

    /// Returns whether both are the same object.
    func isSame(as other: Self) -> Bool
}
