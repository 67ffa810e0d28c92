import DialtoneCore
import Hummingbird

/// Reads from a call's path which kind of token its client expects; only in development mode.
///
/// Google's SDKs in emulator mode put the host of the real service in front of each path, and get
/// unsigned tokens, which Google's emulator issues as well.
struct ExpectedTokensMiddleware: RouterMiddleware {
    private static let upstreamHosts = ".googleapis.com"

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let first = request.uri.path.split(separator: "/").first ?? ""
        let kind: TokenKind = first.hasSuffix(Self.upstreamHosts) ? .unsigned : .signed
        return try await kind.whileExpected { try await next(request, context) }
    }
}
