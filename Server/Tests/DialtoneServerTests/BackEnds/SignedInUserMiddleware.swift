import HTTPTypes
import Hummingbird
import JWTKit

/// What handlers know of a request, the user who sent it included.
struct UserContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    fileprivate(set) var user: IDTokenVerifier.Claims?

    init(source: Source) {
        coreContext = .init(source: source)
    }

    /// The user who sent the request; throws 401 if the middleware did not let them in.
    var signedInUser: IDTokenVerifier.Claims {
        get throws {
            guard let user else { throw HTTPError(.unauthorized) }
            return user
        }
    }
}

/// Refuses requests without a valid ID token in their `Authorization` header.
struct SignedInUserMiddleware: RouterMiddleware {
    let verifier: IDTokenVerifier

    func handle(
        _ request: Request,
        context: UserContext,
        next: (Request, UserContext) async throws -> Response
    ) async throws -> Response {
        guard let header = request.headers[.authorization], header.hasPrefix("Bearer ") else {
            throw HTTPError(.unauthorized)
        }
        var context = context
        do {
            context.user = try await verifier.verify(String(header.dropFirst("Bearer ".count)))
        } catch is JWTError, is DecodingError {
            throw HTTPError(.unauthorized)
        }
        return try await next(request, context)
    }
}
