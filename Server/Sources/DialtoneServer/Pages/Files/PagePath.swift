import Foundation

/// Builds URLs with parameters.
enum PagePath {
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
