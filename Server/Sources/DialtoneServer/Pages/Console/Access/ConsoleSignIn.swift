import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import Logging

/// The page on which operators sign in to the console.
struct ConsoleSignIn: Sendable {
    private static let passkeyPath = "\(ConsoleSite.signInPath)/passkey"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        router.get(RouterPath(ConsoleSite.signInPath)) { request, _ in
            guard !site.isDevelopment else { return Response.redirect(to: ConsoleSite.root) }
            _ = try site.cookie(request)
            return try await site.inLanguage(of: request) {
                try await page(next: request.uri.queryParameters.get("next") ?? "")
            }
        }
        router.post(RouterPath(ConsoleSite.signInPath)) { request, context in
            guard !site.isDevelopment else { return Response.redirect(to: ConsoleSite.root) }
            try site.checkOrigin(of: request)
            let form = try await site.form(of: request)
            return try await site.inLanguage(of: request) {
                try await signIn(form, request, context)
            }
        }
        router.get(RouterPath(Self.passkeyPath)) { request, _ in
            _ = try site.cookie(request)
            return try ConsolePasskeys.options(try site.flows.access.startPasskeySignIn())
        }
        router.post(RouterPath(Self.passkeyPath)) { request, context in
            guard !site.isDevelopment else { return Response.redirect(to: ConsoleSite.root) }
            try site.checkOrigin(of: request)
            let form = try await site.form(of: request)
            return try await site.inLanguage(of: request) {
                try await signInByPasskey(form, request, context)
            }
        }
        site.post("/sign-out", on: router) { visit, _ in
            if let acting = visit.acting {
                _ = try await site.flows.registry.endSession(
                    acting.session.id,
                    of: acting.person.id
                )
            }
            var response = Response.redirect(to: ConsoleSite.signInPath)
            response.setCookie(try site.cookie(visit.request).deletion)
            return response
        }
    }

    private func signIn(
        _ form: ConsoleForm,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        let cookie = try site.cookie(request)
        do {
            let secret = try await site.flows.access.signIn(
                name: form["name"],
                password: form.fields["password"] ?? "",
                code: form["code"],
                from: site.client(request, context)
            )
            context.logger.notice(
                "operator signed in",
                metadata: ["operator": "\(form["name"].prefix(64))"]
            )
            return try await entry(with: secret, replacing: cookie, to: form["next"])
        } catch let refusal as Refusal {
            SecurityTrail.current?.refuse(refusal)
            context.logger.notice("operator sign-in refused")
            return try await page(
                next: form["next"],
                name: form["name"],
                problem: ConsoleProblem.sentence(ofSignIn: refusal),
                status: Self.status(of: refusal)
            )
        }
    }

    private func signInByPasskey(
        _ form: ConsoleForm,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        let cookie = try site.cookie(request)
        do {
            let secret = try await site.flows.access.signIn(
                with: try ConsolePasskeys.assertion(in: form),
                from: site.client(request, context)
            )
            context.logger.notice("operator signed in with a passkey")
            return try await entry(with: secret, replacing: cookie, to: form["next"])
        } catch let refusal as Refusal {
            SecurityTrail.current?.refuse(refusal)
            context.logger.notice("operator sign-in refused")
            return try await page(
                next: form["next"],
                problem: ConsoleProblem.wait(of: refusal) == nil
                    ? ConsolePasskeys.sentence(refusal)
                    : ConsoleProblem.sentence(ofSignIn: refusal),
                status: Self.status(of: refusal)
            )
        }
    }

    /// Leads into the console with a new session, which replaces the browser's former one.
    private func entry(
        with secret: OperatorSecret,
        replacing cookie: ConsoleCookie,
        to next: String
    ) async throws -> Response {
        if let former = try await site.flows.access.session(of: cookie.secret) {
            _ = try await site.flows.registry.endSession(former.session.id, of: former.person.id)
        }
        var response = Response.redirect(to: ConsoleSite.ownPath(next), type: .normal)
        response.setCookie(cookie.cookie(for: secret))
        return response
    }

    static func status(of refusal: Refusal) -> HTTPResponse.Status {
        ConsoleProblem.wait(of: refusal) == nil ? .badRequest : .tooManyRequests
    }

    func page(
        next: String,
        name: String = "",
        problem: String? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let view = View(
            assets: site.files.assets.path,
            next: next,
            name: name,
            problem: problem,
            hasNoOperator: try await site.flows.registry.isEmpty(),
            hasPasskeys: site.flows.access.hasPasskeys,
            languageChoice: site.languages.choice
        )
        return PageResponse.html(
            site.render(.consoleSignIn, with: view),
            status: status
        )
    }

    /// The template values.
    private struct View: Sendable {
        let assets: String
        let next: String
        let name: String
        let problem: String?
        let hasNoOperator: Bool
        let hasPasskeys: Bool
        let languageChoice: LanguageChoice?
    }
}
