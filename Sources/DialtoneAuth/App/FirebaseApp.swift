public import Foundation

/// A configured connection of this process to a project.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRApp)
#endif
public final class FirebaseApp: NSObject, Sendable {
    /// The app's name; the default app's is `__FIRAPP_DEFAULT`.
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

    /// A copy of the options that the app was configured with.
    public var options: FirebaseOptions {
        FirebaseOptions(fixedOptions)
    }

    /// Has no effect; for source compatibility.
    ///
    /// The SDK collects no data.
    #if canImport(ObjectiveC)
    @objc(dataCollectionDefaultEnabled)
    #endif
    public var isDataCollectionDefaultEnabled: Bool {
        get { collectsData.current }
        set { collectsData.withLock { $0 = newValue } }
    }

    /// Has no effect; for source compatibility.
    public class func registerLibrary(_ name: String, withVersion version: String) {}

    /// Deletes this app and its signed-in user; passes whether the app was registered.
    #if canImport(ObjectiveC)
    @objc(deleteApp:)
    #endif
    public func delete(_ completion: @escaping (Bool) -> Void) {
        Completion<Bool> { deleted, _ in completion(deleted ?? false) }.run { await self.delete() }
    }

    /// Deletes this app and its signed-in user; returns whether the app was registered.
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
