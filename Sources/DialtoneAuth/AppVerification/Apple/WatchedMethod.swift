#if canImport(UIKit) && !os(watchOS)
import Foundation
import ObjectiveC

/// One method of a delegate's class, in whose place ours is called, which calls it in turn.
@MainActor
struct WatchedMethod {
    let selector: Selector
    /// The method as it was; `nil` where the class has none.
    let original: IMP?

    private let owner: AnyClass
    private let types: String

    init?(_ name: String, types: String, of delegate: AnyObject) {
        guard let owner = object_getClass(delegate) else { return nil }
        selector = Selector(name)
        self.owner = owner
        self.types = types
        original = class_getInstanceMethod(owner, selector).map(method_getImplementation)
    }

    /// Puts a block in the method's place, or adds it where the class has no such method.
    ///
    /// An inherited method stays as it is for other classes.
    func replace(with block: Any) {
        let implementation = imp_implementationWithBlock(block)
        guard !class_addMethod(owner, selector, implementation, types),
            let method = class_getInstanceMethod(owner, selector)
        else { return }
        _ = method_setImplementation(method, implementation)
    }
}
#endif
