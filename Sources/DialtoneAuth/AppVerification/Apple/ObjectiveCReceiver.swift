#if canImport(UIKit) && !os(watchOS)
import Foundation
import ObjectiveC

/// A delegate in the Objective-C runtime.
struct ObjectiveCReceiver: MessageReceiver {
    let object: AnyObject

    var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: object)) }

    func implementation(of method: DelegateMethod) -> IMP? {
        class_getInstanceMethod(object_getClass(object), Selector(method.selector))
            .map(method_getImplementation)
    }

    func responds(to method: DelegateMethod) -> Bool {
        (object as? any NSObjectProtocol)?.responds(to: Selector(method.selector)) ?? false
    }

    func forwardingTarget(for method: DelegateMethod) -> Self? {
        let target = (object as? NSObject)?.forwardingTarget(for: Selector(method.selector))
        return target.map { Self(object: $0 as AnyObject) }
    }

    func isSame(as other: Self) -> Bool { object === other.object }
}

extension OriginalMethod<ObjectiveCReceiver> {
    /// Returns the app's implementation as a closure; `call` gets the function, receiver and
    /// selector.
    func bound<Function, Result>(
        to delegate: AnyObject,
        as type: Function.Type,
        call: @escaping (Function, AnyObject, Selector) -> Result
    ) -> (() -> Result)? {
        guard let (receiver, implementation) = recipient(for: Receiver(object: delegate)) else {
            return nil
        }
        let function = unsafeBitCast(implementation, to: type)
        return { call(function, receiver.object, Selector(method.selector)) }
    }

    /// Replaces the method's implementation with a block, or adds it if the class has no such
    /// method.
    ///
    /// An inherited method stays unchanged for other classes.
    func replace(of delegate: AnyObject, with block: Any) {
        let owner: AnyClass? = object_getClass(delegate)
        let selector = Selector(method.selector)
        let implementation = imp_implementationWithBlock(block)
        guard !class_addMethod(owner, selector, implementation, method.types),
            let present = class_getInstanceMethod(owner, selector)
        else { return }
        _ = method_setImplementation(present, implementation)
    }
}
#endif
