import Foundation

/// Paths that several pages use, and URLs with parameters.
enum PagePath {
    /// Where redirects to identity providers begin and end in development.
    static let developmentHandler = "/emulator/auth/handler"

    static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    static func signIn(apiKey: String) -> String {
        "/sign-in?key=\(escaped(apiKey))"
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
