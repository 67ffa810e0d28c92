import DialtoneBasics
import DialtoneModel
import DialtoneAuth
import DialtoneTestSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct SDKProviderPageTests {
    @Test func `the SDK signs in by a provider's page, and cannot link the provider twice`()
        async throws
    {
        let key = try TestKey.rs256("key-1")
        let issuer = TestIssuer(key)
        var setup = ServerSetup.federated(issuer, isProduction: false)
        setup.listens = true
        try await withServer(setup) { server in
            try await server.addProvider(clientSecret: "s3cret")
            let auth = try server.auth(bundleID: "com.example.test")
            let browser = await PersonAtProvider { nonce in
                let claims = TestIssuer.claims(at: server.clock.now, ["nonce": nonce])
                let token = try key.token(claims)
                issuer.withState { $0.idTokens["code-1"] = token }
                return "code-1"
            }
            let provider = OAuthProvider(providerID: TestServer.provider.rawValue, auth: auth)
            let result = try await auth.signIn(with: provider, uiDelegate: browser)
            #expect(result.additionalUserInfo?.isNewUser == true)
            #expect(result.credential?.accessToken == "at-1")
            #expect(auth.currentUser?.providerData.map(\.providerID) == ["oidc.test"])
            let again = try await result.user.reauthenticate(with: provider, uiDelegate: browser)
            #expect(again.user === result.user)
            await #expect(throws: (any Error).self) {
                try await result.user.link(with: provider, uiDelegate: browser)
            }
            let visits = await browser.visits
            #expect(visits == 2)
        }
    }
}

/// A user who agrees to everything at the provider's page, and the browser.
@MainActor
private final class PersonAtProvider: NSObject, AuthUIDelegate {
    private let code: @Sendable (_ nonce: String) throws -> String
    private(set) var visits = 0

    init(code: @escaping @Sendable (_ nonce: String) throws -> String) {
        self.code = code
    }

    func open(_ url: URL) {
        visits += 1
        Task {
            do {
                let provider = try await Self.redirect(from: url)
                let query = FormText.decode(provider.query(percentEncoded: true) ?? "")
                let answer = FormText.encode([
                    (name: "code", value: try code(query["nonce"] ?? "")),
                    (name: "state", value: query["state"] ?? ""),
                ])
                let page = try #require(URL(string: "\(query["redirect_uri"] ?? "")?\(answer)"))
                _ = try await URLSession.shared.data(from: try await Self.redirect(from: page))
            } catch {
                Issue.record(error)
            }
        }
    }

    /// Returns the redirect target of a page.
    private static func redirect(from page: URL) async throws -> URL {
        let session = URLSession(configuration: .ephemeral, delegate: Halt(), delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let (_, response) = try await session.data(from: page)
        let answer = try #require(response as? HTTPURLResponse)
        #expect(answer.statusCode == 303)
        return try #require(answer.value(forHTTPHeaderField: "Location").flatMap(URL.init))
    }
}

/// A delegate that follows no redirects.
private final class Halt: NSObject, URLSessionTaskDelegate, Sendable {
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}
