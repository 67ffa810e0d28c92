package import DialtoneBasics
import Foundation
import Synchronization

/// Access tokens of Google service accounts, cached until shortly before they expire.
package final class GoogleAccessTokens: Sendable {
    /// The time before its expiration from which a token is no longer used.
    private static let margin = TimeSpan.minutes(1)

    private struct Token {
        let text: String
        let goodUntil: Timestamp
    }

    private let http: any OutboundHTTP
    private let policy: OutboundPolicy
    private let clock: ServerClock
    private let tokens = Mutex<[String: Token]>([:])

    package init(http: any OutboundHTTP, policy: OutboundPolicy, clock: ServerClock) {
        self.http = http
        self.policy = policy
        self.clock = clock
    }

    /// Returns an access token of `account` for `scope`, from the cache or from Google.
    func token(of account: GoogleServiceAccount, for scope: String) async throws -> String {
        let now = clock.now
        let name = Self.name(of: account, scope)
        if let token = tokens.withLock({ $0[name] }), now < token.goodUntil { return token.text }
        let form = [
            (name: "grant_type", value: "urn:ietf:params:oauth:grant-type:jwt-bearer"),
            (name: "assertion", value: try account.assertion(for: scope, at: now)),
        ]
        var request = OutboundRequest(
            .post,
            try OutboundURL(checking: account.tokenAddress, by: policy)
        )
        request.headers = [("content-type", "application/x-www-form-urlencoded")]
        request.body = Array(FormText.encode(form).utf8)
        request.timeout = VendorDeadline.accessToken
        let answer = try await http.send(request)
        guard answer.isSuccess else { throw VendorFailure(status: answer.status) }
        guard let body = try? JSONDecoder().decode(Answer.self, from: Data(answer.body)) else {
            throw VendorFailure.unreadable
        }
        let token = Token(
            text: body.accessToken,
            goodUntil: now + .seconds(min(max(body.expiresIn, 0), 3_600)) - Self.margin
        )
        tokens.withLock { $0[name] = token }
        return token.text
    }

    /// Removes the cached token of `account`, because Google rejected it.
    func forget(_ account: GoogleServiceAccount, for scope: String) {
        tokens.withLock { $0[Self.name(of: account, scope)] = nil }
    }

    /// The name of a token in the cache.
    ///
    /// Projects have accounts of their own, and none may use a token for which another one signed.
    private static func name(of account: GoogleServiceAccount, _ scope: String) -> String {
        "\(scope) \(account.fingerprint)"
    }

    private struct Answer: Decodable {
        let accessToken: String
        let expiresIn: Int64

        private enum CodingKeys: String, CodingKey {
            case accessToken = "access_token"
            case expiresIn = "expires_in"
        }
    }
}
