import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import Logging

/// The page on which operators sign in to the console.
struct ConsoleSignIn: Sendable {
    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        router.get(RouterPath(ConsoleSite.signInPath)) { request, _ in
            guard !site.isDevelopment else { return Response.redirect(to: ConsoleSite.root) }
            _ = try site.cookie(request)
            return try await page(next: request.uri.queryParameters.get("next") ?? "")
        }
        router.post(RouterPath(ConsoleSite.signInPath)) { request, context in
            guard !site.isDevelopment else { return Response.redirect(to: ConsoleSite.root) }
            try site.checkOrigin(of: request)
            return try await signIn(try await site.form(of: request), request, context)
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
            if let former = try await site.flows.access.session(of: cookie.secret) {
                _ = try await site.flows.registry.endSession(
                    former.session.id,
                    of: former.person.id
                )
            }
            context.logger.notice(
                "operator signed in",
                metadata: ["operator": "\(form["name"].prefix(64))"]
            )
            var response = Response.redirect(to: ConsoleSite.ownPath(form["next"]), type: .normal)
            response.setCookie(cookie.cookie(for: secret))
            return response
        } catch let refusal as Refusal {
            SecurityTrail.current?.refuse(refusal)
            context.logger.notice("operator sign-in refused")
            return try await page(
                next: form["next"],
                name: form["name"],
                problem: Self.sentence(refusal),
                status: Self.wait(of: refusal) == nil ? .badRequest : .tooManyRequests
            )
        }
    }

    static func sentence(_ refusal: Refusal) -> String {
        if let wait = wait(of: refusal) {
            let seconds = max(1, wait.wholeSeconds)
            let words = seconds == 1 ? "1 second" : "\(seconds) seconds"
            return "There were too many attempts. Try again in \(words)."
        }
        guard case .wrongCredentials = refusal else { return ConsoleProblem(refusal).text }
        return "The name, the password or the code is wrong. Each code works once."
    }

    /// How long to wait after too many attempts; `nil` for other refusals.
    private static func wait(of refusal: Refusal) -> TimeSpan? {
        switch refusal {
        case .tooManyPasswords(let wait), .callLimit(_, let wait): wait
        default: nil
        }
    }

    private func page(
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
            hasNoOperator: try await site.flows.registry.isEmpty()
        )
        return PageResponse.html(
            site.files.templates.render(.consoleSignIn, with: view),
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
    }
}
