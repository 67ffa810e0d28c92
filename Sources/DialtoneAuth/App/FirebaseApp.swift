public import Foundation

/// One configured connection of this process to a project.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRApp)
#endif
public final class FirebaseApp: NSObject, Sendable {
    /// The name it was configured with; that of the default app is `__FIRAPP_DEFAULT`.
    public let name: String

    private let fixedOptions: OptionValues
    private let problem: String?
    private let lazyAuth = Locked<Auth?>(nil)
    private let collectsData = Locked(true)

    static let defaultName = "__FIRAPP_DEFAULT"

    init(name: String, options: OptionValues, problem: String? = nil) {
        self.name = name
        fixedOptions = options
        self.problem = problem
    }

    /// A copy of the options it was configured with.
    public var options: FirebaseOptions {
        FirebaseOptions(fixedOptions)
    }

    /// Kept for code that sets it; nothing is collected either way.
    #if canImport(ObjectiveC)
    @objc(dataCollectionDefaultEnabled)
    #endif
    public var isDataCollectionDefaultEnabled: Bool {
        get { collectsData.current }
        set { collectsData.withLock { $0 = newValue } }
    }

    /// Kept for libraries that tell their names; the server is told nothing of them.
    public class func registerLibrary(_ name: String, withVersion version: String) {}

    /// Forgets this app and its signed-in user; tells whether it was there.
    #if canImport(ObjectiveC)
    @objc(deleteApp:)
    #endif
    public func delete(_ completion: @escaping (Bool) -> Void) {
        Completion<Bool> { deleted, _ in completion(deleted ?? false) }.run { await self.delete() }
    }

    /// Forgets this app and its signed-in user; tells whether it was there.
    @nonobjc
    public func delete() async -> Bool {
        guard AppRegistry.shared.remove(self) else { return false }
        auth.signedIn.signOutByForce()
        return true
    }

    var auth: Auth {
        lazyAuth.withLock { auth in
            if let auth { return auth }
            let made = Auth(app: self, options: fixedOptions, problem: problem)
            auth = made
            return made
        }
    }
}
