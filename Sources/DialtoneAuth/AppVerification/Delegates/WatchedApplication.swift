/// An application whose delegates the SDK observes.
///
/// It is a protocol so that the rules of ``DelegateWatch`` can be tested without UIKit.
protocol WatchedApplication {
    associatedtype Delegate: MessageReceiver

    /// The application's delegate; `nil` before it has one.
    var applicationDelegate: Delegate? { get }

    /// The delegates of the connected scenes.
    var sceneDelegates: [Delegate] { get }

    /// Replaces a method of the delegate's class by one that informs the SDK first.
    func replace(_ original: OriginalMethod<Delegate>, of delegate: Delegate)

    /// Assigns the delegate once more: the application checks only then which methods it has.
    func reassignDelegate()
}
