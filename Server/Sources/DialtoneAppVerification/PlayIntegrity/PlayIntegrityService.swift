package import DialtoneBasics
import Foundation

/// A client of the Google service that decodes Play Integrity tokens.
package struct PlayIntegrityService: Sendable {
    private static let scope = "https://www.googleapis.com/auth/playintegrity"

    /// The maximum length of a token, in bytes.
    private static let tokenLimit = 32 * 1_024

    private let http: any OutboundHTTP
    private let policy: OutboundPolicy
    private let tokens: GoogleAccessTokens
    private let address: String

    /// Creates a client; only tests use another `address` than Google's.
    package init(
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        clock: ServerClock,
        address: String = "https://playintegrity.googleapis.com"
    ) {
        self.http = http
        self.policy = policy
        self.address = address
        tokens = GoogleAccessTokens(http: http, policy: policy, clock: clock)
    }

    /// Google's verdict on `token`; `nil` if it is not a valid token of the app.
    ///
    /// Throws a ``VendorFailure`` or an ``OutboundFailure`` if there is no verdict.
    func verdict(
        on token: String,
        of packageName: String,
        as account: GoogleServiceAccount
    ) async throws -> IntegrityVerdict? {
        guard token.utf8.count <= Self.tokenLimit else { return nil }
        let answer = try await ask(token, packageName, account)
        switch answer.status {
        case 200:
            guard let body = try? JSONDecoder().decode(Answer.self, from: Data(answer.body)) else {
                throw VendorFailure.unreadable
            }
            return body.tokenPayloadExternal
        case 400:
            return nil
        case 401:
            tokens.forget(account, for: Self.scope)
            throw VendorFailure(status: answer.status)
        default:
            throw VendorFailure(status: answer.status)
        }
    }

    private func ask(
        _ token: String,
        _ packageName: String,
        _ account: GoogleServiceAccount
    ) async throws -> OutboundResponse {
        let accessToken = try await tokens.token(of: account, for: Self.scope)
        var request = OutboundRequest(
            .post,
            try OutboundURL(
                checking: "\(address)/v1/\(packageName):decodeIntegrityToken",
                by: policy
            )
        )
        request.headers = [
            ("authorization", "Bearer \(accessToken)"), ("content-type", "application/json"),
        ]
        request.body = Array(try JSONEncoder().encode(["integrityToken": token]))
        request.timeout = VendorDeadline.judgment
        return try await http.send(request)
    }

    private struct Answer: Decodable {
        let tokenPayloadExternal: IntegrityVerdict
    }
}
