import Foundation

/// A username and a password for HTTP Basic authentication.
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
