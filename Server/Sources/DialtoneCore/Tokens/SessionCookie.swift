import Foundation

/// What a session cookie is: the claims of an ID token, from another issuer and for longer.
///
/// Web servers that keep people signed in by a cookie have it made of an ID token once and verify
/// it by themselves. Nothing here accepts one.
package struct SessionCookie: Sendable {
    /// How long a cookie may be good, in whole seconds.
    package static let lifetimes = 300...SessionCookie.longestLifetime.wholeSeconds

    package static let longestLifetime = TimeSpan.days(14)

    /// The claims as JSON.
    let claims: [UInt8]

    /// Takes an ID token that was checked; `nil` for what is none.
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
