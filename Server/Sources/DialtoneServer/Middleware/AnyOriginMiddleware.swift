import HTTPTypes
import Hummingbird

/// Allows calls from web pages of any origin.
///
/// API keys are public, and credentials such as cookies are never allowed
/// (`Access-Control-Allow-Credentials`).
///
/// It never allows a page of a public address to reach a private one
/// (`Access-Control-Allow-Private-Network`): pages on the same machine or network need no such
/// permission, and for other pages the browser asks the user.
struct AnyOriginMiddleware: RouterMiddleware {
    /// How long a browser may cache a preflight, in seconds; browsers have their own maximum.
    private static let preflightAge = "7200"

    /// The origins that may administer a server that trusts every caller.
    var administrators = AcceptedHosts.all

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        // Browsers navigate to the provider's pages; no script needs them (RFC 9700, section 2.6).
        guard let origin = request.headers[.origin], !OpenIDIssuer.isPage(request.uri.path) else {
            return try await next(request, context)
        }
        if isAdministration(request), !administrates(origin) {
            let refusal = RequestRefusal.forbidden(
                "Pages of other sites are not allowed to administer a development server. "
                    + "Start `dialtone dev` with --host to allow them."
            )
            return try WireEncoder.response(of: refusal)
        }
        // No script of another site needs the console, and none may read what operators see.
        guard !ConsoleSite.isPage(request.uri.path) else { return try await next(request, context) }
        var response = isPreflight(request) ? preflight(request) : try await next(request, context)
        response.headers[.accessControlAllowOrigin] = origin
        response.headers[values: .vary].append("Origin")
        response.headers[.accessControlExposeHeaders] = "Retry-After, X-Request-Id"
        return response
    }

    private func isPreflight(_ request: Request) -> Bool {
        request.method == .options && request.headers[.accessControlRequestMethod] != nil
    }

    private func preflight(_ request: Request) -> Response {
        var headers: HTTPFields = [
            .accessControlAllowMethods: "GET, POST, PUT, PATCH, DELETE, HEAD",
            .accessControlMaxAge: Self.preflightAge,
        ]
        headers[.accessControlAllowHeaders] = request.headers[.accessControlRequestHeaders]
        return Response(status: .noContent, headers: headers)
    }

    /// Whether the request needs an administrator's origin.
    ///
    /// That applies to the emulator's calls, which read messages, to the console, and to requests
    /// with an administrator's credential. Like the router, this ignores repeated slashes.
    private func isAdministration(_ request: Request) -> Bool {
        guard case .thisMachine = administrators else { return false }
        let requested = request.headers[.accessControlRequestHeaders]?.lowercased() ?? ""
        let path = request.uri.path.split(separator: "/")
        // Apps' pages start a redirect with a form, and the route checks which page sends it.
        // Scripts, which could read the response, are not exempt.
        if request.method == .post, path.elementsEqual(PickerPage.handler.split(separator: "/")),
            [nil, "navigate"].contains(request.headers[.fetchMode])
        {
            return false
        }
        return switch path.first {
        case nil, "emulator", "console": true
        default:
            request.headers.contains(.authorization) || requested.contains("authorization")
        }
    }

    private func administrates(_ origin: String) -> Bool {
        guard let authority = origin.split(separator: "://", maxSplits: 1).last,
            let host = try? HostName(String(authority))
        else { return false }
        return host.isLoopback || host.text.hasSuffix(".localhost")
    }
}
