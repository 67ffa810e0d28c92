import Foundation
import IdentityToolkit
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import DialtoneAuth

struct ProviderPageTests {
    private static let path = "v1/accounts:signInWithIdp"
    private static let link = "https://auth.example.org/__/auth/handler?code=c%20d&state=s"

    /// What the scripted randomness makes of 32 bytes.
    private static let sessionID = String(repeating: "19", count: 32)

    private func provider(_ page: PageProject) -> OAuthProvider {
        OAuthProvider(providerID: "oidc.example", auth: page.auth)
    }

    private func callback(
        _ base: String = "\(PageProject.scheme)://firebaseauth/link",
        items: [String: String] = ["link": link],
        authType: String = "signInWithRedirect"
    ) throws -> URL {
        try PageProject.callback(base, items: items, authType: authType)
    }

    /// Lets the server take whatever comes back.
    private func letIn(_ server: ScriptedServer) {
        let tokens = TokenMint()
        server.on(Self.path) { _ in
            .json(
                SignInWithIDPResponse {
                    $0.providerId = "oidc.example"
                    $0.oauthIdToken = "provider-token"
                    $0.isNewUser = true
                    $0.idToken = tokens.mint(for: "alice")
                    $0.refreshToken = "refresh"
                    $0.expiresIn = "3600"
                }
            )
        }
    }

    @Test func `without a network the error says so, and no page is shown`() async throws {
        let server = try ScriptedServer()
        let page = try PageProject(server)
        server.stop(keepingPort: true)
        await eventually { !server.isListening }
        await expectError(.networkError) {
            try await page.auth.signIn(with: provider(page), uiDelegate: nil)
        }
        #expect(page.screen.opened.values.isEmpty)
    }

    @Test func `the page is the server's, with upstream's items, and what comes back signs in`()
        async throws
    {
        try await withServer { server in
            letIn(server)
            let page = try PageProject(server)
            page.auth.languageCode = "fr"
            page.auth.tenantID = "shop"
            let provider = provider(page)
            provider.scopes = ["calendar", "mail"]
            provider.customParameters = ["prompt": "login", "hd": "example.org"]
            page.screen.end(with: .success(try callback()))
            let result = try await page.auth.signIn(with: provider, uiDelegate: nil)
            #expect(result.user === page.auth.currentUser)
            #expect(result.credential?.idToken == "provider-token")
            let digest = SHA256Digest(Data(Self.sessionID.utf8)).text
            let opened = try #require(page.screen.opened.values.first?.absoluteString)
            #expect(
                opened.removingPercentEncoding == """
                    \(try server.url.absoluteString)/__/auth/handler?apiKey=demo-key\
                    &authType=signInWithRedirect&ibi=org.example.app&sessionId=\(digest)\
                    &v=Dialtone/0.1.0&eventId=ZZZZZZZZZZ&providerId=oidc.example\
                    &appId=1:123:ios:abc&tid=shop&scopes=calendar,mail\
                    &customParameters={"hd":"example.org","prompt":"login"}&hl=fr
                    """
            )
            let sent = try #require(server.requests(to: Self.path).first)
            #expect(sent["requestUri"] == Self.link)
            #expect(sent["sessionId"] == Self.sessionID)
            #expect(sent["postBody"] == "providerId=oidc.example")
            #expect(sent["tenantId"] == "shop")
        }
    }

    @Test func `the provider page shares the system browser's session`() async throws {
        try await withServer { server in
            let privacy = Recorder<Bool>()
            let callback = try callback()
            let page = try PageProject(server) { environment in
                environment.page.session = { _, _, isPrivate, _ in
                    privacy.record(isPrivate)
                    return callback
                }
            }
            _ = try await provider(page).credential(with: nil)
            #expect(privacy.values == [false])
        }
    }

    @Test func `the browser comes back to a port of this machine`() async throws {
        try await withServer { server in
            letIn(server)
            let page = try PageProject(server, shownBy: .browser)
            let provider = provider(page)
            let task = Task { try await page.auth.signIn(with: provider, uiDelegate: nil) }
            await eventually { !page.screen.opened.values.isEmpty }
            let base = try #require(page.screen.query["redirectUri"])
            let solved = try callback(base, authType: "verifyApp")
            let (_, refusal) = try await URLSession.shared.data(from: solved)
            #expect((refusal as? HTTPURLResponse)?.statusCode == 400)
            _ = try await URLSession.shared.data(from: try callback(base))
            let user = try await task.value.user
            #expect(page.auth.currentUser === user)
            #expect(server.requests(to: Self.path).first?["requestUri"] == Self.link)
        }
    }

    @Test func `a page in the app's own window comes back by a URL that opens the app`()
        async throws
    {
        try await withServer { server in
            let schemes = [PageProject.scheme]
            let page = try PageProject(server, shownBy: .uiDelegate, schemes: schemes)
            let provider = provider(page)
            let task = Task { try await provider.credential(with: nil) }
            await eventually { page.screen.isShowing }
            #expect(!page.auth.canHandle(try PageProject.callback()))
            #expect(page.auth.canHandle(try callback()))
            let credential = try await task.value
            #expect(credential.provider == "oidc.example")
        }
    }

    @Test func `closing the page cancels the sign-in`() async throws {
        try await withServer { server in
            let page = try PageProject(server)
            page.screen.end(with: .failure(.pageClosed))
            await expectError(.webContextCancelled) {
                try await page.auth.signIn(with: provider(page), uiDelegate: nil)
            }
            #expect(server.requests(to: Self.path).isEmpty)
            #expect(page.auth.currentUser == nil)
        }
    }

    @Test func `a provider page without a result is closed at its deadline`()
        async throws
    {
        try await withServer { server in
            let page = try PageProject(server)
            let provider = provider(page)
            let task = Task { try await provider.credential(with: nil) }
            await page.timer.fire(600)
            await expectError(.webSignInUserInteractionFailure) { try await task.value }
            await eventually { !page.screen.isShowing }
        }
    }

    @Test(arguments: [
        (["firebaseError": #"{"code": "auth/internal-error", "message": "m"}"#], 17062),
        (["firebaseError": #"{"code": "auth/x", "message": "m"}"#], 17063),
        (["recaptchaToken": "token"], 17063), ([:], 17063),
    ])
    func `a page that fails is an error with upstream's code`(
        items: [String: String],
        number: Int
    ) async throws {
        try await withServer { server in
            let page = try PageProject(server)
            page.screen.end(with: .success(try callback(items: items)))
            let code = try #require(AuthErrorCode(rawValue: number))
            await expectError(code) { try await provider(page).credential(with: nil) }
        }
    }

    @Test func `without a browser on this device the sign-in fails and no page is opened`()
        async throws
    {
        try await withServer { server in
            for choice in [AppVerificationPage.automatic, .anotherDevice] {
                let page = try PageProject(server, shownBy: choice) { environment in
                    environment.page.session = nil
                    environment.page.browser = nil
                }
                let error = await expectError(.webSignInUserInteractionFailure) {
                    try await provider(page).credential(with: nil)
                }
                let problem = try #require(error.flatMap { AppVerificationProblem($0) })
                #expect(problem.remedy.contains("OAuthProvider.credential"))
                #expect(page.screen.opened.values.isEmpty)
            }
        }
    }

    @Test func `a challenge and a sign-in are not shown at the same time`() async throws {
        try await withServer { server in
            let page = try PageProject(server)
            let challenge = Task { try await page.send() }
            await eventually { page.screen.isShowing }
            let provider = provider(page)
            let signIn = Task { try await provider.credential(with: nil) }
            await page.timer.fire(1)
            await expectError(.webContextAlreadyPresented) { try await signIn.value }
            page.screen.end(with: .success(try PageProject.callback()))
            #expect(try await challenge.value == "session")
        }
    }

    @Test func `a user links a provider by the page unless it is already linked`() async throws {
        try await withServer { server in
            letIn(server)
            let page = try PageProject(server)
            let user = try await page.project.signIn().user
            page.screen.end(with: .success(try callback()))
            let result = try await user.link(with: provider(page), uiDelegate: nil)
            #expect(result.user === user)
            #expect(server.requests(to: Self.path).first?["idToken"] != nil)
            let phone = OAuthProvider(providerID: .phone, auth: page.auth)
            await expectError(.providerAlreadyLinked) {
                try await user.link(with: phone, uiDelegate: nil)
            }
            #expect(page.screen.opened.values.count == 1)
        }
    }

    @Test func `reauthentication by the page does not create an account`() async throws {
        try await withServer { server in
            letIn(server)
            let page = try PageProject(server)
            let user = try await page.project.signIn().user
            page.screen.end(with: .success(try callback()))
            let result: AuthDataResult = try await outcome {
                user.reauthenticate(with: provider(page), uiDelegate: nil, completion: $0)
            }
            #expect(result.user === user)
            let sent = try #require(server.requests(to: Self.path).first)
            #expect(sent.json["autoCreate"] as? Bool == false)
        }
    }

    @Test func `a credential from the page still signs in after archiving`() async throws {
        try await withServer { server in
            letIn(server)
            let page = try PageProject(server)
            page.screen.end(with: .success(try callback()))
            let credential: AuthCredential = try await outcome {
                provider(page).getCredentialWith(nil, completion: $0)
            }
            let restored = try Archive.copy(try #require(credential as? OAuthCredential))
            try await page.auth.signIn(with: try #require(restored))
            let sent = try #require(server.requests(to: Self.path).first)
            #expect(sent["requestUri"] == Self.link)
            #expect(sent["sessionId"] == Self.sessionID)
        }
    }
}
