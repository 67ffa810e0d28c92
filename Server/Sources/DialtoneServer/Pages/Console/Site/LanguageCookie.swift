import DialtoneBasics
import Hummingbird

/// The cookie that keeps the language that a user has chosen for the console.
///
/// It contains no more than a tag, and is the browser's: the sign-in page knows no operator yet, and
/// development has none.
enum LanguageCookie {
    private static let name = "dialtone-console-language"
    private static let lifetime = TimeSpan.days(365)

    /// Returns the tag in a request; `nil` if the browser has sent none.
    static func chosen(in request: Request) -> String? { SentCookies(request).only(name) }

    static func cookie(for tag: String, isSecure: Bool) -> Cookie {
        Cookie(
            name: name,
            value: tag,
            maxAge: Int(lifetime.wholeSeconds),
            path: ConsoleSite.root,
            secure: isSecure,
            httpOnly: true,
            sameSite: .strict
        )
    }
}
