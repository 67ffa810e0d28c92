package import DialtoneTokens
import HTTPTypes
package import Hummingbird
import Logging

/// Refuses requests without a valid ID token in their `Authorization` header.
package struct SignedInUserMiddleware: RouterMiddleware {
    private let verifier: TokenVerifier
    private let asksServer: Bool

    /// Creates a middleware.
    ///
    /// - Parameters:
    ///   - verifier: Verifies the tokens.
    ///   - asksServer: Whether the server is asked if the user is still signed in, which costs a
    ///     request; for actions that cannot be undone.
    package init(_ verifier: TokenVerifier, asksServer: Bool = false) {
        self.verifier = verifier
        self.asksServer = asksServer
    }

    package func handle(
        _ request: Request,
        context: UserContext,
        next: (Request, UserContext) async throws -> Response
    ) async throws -> Response {
        let user: VerifiedToken
        do {
            user = try await self.user(of: request)
        } catch let error as InvalidToken {
            // The reason is for the log only: it helps attackers more than users.
            context.logger.info("\(error)")
            throw HTTPError(.unauthorized, headers: [.wwwAuthenticate: "Bearer"])
        } catch let error where error is KeysUnavailable || error is SignInStatusUnknown {
            context.logger.error("\(error)")
            throw HTTPError(.serviceUnavailable)
        }
        return try await next(request, context.with(user))
    }

    private func user(of request: Request) async throws -> VerifiedToken {
        let words = (request.headers[.authorization] ?? "").split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].lowercased() == "bearer" else {
            throw InvalidToken(.malformed)
        }
        let token = String(words[1])
        return asksServer
            ? try await verifier.verifySignedIn(token) : try await verifier.verifyIDToken(token)
    }
}
