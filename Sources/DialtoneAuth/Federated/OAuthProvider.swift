public import Foundation

/// Signs in with an identity provider: by a page of its own, or by what the app got from it.
///
/// Its object shows the provider's page, which the server leads to and which returns there:
/// ``Auth/signIn(with:uiDelegate:)``. Its `static` methods make credentials of tokens that the app
/// has already.
#if canImport(ObjectiveC)
@objcMembers @objc(FIROAuthProvider)
#endif
public final class OAuthProvider: NSObject, FederatedAuthProvider, Sendable {
    private struct Wishes: Sendable {
        var scopes: [String]?
        var parameters: [String: String]?
    }

    /// The name that upstream gives all these providers together, `OAuth`.
    public static let id = "OAuth"

    /// The provider's name on the server, such as `oidc.example`.
    public let providerID: String

    private let auth: Auth
    private let wishes = Locked(Wishes())

    /// Shows pages of a provider for an app.
    #if canImport(ObjectiveC)
    @objc(initWithProviderID:auth:)
    #endif
    public init(providerID: String, auth: Auth = Auth.auth()) {
        self.providerID = providerID
        self.auth = auth
    }

    /// Shows pages of a provider for an app.
    @nonobjc
    public convenience init(providerID: AuthProviderID, auth: Auth = Auth.auth()) {
        self.init(providerID: providerID.rawValue, auth: auth)
    }

    /// What to ask the provider for, beside the person's identity, address and profile.
    public var scopes: [String]? {
        get { wishes.current.scopes }
        set { wishes.withLock { $0.scopes = newValue } }
    }

    /// What to tell the provider, such as `prompt`.
    ///
    /// What the server tells the provider by itself, such as `redirect_uri`, stays as it is.
    public var customParameters: [String: String]? {
        get { wishes.current.parameters }
        set { wishes.withLock { $0.parameters = newValue } }
    }

    /// Shows the provider's page and waits until the person is back.
    ///
    /// The credential is good once, for some minutes, in this project. Where the page is shown is
    /// up to ``AuthSettings/appVerificationPage``; one page of an app is open at a time.
    ///
    /// - Throws: ``AuthErrorCode/webContextCancelled`` where the person closed the page. Beneath lies
    ///   an ``AppVerificationProblem`` with what mends it.
    #if canImport(ObjectiveC)
    @objc(getCredentialWithUIDelegate:completion:)
    #endif
    public func credential(
        with uiDelegate: (any AuthUIDelegate)?
    ) async throws -> AuthCredential {
        let wishes = wishes.current
        let page = ProviderPage(
            providerID: providerID,
            sessionID: auth.backend.environment.randomText(32),
            scopes: wishes.scopes ?? [],
            parameters: wishes.parameters ?? [:],
            tenantID: auth.tenantID
        )
        // A page that cannot load would be all that tells a person of a missing network.
        let attempt = AppVerificationAttempt(now: auth.backend.environment.now)
        try await auth.ladder.policies.confirmReachable(attempt)
        do {
            let host = auth.ladder.page.host
            let address = try await host.result(of: .signIn(page), for: auth, uiDelegate)
            return OAuthCredential(
                provider: providerID,
                visit: ProviderVisit(address: address, sessionID: page.sessionID)
            )
        } catch let problem as AppVerificationProblem {
            throw problem.ofSignIn.error()
        }
    }

    /// Shows the provider's page and waits until the person is back.
    @nonobjc
    public func getCredentialWith(
        _ uiDelegate: (any AuthUIDelegate)?,
        completion: ((AuthCredential?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.credential(with: uiDelegate) }
    }
}

extension AppVerificationProblem {
    /// The same with the code that upstream has for sign-in pages, where it differs.
    fileprivate var ofSignIn: Self {
        guard [.pageUnavailable, .pageFailed, .schemeMissing].contains(cause) else { return self }
        var problem = self
        problem.code = code ?? .webSignInUserInteractionFailure
        return problem
    }
}
