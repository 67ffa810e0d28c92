import DialtoneBasics
import Crypto
import HTTPTypes
import Hummingbird

/// Binds a redirect to the browser that started it, until it returns from the provider.
///
/// Without it, attackers could start a redirect with a program of their own, which may claim any
/// origin, and send a user to the resulting URL at the provider.
struct RedirectCookie: Sendable {
    /// The lifetime in seconds, which is that of the sealed state.
    private static let lifetime = 600

    private let value: String
    private let isSecure: Bool

    /// Reads the browser's cookie for the server's URL `origin`; `nil` if there is not exactly one.
    init?(_ request: Request, at origin: String) {
        isSecure = Self.isSecure(origin)
        let found = SentCookies(request).only(Self.name(isSecure: isSecure))
        guard let sent = found, sent.wholeMatch(of: /[0-9a-f]{64}/) != nil else { return nil }
        value = sent
    }

    /// Creates a new cookie.
    init(at origin: String, from random: RandomSource) {
        isSecure = Self.isSecure(origin)
        value = Hex.encode(random.bytes(32))
    }

    var digest: String { Hex.encode(SHA256.hash(data: Array(value.utf8))) }

    // Some providers make the browser post their response, and only `SameSite=None` cookies are
    // sent with such a form. Browsers accept it only for encrypted pages.
    var cookie: Cookie {
        Cookie(
            name: Self.name(isSecure: isSecure),
            value: value,
            maxAge: Self.lifetime,
            path: "/",
            secure: isSecure,
            httpOnly: true,
            sameSite: isSecure ? .none : .lax
        )
    }

    /// Returns the cookie's name, whose prefix keeps hosts of the same domain from setting it.
    private static func name(isSecure: Bool) -> String {
        isSecure ? "__Host-dialtone-redirect" : "dialtone-redirect"
    }

    private static func isSecure(_ origin: String) -> Bool { origin.hasPrefix("https:") }
}
