import Foundation

@testable import DialtoneAuth

/// A scripted project whose server wants a challenge, and an app that can show pages.
struct PageProject: Sendable {
    static let path = "v1/accounts:sendVerificationCode"
    static let scheme = "app-1-123-ios-abc"

    let project: ScriptedProject
    let timer = ManualTimer()
    let screen: PageScreen

    var auth: Auth { project.auth }
    var server: ScriptedServer { project.server }

    init(
        _ server: ScriptedServer,
        shownBy page: AppVerificationPage = .systemSession,
        proofs: [AppProofKind] = [.challenge],
        schemes: [String] = [],
        clientID: String? = nil,
        adjust: (inout AuthEnvironment) -> Void = { _ in }
    ) throws {
        let (timer, screen) = (timer, PageScreen())
        self.screen = screen
        project = try ScriptedProject(
            server,
            policy: AppVerificationPolicy(enforcement: .enforce, proofs: proofs)
        ) { options, environment in
            options.clientID = clientID
            environment.sleep = timer.sleep
            environment.random = { 25 }
            environment.info = { ["CFBundleURLTypes": [["CFBundleURLSchemes": schemes]]] }
            environment.page.session = { url, _, _, _ in try await screen.session(url) }
            environment.page.delegate = { url, _ in try await screen.show(url) }
            environment.page.announce = { url, _ in screen.opened.record(url) }
            environment.page.browser = screen
            adjust(&environment)
        }
        project.auth.settings.appVerificationPage = page
    }

    func send(_ number: String = ScriptedProject.number) async throws -> String {
        try await project.provider.verifyPhoneNumber(number)
    }

    /// What the page navigates to in the end.
    static func callback(
        _ base: String = "\(scheme)://firebaseauth/link",
        items: [String: String] = ["recaptchaToken": "token-1"],
        eventID: String = "ZZZZZZZZZZ",
        authType: String = "verifyApp"
    ) throws -> URL {
        var link = URLComponents(string: "https://auth.example.org/__/auth/callback")
        var query = ["authType": authType, "eventId": eventID]
        query.merge(items) { $1 }
        link?.queryItems = query.map { URLQueryItem(name: $0, value: $1) }
        var outer = URLComponents(string: base)
        outer?.queryItems = [URLQueryItem(name: "deep_link_id", value: link?.string)]
        guard let url = outer?.url else { throw URLError(.badURL) }
        return url
    }
}

/// Remembers which pages were opened, and shows each until a test ends it.
final class PageScreen: Browser {
    let opened = Recorder<URL>()
    private let callback = Latch<Result<URL, AppVerificationProblem>>()
    private let works = Locked(true)

    var isUsable: Bool { true }

    func open(_ url: URL) async throws {
        guard works.current else { throw AppVerificationProblem.pageUnavailable("no screen") }
        opened.record(url)
    }

    func breakDown() {
        works.withLock { $0 = false }
    }

    func end(with result: Result<URL, AppVerificationProblem>) {
        callback.set(result)
    }

    /// How many pages are on the screen.
    var isShowing: Bool { callback.waits > 0 }

    func session(_ url: URL) async throws -> URL {
        opened.record(url)
        return try await callback.value().get()
    }

    func show(_ url: URL) async throws {
        _ = try await session(url)
    }

    /// The query of the page that was opened last.
    var query: [String: String] {
        let items = opened.values.last.flatMap {
            URLComponents(url: $0, resolvingAgainstBaseURL: false)?.queryItems
        }
        return Dictionary((items ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    }
}
