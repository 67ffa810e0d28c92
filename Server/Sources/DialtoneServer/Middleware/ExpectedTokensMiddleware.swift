import DialtoneIDTokens
import Hummingbird

/// Determines from a call's path which kind of token its client expects.
///
/// It runs only in development mode. Google's SDKs in emulator mode prefix each path with the host
/// of the real service, and get unsigned tokens, which Google's emulator issues as well.
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
