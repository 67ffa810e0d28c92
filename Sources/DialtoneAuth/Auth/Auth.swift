public import Foundation

/// Signs people in to one app's project, and knows who is signed in.
///
/// It may be used from any thread. Completions and listeners run on the main queue, always after
/// the call that took them has returned; the `async` forms do without the main queue.
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
    let ladder: AppVerificationLadder
    /// What the app said about sharing its user across devices.
    let sharing = Locked<Bool?>(nil)
    private let choices: Locked<Choices>

    /// The object of the default app.
    ///
    /// - Precondition: ``FirebaseApp/configure()`` was called.
    public class func auth() -> Auth {
        guard let app = FirebaseApp.app() else {
            // There is nothing to return, and upstream's signature can neither throw nor be nil.
            preconditionFailure("Call FirebaseApp.configure() before Auth.auth().")
        }
        return auth(app: app)
    }

    /// The object of `app`: the same for every call.
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
            places: UserPlaces(appName: app.name, options: options, store: environment.store),
            log: environment.warn
        )
        choices = Locked(Choices(app: app))
        ladder = AppVerificationLadder(
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

    /// The app that this object belongs to; `nil` once that is deleted.
    public var app: FirebaseApp? { choices.current.app }

    /// Who is signed in.
    ///
    /// The first look reads what an earlier run of the app kept.
    public var currentUser: User? { signedIn.current(of: self) }

    /// The language of messages, as a BCP 47 tag; `nil` leaves it to the project.
    public var languageCode: String? {
        get { backend.settings.current.languageCode }
        set { backend.settings.withLock { $0.languageCode = newValue } }
    }

    /// Sets ``languageCode`` to the language that the person prefers.
    public func useAppLanguage() {
        languageCode = AppLanguage.preferred()
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Settings of how the app proves itself; what is assigned here is copied.
    ///
    /// Implicitly unwrapped and never `nil`, so that each spelling in use compiles:
    /// `settings.x`, `settings?.x` and `settings!.x`.
    public var settings: AuthSettings! {
        get { choices.current.settings }
        set {
            let copy = AuthSettings(copying: newValue)
            choices.withLock { $0.settings = copy }
        }
    }

    /// The tenant that calls are made in.
    public var tenantID: String? {
        get { backend.settings.current.tenantID }
        set { backend.settings.withLock { $0.tenantID = newValue } }
    }

    /// The host that shows the project's web pages, instead of the server's own.
    public var customAuthDomain: String? {
        get { choices.current.customAuthDomain }
        set { choices.withLock { $0.customAuthDomain = newValue } }
    }

    /// Proves to the server that this app is genuine, in place of the SDK's own ways.
    ///
    /// With `nil` the SDK brings what the server accepts: App Attest, a silent push, or a web page
    /// with a challenge. Upstream has no such property.
    public var appVerifier: (any AppVerifier)? {
        get { choices.current.appVerifier }
        set { choices.withLock { $0.appVerifier = newValue } }
    }

    /// Talks to an emulator, or to a server in development mode, over plain HTTP.
    ///
    /// Turns app verification off, like upstream. An empty host changes nothing.
    public func useEmulator(withHost host: String, port: Int) {
        guard let server = ServerAddress(emulatorHost: host, port: port) else {
            Log.error("useEmulator(withHost:port:) needs a host.")
            return
        }
        backend.settings.withLock { $0.server = server }
        settings.isAppVerificationDisabledForTesting = true
    }
}
