public import Foundation

/// Signs users in to one app's project, and provides the current user.
///
/// It can be used from any thread. Completion handlers and listeners run on the main queue, always
/// after the call that registered them has returned; the `async` methods do not use the main queue.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAuth)
#endif
public final class Auth: NSObject, Sendable {
    private struct Choices: Sendable {
        weak var app: FirebaseApp?
        var settings = AuthSettings()
        var customAuthDomain: String?
        var appVerifier: (any AppVerifier)?
    }

    let backend: Backend
    let signedIn: SignedInUser
    let listeners = AuthListeners()
    let verifications = Coalescer<PhoneVerificationTarget, PhoneVerification>(endsAbandoned: true)
    let verificationLog = AppVerificationLog()
    let verificationChain: AppVerificationChain
    /// The app's setting for sharing its user across devices.
    let sharing = Locked<Bool?>(nil)
    private let choices: Locked<Choices>

    /// Returns the `Auth` object of the default app.
    ///
    /// - Precondition: ``FirebaseApp/configure()`` has been called.
    public class func auth() -> Auth {
        guard let app = FirebaseApp.app() else {
            // There is nothing to return, and Firebase's signature neither throws nor returns an
            // optional.
            preconditionFailure("Call FirebaseApp.configure() before Auth.auth().")
        }
        return auth(app: app)
    }

    /// Returns the `Auth` object of `app`, the same for every call.
    public class func auth(app: FirebaseApp) -> Auth {
        app.auth
    }

    convenience init(app: FirebaseApp, options: OptionValues, problem: String?) {
        let environment = AuthEnvironment(
            transport: options.transport ?? URLSessionTransport(),
            store: options.credentialStore ?? defaultCredentialStore()
        )
        self.init(app: app, options: options, problem: problem, environment: environment)
        AppEvents.shared.add(self)
        #if canImport(UIKit) && !os(watchOS)
        AppWatch.begin()
        #endif
    }

    init(
        app: FirebaseApp,
        options: OptionValues,
        problem: String? = nil,
        environment: AuthEnvironment
    ) {
        let identity = AppIdentity(
            apiKey: options.apiKey,
            appID: options.googleAppID,
            bundleID: options.bundleID,
            secret: options.appSecret,
            problem: problem
        )
        backend = Backend(
            app: identity,
            server: options.serverURL.flatMap(ServerAddress.init(url:)),
            environment: environment
        )
        signedIn = SignedInUser(
            places: UserPlaces(appName: app.name, options: options, environment: environment),
            log: environment.warn
        )
        choices = Locked(Choices(app: app))
        verificationChain = AppVerificationChain(
            backend: backend,
            credentials: AppCredentials(
                key: CredentialKey(appCredentials: options),
                store: environment.store
            ),
            clientID: options.clientID
        )
        super.init()
        listeners.begin(for: self)
    }

    /// The app that this object belongs to; `nil` after the app is deleted.
    public var app: FirebaseApp? { choices.current.app }

    /// The signed-in user.
    ///
    /// The first access reads the user that an earlier launch of the app stored.
    public var currentUser: User? { signedIn.current(of: self) }

    /// The language of messages, as a BCP 47 tag; if `nil`, the project determines it.
    public var languageCode: String? {
        get { backend.settings.current.languageCode }
        set { backend.settings.withLock { $0.languageCode = newValue } }
    }

    /// Sets ``languageCode`` to the user's preferred language.
    public func useAppLanguage() {
        languageCode = AppLanguage.preferred()
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// App verification settings; an assigned object is copied.
    ///
    /// The property is implicitly unwrapped and never `nil`, so that each common spelling compiles:
    /// `settings.x`, `settings?.x` and `settings!.x`.
    public var settings: AuthSettings! {
        get { choices.current.settings }
        set {
            let copy = AuthSettings(copying: newValue)
            choices.withLock { $0.settings = copy }
        }
    }

    /// The ID of the tenant for all calls.
    public var tenantID: String? {
        get { backend.settings.current.tenantID }
        set { backend.settings.withLock { $0.tenantID = newValue } }
    }

    /// The host of the project's web pages, if not the server itself.
    public var customAuthDomain: String? {
        get { choices.current.customAuthDomain }
        set { choices.withLock { $0.customAuthDomain = newValue } }
    }

    /// A custom verifier that proves to the server that this app is genuine.
    ///
    /// If it is `nil`, the SDK uses the kinds of proof that the server accepts: App Attest, a
    /// silent push, or a web page with a challenge. Firebase has no such property.
    public var appVerifier: (any AppVerifier)? {
        get { choices.current.appVerifier }
        set { choices.withLock { $0.appVerifier = newValue } }
    }

    /// Connects to an emulator, or to a server in development mode, over plain HTTP.
    ///
    /// Disables app verification, like Firebase. An empty host has no effect.
    public func useEmulator(withHost host: String, port: Int) {
        guard let server = ServerAddress(emulatorHost: host, port: port) else {
            Log.error("useEmulator(withHost:port:) requires a host.")
            return
        }
        backend.settings.withLock { $0.server = server }
        settings.isAppVerificationDisabledForTesting = true
    }
}

/// The user's preferred language.
enum AppLanguage {
    static func preferred(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        #if canImport(Darwin)
        Locale.preferredLanguages.first
        #else
        fromEnvironment(environment) ?? Locale.preferredLanguages.first
        #endif
    }

    /// Reads POSIX locale variables in order of precedence: `fr_CA.UTF-8` becomes `fr-CA`.
    static func fromEnvironment(_ environment: [String: String]) -> String? {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            let locale = value.prefix { $0 != "." && $0 != "@" }
            if locale == "C" || locale == "POSIX" { return nil }
            return String(locale.map { $0 == "_" ? "-" : $0 })
        }
        return nil
    }
}

/// The last verification attempts of one app, for ``Auth/diagnostics()``.
final class AppVerificationLog: Sendable {
    private static let limit = 10
    private let attempts = Locked<[AppVerificationAttempt]>([])

    /// The steps of each attempt, oldest first.
    var steps: [[AppVerificationStep]] { attempts.current.map(\.steps) }

    func add(_ attempt: AppVerificationAttempt) {
        attempts.withLock { attempts in
            attempts.append(attempt)
            if attempts.count > Self.limit { attempts.removeFirst() }
        }
    }
}
