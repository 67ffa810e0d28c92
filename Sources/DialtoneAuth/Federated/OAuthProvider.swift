public import Foundation

/// An identity provider that users sign in with, on its web page or with tokens from the app.
///
/// An instance shows the provider's page through the server: ``Auth/signIn(with:uiDelegate:)``. The
/// `static` methods create credentials from tokens that the app already has.
#if canImport(ObjectiveC)
@objcMembers @objc(FIROAuthProvider)
#endif
public final class OAuthProvider: NSObject, FederatedAuthProvider, Sendable {
    private struct Options: Sendable {
        var scopes: [String]?
        var parameters: [String: String]?
    }

    /// Firebase's ID for all these providers, `OAuth`.
    public static let id = "OAuth"

    /// The provider's ID on the server, for example `oidc.example`.
    public let providerID: String

    private let auth: Auth
    private let options = Locked(Options())

    /// Creates a provider for an app.
    #if canImport(ObjectiveC)
    @objc(initWithProviderID:auth:)
    #endif
    public init(providerID: String, auth: Auth = Auth.auth()) {
        self.providerID = providerID
        self.auth = auth
    }

    /// Creates a provider for an app.
    @nonobjc
    public convenience init(providerID: AuthProviderID, auth: Auth = Auth.auth()) {
        self.init(providerID: providerID.rawValue, auth: auth)
    }

    /// OAuth scopes to request in addition to the user's identity, email address and profile.
    public var scopes: [String]? {
        get { options.current.scopes }
        set { options.withLock { $0.scopes = newValue } }
    }

    /// Additional request parameters for the provider, for example `prompt`.
    ///
    /// Parameters that the server sets itself, for example `redirect_uri`, cannot be overridden.
    public var customParameters: [String: String]? {
        get { options.current.parameters }
        set { options.withLock { $0.parameters = newValue } }
    }

    /// Shows the provider's page and waits for the user to return.
    ///
    /// The credential can be used once, within some minutes, in this project.
    /// ``AuthSettings/appVerificationPage`` controls where the page is shown; an app can show one
    /// page at a time.
    ///
    /// - Throws: ``AuthErrorCode/webContextCancelled`` if the user closed the page. The underlying
    ///   error is an ``AppVerificationProblem`` with a suggested fix.
    #if canImport(ObjectiveC)
    @objc(getCredentialWithUIDelegate:completion:)
    #endif
    public func credential(
        with uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthCredential {
        let options = options.current
        let page = ProviderPage(
            providerID: providerID,
            sessionID: auth.backend.environment.randomText(32),
            scopes: options.scopes ?? [],
            parameters: options.parameters ?? [:],
            tenantID: auth.tenantID
        )
        // Otherwise a page that fails to load would be the only sign of a missing network
        // connection.
        let attempt = AppVerificationAttempt(now: auth.backend.environment.now)
        try await auth.verificationChain.policies.confirmReachable(attempt)
        do {
            let host = auth.verificationChain.page.host
            let address = try await host.result(of: .signIn(page), for: auth, uiDelegate)
            return OAuthCredential(
                provider: providerID,
                visit: ProviderVisit(address: address, sessionID: page.sessionID)
            )
        } catch let problem as AppVerificationProblem {
            throw problem.ofSignIn.error()
        }
    }

    /// Shows the provider's page and waits for the user to return.
    @nonobjc
    public func getCredentialWith(
        _ uiDelegate: (any AuthUIDelegate)?,
        completion: ((AuthCredential?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.credential(with: uiDelegate) }
    }
}

extension AppVerificationProblem {
    /// The same problem with Firebase's code for sign-in pages, if that differs.
    fileprivate var ofSignIn: Self {
        guard [.pageUnavailable, .pageFailed, .schemeMissing].contains(cause) else { return self }
        var problem = self
        problem.code = code ?? .webSignInUserInteractionFailure
        return problem
    }
}
