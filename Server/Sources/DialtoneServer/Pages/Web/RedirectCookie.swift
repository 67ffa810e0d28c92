import Crypto
import DialtoneCore
import HTTPTypes
import Hummingbird

/// Ties a redirect to the browser that began it, until the visitor is back from the provider.
///
/// Without it attackers could begin one with a program of their own, which may claim any origin,
/// and send a visitor to the provider with the address that they got.
struct RedirectCookie: Sendable {
    /// As long as what goes through the provider's page is good.
    private static let lifetime = 600

    private let value: String
    private let isSecure: Bool

    /// The one that the browser sent; `nil` if it has none, or several, for the server's address
    /// `origin`.
    init?(_ request: Request, at origin: String) {
        isSecure = Self.isSecure(origin)
        let found = Self.values(of: Self.name(isSecure: isSecure), in: request)
        guard found.count == 1, let sent = found.first,
            sent.wholeMatch(of: /[0-9a-f]{64}/) != nil
        else { return nil }
        value = sent
    }

    /// A new one.
    init(at origin: String, from random: RandomSource) {
        isSecure = Self.isSecure(origin)
        value = Hex.encode(random.bytes(32))
    }

    var digest: String { Hex.encode(SHA256.hash(data: Array(value.utf8))) }

    // Some providers have the browser post what they answer, and only `None` goes along with such
    // a form. Browsers take it for encrypted pages alone.
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

    /// With the prefix no other host, such as one below the same domain, can set it.
    private static func name(isSecure: Bool) -> String {
        isSecure ? "__Host-dialtone-redirect" : "dialtone-redirect"
    }

    /// The values of all cookies with exactly this name.
    ///
    /// Only spaces and tabs are dropped before a name, as browsers do. If other blanks were, a host
    /// below the same domain could set a cookie that has the prefix here but not for its browser.
    private static func values(of name: String, in request: Request) -> [String] {
        request.headers[values: .cookie].flatMap { field in
            field.utf8.split(separator: UInt8(ascii: ";")).compactMap { part in
                let cookie = part.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                guard let sign = cookie.firstIndex(of: UInt8(ascii: "=")),
                    cookie[..<sign].elementsEqual(name.utf8)
                else { return nil }
                return String(Substring(cookie[cookie.index(after: sign)...]))
            }
        }
    }

    private static func isSecure(_ origin: String) -> Bool { origin.hasPrefix("https:") }
}
