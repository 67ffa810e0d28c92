/// The delegates that the SDK observes, each class once.
struct DelegateWatch {
    private enum Role {
        case application
        case scene
    }

    private struct Watched: Hashable {
        let type: ObjectIdentifier
        let role: Role
    }

    private var watched: Set<Watched> = []

    /// Observes delegates that are new since the last call.
    mutating func look(at application: some WatchedApplication) {
        if let delegate = application.applicationDelegate, isNew(delegate, as: .application) {
            // Decided for all methods first: each depends on which of the others the app implements.
            let originals = DelegateMethod.ofApplication.compactMap {
                OriginalMethod($0, of: delegate)
            }
            for original in originals { application.replace(original, of: delegate) }
            application.reassignDelegate()
        }
        for delegate in application.sceneDelegates where isNew(delegate, as: .scene) {
            guard let original = OriginalMethod(.sceneOpenURLs, of: delegate) else { continue }
            application.replace(original, of: delegate)
        }
    }

    /// One class can be the delegate of both.
    private mutating func isNew(_ delegate: some MessageReceiver, as role: Role) -> Bool {
        watched.insert(Watched(type: delegate.type, role: role)).inserted
    }
}
