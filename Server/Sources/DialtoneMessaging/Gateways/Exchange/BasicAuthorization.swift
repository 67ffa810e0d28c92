import Foundation

/// A user and a password, as HTTP's Basic scheme writes them.
struct BasicAuthorization: Sendable {
    private let user: String
    private let password: GatewaySecret

    init(_ user: String, _ password: GatewaySecret) {
        self.user = user
        self.password = password
    }

    var header: String {
        "Basic " + Data("\(user):\(password.text)".utf8).base64EncodedString()
    }
}
