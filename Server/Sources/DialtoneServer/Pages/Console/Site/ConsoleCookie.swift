import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The cookie that continues an operator's session.
struct ConsoleCookie: Sendable {
    private let isSecure: Bool

    /// The secret of the session; `nil` if the browser has sent nothing valid.
    let secret: OperatorSecret?

    init(_ request: Request, isSecure: Bool) {
        self.isSecure = isSecure
        secret = SentCookies(request).only(Self.name(isSecure)).flatMap { OperatorSecret($0) }
    }

    /// The cookie for a new session.
    func cookie(for secret: OperatorSecret) -> Cookie {
        cookie(secret.text, maxAge: Int(OperatorSession.lifetime.wholeSeconds))
    }

    /// The cookie that deletes the browser's cookie.
    var deletion: Cookie { cookie("", maxAge: 0) }

    private func cookie(_ value: String, maxAge: Int) -> Cookie {
        Cookie(
            name: Self.name(isSecure),
            value: value,
            maxAge: maxAge,
            path: "/",
            secure: isSecure,
            httpOnly: true,
            sameSite: .strict
        )
    }

    /// The name, whose prefix keeps hosts of the same domain from setting the cookie.
    ///
    /// Browsers accept the prefix only for encrypted pages.
    private static func name(_ isSecure: Bool) -> String {
        (isSecure ? "__Host-" : "") + "dialtone-console"
    }
}
