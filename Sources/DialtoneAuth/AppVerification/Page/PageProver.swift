import Foundation

/// Proves the app by a web page on which a person solves a challenge, one page at a time.
final class PageProver: Sendable {
    let pages = OpenPages()
    /// Set once the page that is open now is gone; `nil` while there is none.
    private let closed = Locked<Latch<Bool>?>(nil)
    private let backend: Backend
    private let clientID: String?

    init(backend: Backend, clientID: String?) {
        self.backend = backend
        self.clientID = clientID
    }

    /// The scheme by which pages return to the app.
    var scheme: CallbackScheme {
        CallbackScheme(
            clientID: clientID,
            appID: backend.app.appID,
            registered: BundleSchemes(info: backend.environment.info()).names
        )
    }

    /// The token of a challenge.
    ///
    /// - Throws: An ``AppVerificationProblem``.
    func proof(
        _ request: AppVerificationRequest,
        _ attempt: AppVerificationAttempt
    ) async throws -> AppProof {
        try await attempt.step(.page, summary: { _ in "challenge solved" }) {
            try await begin()
            defer { end() }
            let address = try address(domain: request.auth.customAuthDomain)
            let choice = request.auth.settings.appVerificationPage
            var presenters = try presenters(choice, hasDelegate: request.uiDelegate != nil)[...]
            while let presenter = presenters.popFirst() {
                do {
                    let token = try await token(presenter, address, request.uiDelegate)
                    return .challenge(token: token)
                } catch let problem as AppVerificationProblem
                    where problem.cause == .pageUnavailable && !presenters.isEmpty
                {
                    continue
                }
            }
            throw AppVerificationProblem.pageUnavailable("Nothing here can show a page.")
        }
    }

    /// Waits a moment for a page that was canceled to go away.
    private func begin() async throws {
        let environment = backend.environment
        while let open = claim() {
            do {
                try await withDeadline(environment.deadlines.pageChange, sleep: environment.sleep) {
                    _ = try await open.value()
                }
            } catch is DeadlineExceeded {
                throw AppVerificationProblem.pageBusy
            }
        }
    }

    /// Takes the place of the one page, or yields what tells when that is free.
    private func claim() -> Latch<Bool>? {
        closed.withLock { closed in
            if let closed { return closed }
            closed = Latch()
            return nil
        }
    }

    private func end() {
        let gone = closed.withLock { closed in
            defer { closed = nil }
            return closed
        }
        gone?.set(true)
    }

    private func token(
        _ presenter: any PagePresenter,
        _ address: PageAddress,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> String {
        let environment = backend.environment
        let seconds = environment.deadlines.page
        do {
            return try await withDeadline(seconds, sleep: environment.sleep) {
                try await presenter.token(of: address, uiDelegate)
            }
        } catch is DeadlineExceeded {
            throw AppVerificationProblem.pageLate(seconds)
        }
    }

    private func address(domain: String?) throws -> PageAddress {
        let settings = backend.settings.current
        guard let apiKey = backend.app.apiKey,
            let handler = settings.server?.page("__/auth/handler", domain: domain)
        else { throw AppVerificationProblem.pageUnavailable("The server's address is not set.") }
        return PageAddress(
            handler: handler,
            apiKey: apiKey,
            app: backend.app,
            version: "Dialtone/\(SDKVersion.current)",
            language: settings.languageCode,
            eventID: backend.environment.randomLetters(10)
        )
    }

    /// What is to show the page; another one only where the one before it cannot.
    private func presenters(
        _ choice: AppVerificationPage,
        hasDelegate: Bool
    ) throws -> [any PagePresenter] {
        let platform = backend.environment.page
        switch choice {
        case .automatic:
            if platform.session != nil { return try presenters(.systemSession, hasDelegate: true) }
            let polled = try presenters(.anotherDevice, hasDelegate: hasDelegate)
            guard !hasDelegate, platform.browser?.isUsable == true else { return polled }
            return try presenters(.browser, hasDelegate: false) + polled
        case .systemSession:
            if let session = platform.session {
                return [SessionPage(session: session, scheme: scheme, pages: pages)]
            }
        case .uiDelegate:
            if let delegate = platform.delegate {
                return [DelegatePage(delegate: delegate, scheme: scheme, pages: pages)]
            }
        case .browser:
            #if os(macOS) || os(Linux)
            if let browser = platform.browser {
                return [BrowserPage(browser: browser, pages: pages)]
            }
            #endif
        case .anotherDevice:
            return [PolledPage(backend: backend, announce: platform.announce)]
        }
        throw AppVerificationProblem.pageUnavailable(
            "This platform has nothing for AppVerificationPage.\(choice.rawValue)."
        )
    }
}
