import DialtoneAuth
import Foundation

/// An unsigned ID token of an ``InMemoryProject``.
struct InMemoryToken {
    static let lifetime = 3_600
    static var lifetimeText: String { "\(lifetime)" }

    let id: String
    let session: String
    let state: InMemoryProject.Session
    let account: InMemoryAccount
    let issuedAt: Date

    private struct Claims: Codable {
        struct Firebase: Codable {
            var identities: [String: [String]] = [:]
            var sign_in_provider: String
            var session_id: String
            var sign_in_second_factor: String?
            var second_factor_identifier: String?
        }

        var iss: String
        var aud: String
        var sub: String
        var user_id: String
        var iat: Int
        var exp: Int
        var auth_time: Int
        var jti: String
        var name: String?
        var picture: String?
        var phone_number: String?
        var email: String?
        var email_verified: Bool?
        var firebase: Firebase
    }

    func text() throws -> String {
        let payload = try JSONEncoder().encode(claims)
        return "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.\(Base64URL.encode(payload))."
    }

    /// The session that an ID token belongs to; `nil` if it is not one of this server's.
    static func session(in token: String) -> String? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let payload = Base64URL.decode(String(parts[1])) else { return nil }
        return try? JSONDecoder().decode(Claims.self, from: payload).firebase.session_id
    }

    private var claims: Claims {
        let second = Int(issuedAt.timeIntervalSince1970)
        return Claims(
            iss: "https://securetoken.google.com/\(InMemoryProject.id)",
            aud: InMemoryProject.id,
            sub: account.id,
            user_id: account.id,
            iat: second,
            exp: second + Self.lifetime,
            auth_time: Int(state.signedInAt.timeIntervalSince1970),
            jti: id,
            name: account.displayName,
            picture: account.photoURL,
            phone_number: account.phoneNumber,
            email: account.email,
            email_verified: account.email == nil ? nil : account.isEmailVerified,
            firebase: Claims.Firebase(
                identities: identities,
                sign_in_provider: state.provider,
                session_id: session,
                sign_in_second_factor: state.secondFactor?.kind,
                second_factor_identifier: state.secondFactor?.id
            )
        )
    }

    private var identities: [String: [String]] {
        var identities: [String: [String]] = [:]
        identities["phone"] = account.phoneNumber.map { [$0] }
        identities["email"] = account.email.map { [$0] }
        return identities
    }
}
