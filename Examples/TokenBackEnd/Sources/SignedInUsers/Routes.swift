package import DialtoneTokens
package import Hummingbird

/// What the example answers about a user.
struct Profile: ResponseEncodable {
    let userID: String
    let phoneNumber: String?
}

/// Returns the routes of the example.
///
/// - Parameter verifier: Verifies the tokens; needs an API key for `DELETE /me`.
/// - Returns: A router with `GET /health`, which anyone may call, and `GET` and `DELETE /me`.
package func makeRouter(_ verifier: TokenVerifier) -> Router<UserContext> {
    let router = Router(context: UserContext.self)
    router.get("health") { _, _ in HTTPResponse.Status.ok }
    router.group("me").add(middleware: SignedInUserMiddleware(verifier)).get { _, context in
        let user = try context.user
        return Profile(userID: user.userID, phoneNumber: user.phoneNumber)
    }
    let strict = SignedInUserMiddleware(verifier, asksServer: true)
    router.group("me").add(middleware: strict).delete { _, context in
        _ = try context.user
        return HTTPResponse.Status.noContent
    }
    return router
}
