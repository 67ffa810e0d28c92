package import DialtoneCore
import Foundation

/// Google's service that opens tokens of Play Integrity.
package struct PlayIntegrityService: Sendable {
    private static let scope = "https://www.googleapis.com/auth/playintegrity"

    /// More text than tokens have.
    private static let tokenLimit = 32 * 1_024

    private let http: any OutboundHTTP
    private let policy: OutboundPolicy
    private let tokens: GoogleAccessTokens
    private let address: String

    /// `address` is another one than Google's in tests only.
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

    /// What Google says of `token`; `nil` if it is no token, or none of the app.
    ///
    /// Throws a ``VendorFailure`` or an ``OutboundFailure`` where Google says nothing of it.
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
    ) async throws -> OutboundAnswer {
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
