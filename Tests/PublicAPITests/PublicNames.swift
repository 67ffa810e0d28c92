import FirebaseAuth
import FirebaseCore
import Foundation

// Nothing here runs. It uses each public name the way apps do, so that a change which would break
// an app breaks this build.

func useApp() async throws {
    FirebaseApp.configure()
    let options = FirebaseOptions(googleAppID: "1:2:ios:3", gcmSenderID: "2")
    options.apiKey = "key"
    options.bundleID = "org.example"
    options.clientID = nil
    options.gcmSenderID = "2"
    options.projectID = "demo"
    options.googleAppID = "1:2:ios:3"
    options.databaseURL = nil
    options.storageBucket = nil
    options.appGroupID = nil
    options.appSecret = nil
    options.forgetsUserAfterReinstallation = true
    options.serverURL = URL(string: "https://auth.example.org")
    options.credentialStore = FileCredentialStore(directory: URL(fileURLWithPath: "/tmp"))
    options.credentialStore = MemoryCredentialStore()
    options.transport = OwnTransport()
    FirebaseApp.configure(options: options)
    FirebaseApp.configure(name: "other", options: options)
    let file: FirebaseOptions? = FirebaseOptions(contentsOfFile: "/tmp/options.plist")
    let found: FirebaseOptions? = FirebaseOptions.defaultOptions()
    _ = (file, found)
    let app: FirebaseApp? = FirebaseApp.app()
    let other: FirebaseApp? = FirebaseApp.app(name: "other")
    let all: [String: FirebaseApp]? = FirebaseApp.allApps
    _ = all
    if let app {
        let name: String = app.name
        let copy: FirebaseOptions = app.options
        app.isDataCollectionDefaultEnabled = false
        app.delete { (_: Bool) in }
        let deleted: Bool = await app.delete()
        _ = (name, copy, deleted, other)
    }
    FirebaseConfiguration.shared.setLoggerLevel(.debug)
    let level: FirebaseLoggerLevel = FirebaseConfiguration.shared.loggerLevel()
    FirebaseConfiguration.shared.setLoggerLevel(.min)
    FirebaseConfiguration.shared.setLoggerLevel(.max)
    FirebaseApp.registerLibrary("an-app", withVersion: "1.0")
    let levels: [FirebaseLoggerLevel] = [.error, .warning, .notice, .info, .debug]
    let version: String = FirebaseVersion()
    _ = (level, levels, version)
}

func useAuth(_ app: FirebaseApp, _ credential: AuthCredential, _ user: User) async throws {
    let auth: FirebaseAuth.Auth = Auth.auth()
    let same: Auth = Auth.auth(app: app)
    let owner: FirebaseApp? = auth.app
    let current: User? = auth.currentUser
    _ = (same, owner, current)
    auth.languageCode = "fr"
    auth.useAppLanguage()
    auth.settings.isAppVerificationDisabledForTesting = true
    auth.settings?.appVerificationDisabledForTesting = true
    // swift-format-ignore: NeverForceUnwrap
    auth.settings!.isAppVerificationDisabledForTesting = true
    auth.settings = auth.settings.copy() as? AuthSettings
    auth.tenantID = nil
    auth.customAuthDomain = nil
    auth.appVerifier = OwnVerifier()
    auth.useEmulator(withHost: "localhost", port: 9099)

    auth.updateCurrentUser(user) { (_: Error?) in }
    try await auth.updateCurrentUser(user)
    auth.signIn(with: credential) { (_: AuthDataResult?, _: Error?) in }
    try await auth.signIn(with: credential)
    auth.signInAnonymously { (_: AuthDataResult?, _: Error?) in }
    try await auth.signInAnonymously()
    try auth.signOut()
    useResult(try await auth.signIn(with: credential))
}

/// Where nothing can be awaited, a call without a closure is the callback form.
func useWithoutClosure(
    _ auth: Auth,
    _ user: User,
    _ credential: AuthCredential,
    _ resolver: MultiFactorResolver,
    _ assertion: MultiFactorAssertion
) {
    auth.updateCurrentUser(user)
    auth.signIn(with: credential)
    auth.signInAnonymously()
    user.reload()
    user.delete()
    user.link(with: credential)
    user.unlink(fromProvider: "phone")
    user.reauthenticate(with: credential)
    user.createProfileChangeRequest().commitChanges()
    resolver.resolveSignIn(with: assertion)
}

/// As view models of apps are written.
@MainActor
final class ViewModel {
    private let auth: Auth
    private let state: AuthStateDidChangeListenerHandle
    private let token: IDTokenDidChangeListenerHandle

    init(_ auth: Auth) {
        self.auth = auth
        state = auth.addStateDidChangeListener { _, _ in }
        token = auth.addIDTokenDidChangeListener { _, _ in }
    }

    deinit {
        auth.removeStateDidChangeListener(state)
        auth.removeIDTokenDidChangeListener(token)
    }
}

func useRecaptchaConfig(_ auth: Auth) async throws {
    auth.initializeRecaptchaConfig { (_: (any Error)?) in }
    try await auth.initializeRecaptchaConfig()
}

func useListeners(_ auth: Auth) async {
    let state: AuthStateDidChangeListenerHandle = auth.addStateDidChangeListener {
        (_: Auth, _: User?) in
    }
    auth.removeStateDidChangeListener(state)
    let token: IDTokenDidChangeListenerHandle = auth.addIDTokenDidChangeListener {
        (_: Auth, _: User?) in
    }
    auth.removeIDTokenDidChangeListener(token)
    let states: AuthStateChangesSequence = auth.authStateChanges
    for await user in states { _ = user?.uid }
    let tokens: IDTokenChangesSequence = auth.idTokenChanges
    for await user in tokens { _ = user?.uid }
    let iterator: UserChangesIterator = states.makeAsyncIterator()
    _ = iterator
}

func useSignInState(_ auth: Auth) async {
    let state: Auth.SignInState = auth.signInState
    switch state {
    case .unknown, .signedOut: break
    case .signedIn(let user): _ = user.uid
    }
    let states: SignInStateChangesSequence = auth.signInStateChanges
    for await state in states { _ = state == .signedOut }
    let iterator: SignInStateChangesSequence.Iterator = states.makeAsyncIterator()
    _ = iterator
}

func useResult(_ result: AuthDataResult) {
    let user: User = result.user
    let info: AdditionalUserInfo? = result.additionalUserInfo
    _ = user
    if let info {
        let values: (String, [String: Any]?, String?, Bool, Bool) = (
            info.providerID, info.profile, info.username, info.isNewUser, info.newUser()
        )
        _ = values
    }
    if let credential: OAuthCredential = result.credential {
        let tokens: (String?, String?, String?) = (
            credential.idToken, credential.accessToken, credential.secret
        )
        _ = tokens
    }
}

func useProvider(
    _ auth: Auth,
    _ hint: PhoneMultiFactorInfo,
    _ session: MultiFactorSession
)
    async throws
{
    let provider: PhoneAuthProvider = PhoneAuthProvider.provider()
    _ = PhoneAuthProvider.provider(auth: auth)
    provider.verifyPhoneNumber("+16505550101") { (_: String?, _: Error?) in }
    provider.verifyPhoneNumber("+16505550101", uiDelegate: nil) { _, _ in }
    provider.verifyPhoneNumber("+16505550101", uiDelegate: nil, completion: nil)
    provider.verifyPhoneNumber("+16505550101", multiFactorSession: session) { _, _ in }
    let id: String = try await provider.verifyPhoneNumber("+16505550101")
    _ = try await provider.verifyPhoneNumber("+16505550101", uiDelegate: nil)
    _ = try await provider.verifyPhoneNumber(
        "+16505550101",
        uiDelegate: nil,
        multiFactorSession: nil
    )
    provider.verifyPhoneNumber(with: hint, uiDelegate: nil, multiFactorSession: session) {
        (_: String?, _: Error?) in
    }
    _ = try await provider.verifyPhoneNumber(with: hint, multiFactorSession: session)
    let verification: PhoneVerification = try await provider.requestCode(for: "+16505550101")
    let told: (String, TimeInterval?, TimeInterval?) = (
        verification.verificationID, verification.expiresIn, verification.resendAfter
    )
    let status: PhoneMessageStatus = try await provider.messageStatus(withVerificationID: id)
    let became: (PhoneMessageStatus.State, PhoneMessageStatus.Failure?, TimeInterval?) = (
        status.state, status.failure, status.resendAfter
    )
    let states: [PhoneMessageStatus.State] = [
        .queued, .accepted, .delivered, .failed, .entered, .expired,
    ]
    let failures: [PhoneMessageStatus.Failure] = [
        .invalidNumber, .unreachable, .optedOut, .blockedRegion,
    ]
    _ = (became, states.map(\.rawValue), failures.map(\.rawValue))
    let credential: PhoneAuthCredential = provider.credential(
        withVerificationID: id,
        verificationCode: "123456"
    )
    let base: AuthCredential = credential
    let name: String = base.provider
    _ = (told, name)
}

func useUser(_ user: User, _ credential: PhoneAuthCredential) async throws {
    let info: any UserInfo = user
    let facts: (String, String, String?, URL?, String?, String?) = (
        info.providerID, info.uid, info.displayName, info.photoURL, info.email, info.phoneNumber
    )
    let states: (Bool, Bool, Bool, Bool) = (
        user.isAnonymous, user.anonymous(), user.isEmailVerified, user.emailVerified()
    )
    let providers: [any UserInfo] = user.providerData
    let metadata: UserMetadata = user.metadata
    let dates: (Date?, Date?) = (metadata.lastSignInDate, metadata.creationDate)
    let secrets: (String?, String?) = (user.tenantID, user.refreshToken)
    _ = (facts, states, providers, dates, secrets)

    user.reload { (_: Error?) in }
    try await user.reload()
    user.reauthenticate(with: credential) { (_: AuthDataResult?, _: Error?) in }
    try await user.reauthenticate(with: credential)
    user.link(with: credential) { (_: AuthDataResult?, _: Error?) in }
    try await user.link(with: credential)
    user.unlink(fromProvider: "phone") { (_: User?, _: Error?) in }
    _ = try await user.unlink(fromProvider: "phone")
    user.updatePhoneNumber(credential) { (_: Error?) in }
    try await user.updatePhoneNumber(credential)
    let change: UserProfileChangeRequest = user.createProfileChangeRequest()
    change.displayName = "Alice"
    change.photoURL = nil
    change.commitChanges { (_: Error?) in }
    try await change.commitChanges()
    user.delete { (_: Error?) in }
    try await user.delete()
}

func useTokens(_ user: User) async throws {
    user.getIDToken { (_: String?, _: Error?) in }
    user.getIDTokenForcingRefresh(true) { (_: String?, _: Error?) in }
    let token: String = try await user.getIDToken()
    _ = try await user.getIDToken(forcingRefresh: true)
    _ = try await user.idTokenForcingRefresh(true)
    user.getIDTokenResult { (_: AuthTokenResult?, _: Error?) in }
    user.getIDTokenResult(forcingRefresh: true) { (_: AuthTokenResult?, _: Error?) in }
    _ = try await user.getIDTokenResult()
    let result: AuthTokenResult = try await user.getIDTokenResult(forcingRefresh: true)
    let said: (String, Date, Date, Date, String, String, [String: Any]) = (
        result.token, result.expirationDate, result.authDate, result.issuedAtDate,
        result.signInProvider, result.signInSecondFactor, result.claims
    )
    _ = (token, said)
}

func useSecondFactor(_ error: NSError, _ credential: PhoneAuthCredential) async throws {
    guard
        let resolver = error.userInfo[AuthErrorUserInfoMultiFactorResolverKey]
            as? MultiFactorResolver
    else { return }
    let hints: [MultiFactorInfo] = resolver.hints
    let session: MultiFactorSession = resolver.session
    let auth: Auth = resolver.auth
    for hint in hints {
        let facts: (String, String?, Date, String) = (
            hint.uid, hint.displayName, hint.enrollmentDate, hint.factorID
        )
        let number: String? = (hint as? PhoneMultiFactorInfo)?.phoneNumber
        _ = (facts, number)
    }
    let assertion: PhoneMultiFactorAssertion = PhoneMultiFactorGenerator.assertion(with: credential)
    let base: MultiFactorAssertion = assertion
    let kind: String = base.factorID
    resolver.resolveSignIn(with: base) { (_: AuthDataResult?, _: Error?) in }
    try await resolver.resolveSignIn(with: base)
    _ = (session, auth, kind)
}

func useCatch(_ error: any Error) -> String {
    do {
        throw error
    } catch AuthErrorCode.sessionExpired {
        return "expired"
    } catch let code as AuthErrorCode {
        return code.name
    } catch {
        return "other"
    }
}

func useRefusal(_ error: any Error) {
    guard let refusal = AuthRefusal(error) else { return }
    let facts: (Int, String, String?, [String: String], TimeInterval?, String?, Int?, [String]) = (
        refusal.status, refusal.word, refusal.explanation, refusal.facts, refusal.retryAfter,
        refusal.requestID, refusal.triesLeft, refusal.signInMethods
    )
    let remedy: String? = refusal.remedy
    let isEarly: Bool = refusal.reason == .sendCooldown
    let reason: RefusalReason? = refusal.reason
    _ = (facts, remedy, isEarly, reason, AuthErrorCode.allCases, AuthErrorCode.tooManyRequests.name)
}

struct OwnTransport: HTTPTransport {
    func send(_ request: HTTPExchange.Request) async throws -> HTTPExchange.Response {
        _ = (request.url, request.method, request.headers, request.body, request.timeout)
        let response = HTTPExchange.Response(status: 200)
        _ = (response.status, response.headers, response.body)
        return HTTPExchange.Response(status: 200, headers: [:], body: Data())
    }
}

struct OwnStore: CredentialStore {
    func read(_ key: CredentialKey) throws -> Data? { nil }
    func write(_ data: Data, for key: CredentialKey) throws {}
    func replace(_ old: Data, with new: Data, for key: CredentialKey) throws -> Bool { true }
    func changes(of key: CredentialKey) -> AsyncStream<Void> { AsyncStream { $0.finish() } }
    func remove(_ key: CredentialKey) throws {
        _ = CredentialKey(service: key.service, account: key.account)
    }
}

struct OwnVerifier: AppVerifier {
    func proof(for request: AppVerificationRequest) async throws -> AppProof {
        let auth: Auth = request.auth
        let delegate: (any AuthUIDelegate)? = request.uiDelegate
        let target: String = request.target
        let attested = AppProof.appAttest(keyID: "", assertion: "", challenge: "")
        _ = (auth, target, delegate, attested, AppProof.push(receipt: "", secret: ""))
        return .challenge(token: "")
    }

    func discard(_ proof: AppProof) async {
        _ = (proof.description, proof.debugDescription)
    }
}

#if !canImport(UIKit)
final class OwnDelegate: NSObject, AuthUIDelegate {
    func open(_ url: URL) {}
}
#endif
