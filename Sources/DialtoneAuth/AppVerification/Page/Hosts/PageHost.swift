import Foundation

/// Shows the server's web pages for one app, one at a time.
final class PageHost: Sendable {
    let pages = OpenPages()
    /// Completed when the open page has closed; `nil` if none is open.
    private let closed = Locked<Latch<Bool>?>(nil)
    let backend: Backend
    private let clientID: String?

    init(backend: Backend, clientID: String?) {
        self.backend = backend
        self.clientID = clientID
    }

    /// The scheme with which pages return to the app.
    var scheme: CallbackScheme {
        CallbackScheme(
            clientID: clientID,
            appID: backend.app.appID,
            registered: BundleSchemes(info: backend.environment.info()).names
        )
    }

    /// Shows a page until its result arrives.
    ///
    /// - Throws: An ``AppVerificationProblem``, or the error of a missing configuration.
    func result(
        of purpose: PagePurpose,
        for auth: Auth,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> String {
        try await begin()
        defer { end() }
        let address = try address(for: purpose, domain: auth.customAuthDomain)
        let choice = auth.settings.appVerificationPage
        var presenters = try presenters(choice, for: purpose, hasDelegate: uiDelegate != nil)[...]
        while let presenter = presenters.popFirst() {
            do {
                return try await result(presenter, address, uiDelegate)
            } catch let problem as AppVerificationProblem
                where problem.cause == .pageUnavailable && !presenters.isEmpty
            {
                continue
            }
        }
        throw AppVerificationProblem.pageUnavailable("No page can be shown on this platform.")
    }

    /// Waits briefly for a canceled page to close.
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

    /// Claims the slot for the only page, or returns the latch that is set when it is free.
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

    private func result(
        _ presenter: any PagePresenter,
        _ address: PageAddress,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> String {
        let environment = backend.environment
        let deadlines = environment.deadlines
        let seconds =
            address.purpose == .verifyApp ? deadlines.page : deadlines.providerPage
        do {
            return try await withDeadline(seconds, sleep: environment.sleep) {
                try await presenter.result(of: address, uiDelegate)
            }
        } catch is DeadlineExceeded {
            throw AppVerificationProblem.pageLate(seconds)
        }
    }

    private func address(for purpose: PagePurpose, domain: String?) throws -> PageAddress {
        let (apiKey, server) = try backend.project
        guard let handler = server.page("__/auth/handler", domain: domain) else {
            throw AppVerificationProblem.pageUnavailable(
                "customAuthDomain is not a host name."
            )
        }
        return PageAddress(
            handler: handler,
            purpose: purpose,
            apiKey: apiKey,
            app: backend.app,
            version: "Dialtone/\(SDKVersion.current)",
            language: backend.settings.current.languageCode,
            eventID: backend.environment.randomLetters(10)
        )
    }
}

/// The URL schemes that an app's Info.plist registers.
struct BundleSchemes {
    let names: [String]

    init(info: [String: Any]) {
        let types = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
        names = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    }
}
