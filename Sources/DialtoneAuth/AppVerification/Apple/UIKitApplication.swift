#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The running application, as the SDK observes it.
@MainActor
struct UIKitApplication: @MainActor WatchedApplication {
    let application: UIApplication

    var applicationDelegate: ObjectiveCReceiver? {
        application.delegate.map { ObjectiveCReceiver(object: $0) }
    }

    var sceneDelegates: [ObjectiveCReceiver] {
        application.connectedScenes.compactMap(\.delegate).map { ObjectiveCReceiver(object: $0) }
    }

    func replace(
        _ original: OriginalMethod<ObjectiveCReceiver>,
        of delegate: ObjectiveCReceiver
    ) {
        let block: Any =
            original.method == .sceneOpenURLs
            ? SceneDelegateMethods.block(for: original) : AppDelegateMethods.block(for: original)
        original.replace(of: delegate.object, with: block)
    }

    func reassignDelegate() {
        let delegate = application.delegate
        application.delegate = nil
        application.delegate = delegate
    }
}
#endif
