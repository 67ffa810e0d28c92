import Foundation

/// The data that an app stores after a sign-in.
struct SignedIn: Sendable {
    let idToken: String
    let refreshToken: String

    /// The algorithm that the header of the ID token names.
    var algorithm: TokenAlgorithm {
        get throws {
            var text = idToken.prefix { $0 != "." }
                .replacing("-", with: "+")
                .replacing("_", with: "/")
            text += String(repeating: "=", count: (4 - text.count % 4) % 4)
            guard let header = Data(base64Encoded: String(text)) else { throw UnreadableToken() }
            return try JSONDecoder().decode(Header.self, from: header).alg
        }
    }

    private struct Header: Decodable {
        let alg: TokenAlgorithm
    }
}

/// The header of an ID token cannot be decoded.
struct UnreadableToken: Error {}
