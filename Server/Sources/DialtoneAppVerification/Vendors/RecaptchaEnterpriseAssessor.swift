import DialtoneModel
package import DialtoneBasics
import Foundation

/// A client of the Google service that assesses reCAPTCHA Enterprise tokens.
package struct RecaptchaEnterpriseAssessor: Sendable {
    static let name = "reCAPTCHA Enterprise"

    /// The maximum length of a token, in bytes.
    private static let tokenLimit = 16 * 1_024

    private let http: any OutboundHTTP
    private let policy: OutboundPolicy
    private let address: String

    /// Creates a client; only tests use another `address` than Google's.
    package init(
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        address: String = "https://recaptchaenterprise.googleapis.com"
    ) {
        self.http = http
        self.policy = policy
        self.address = address
    }

    /// Google's assessment of `token`.
    ///
    /// Throws a ``RecaptchaProblem`` if the format of the token is not valid, or a
    /// ``VendorFailure`` if there is no assessment. Google assesses a token only once; after that
    /// it is no longer valid.
    func assessment(
        of token: String,
        action: String?,
        by key: RecaptchaEnterpriseKey
    ) async throws -> RecaptchaAssessment {
        guard token.utf8.count <= Self.tokenLimit else { throw RecaptchaProblem.malformed }
        let query = FormText.encode([(name: "key", value: key.apiKey)])
        let path = "\(address)/v1/projects/\(key.details.cloudProject)/assessments"
        var request = OutboundRequest(
            .post,
            try OutboundURL(checking: "\(path)?\(query)", by: policy)
        )
        request.headers = [("content-type", "application/json")]
        let event = Event(token: token, siteKey: key.details.siteKey, expectedAction: action)
        request.body = Array(try JSONEncoder().encode(["event": event]))
        request.timeout = VendorDeadline.judgment
        let answer = try await http.send(request)
        guard answer.status == 200 else { throw VendorFailure(status: answer.status) }
        guard
            let assessment = try? JSONDecoder().decode(
                RecaptchaAssessment.self,
                from: Data(answer.body)
            )
        else { throw VendorFailure.unreadable }
        return assessment
    }

    private struct Event: Encodable {
        let token: String
        let siteKey: String
        let expectedAction: String?
    }
}
