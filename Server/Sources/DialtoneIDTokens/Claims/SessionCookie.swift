package import DialtoneBasics
import Foundation

/// A session cookie: the claims of an ID token, with another issuer and a longer lifetime.
///
/// Web servers exchange an ID token for a cookie once, and then verify the cookie themselves. This
/// server does not accept session cookies.
package struct SessionCookie: Sendable {
    /// The permitted lifetimes of a cookie, in whole seconds.
    package static let lifetimes = 300...SessionCookie.longestLifetime.wholeSeconds

    package static let longestLifetime = TimeSpan.days(14)

    /// The claims as JSON.
    let claims: [UInt8]

    /// Creates a cookie from a verified ID token; `nil` if the text is not an ID token.
    init?(of idToken: String, issuer: String, lasting lifetime: TimeSpan, at now: Timestamp) {
        let parts = idToken.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let payload = Base64URL.decode(String(parts[1])),
            let object = try? JSONSerialization.jsonObject(with: Data(payload)),
            var claims = object as? [String: Any]
        else { return nil }
        claims["iss"] = issuer
        claims["iat"] = now.seconds
        claims["exp"] = now.seconds + lifetime.wholeSeconds
        guard
            let json = try? JSONSerialization.data(
                withJSONObject: claims,
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
        else { return nil }
        self.claims = Array(json)
    }
}
