@testable import DialtoneAuth

/// An object as Apple documents the Objective-C runtime: a message goes to the method of its class
/// or of one above; where there is none, to the forwarding target; where that is `nil`, to
/// `forwardInvocation:`; and an object that has none of these is ended by it.
final class RuntimeObject: MessageReceiver {
    typealias Implementation = (RuntimeObject, DelegateMessage) -> Bool

    final class Class {
        var methods: [DelegateMethod: Implementation]
        let parent: Class?

        init(parent: Class? = nil, methods: [DelegateMethod: Implementation] = [:]) {
            self.parent = parent
            self.methods = methods
        }

        func implementation(of method: DelegateMethod) -> Implementation? {
            methods[method] ?? parent?.implementation(of: method)
        }
    }

    struct UnrecognizedSelector: Error {
        let selector: String
    }

    let kind: Class

    var type: ObjectIdentifier { ObjectIdentifier(kind) }

    /// As SwiftUI's app delegate has one: the object named by `@UIApplicationDelegateAdaptor`.
    var target: RuntimeObject?
    /// The object that `forwardInvocation:` forwards to, which the runtime cannot determine.
    var invoked: RuntimeObject?

    init(_ kind: Class) {
        self.kind = kind
    }

    func implementation(of method: DelegateMethod) -> Implementation? {
        kind.implementation(of: method)
    }

    func responds(to method: DelegateMethod) -> Bool {
        implementation(of: method) != nil || target?.responds(to: method) == true
            || invoked?.responds(to: method) == true
    }

    func forwardingTarget(for method: DelegateMethod) -> RuntimeObject? {
        target?.responds(to: method) == true ? target : nil
    }

    func isSame(as other: RuntimeObject) -> Bool { self === other }

    /// Sends the object a message.
    func send(_ method: DelegateMethod, _ message: DelegateMessage) throws -> Bool {
        if let implementation = implementation(of: method) { return implementation(self, message) }
        if let target = forwardingTarget(for: method) { return try target.send(method, message) }
        if let invoked { return try invoked.send(method, message) }
        throw UnrecognizedSelector(selector: method.selector)
    }
}
