package import DialtoneTokens
package import Hummingbird

/// What handlers know of a request, including its user.
package struct UserContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    fileprivate(set) var verified: VerifiedToken?

    package init(source: Source) {
        coreContext = .init(source: source)
    }

    /// The user who sent the request.
    ///
    /// - Throws: Status 401 for a route that ``SignedInUserMiddleware`` does not protect.
    package var user: VerifiedToken {
        get throws {
            guard let verified else { throw HTTPError(.unauthorized) }
            return verified
        }
    }

    func with(_ user: VerifiedToken) -> UserContext {
        var context = self
        context.verified = user
        return context
    }
}
