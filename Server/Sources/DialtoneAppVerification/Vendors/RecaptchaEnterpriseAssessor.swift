package import DialtoneCore
import Foundation

/// Has tokens of reCAPTCHA Enterprise judged by Google.
package struct RecaptchaEnterpriseAssessor: Sendable {
    static let name = "reCAPTCHA Enterprise"

    /// More text than tokens have.
    private static let tokenLimit = 16 * 1_024

    private let http: any OutboundHTTP
    private let policy: OutboundPolicy
    private let address: String

    /// `address` is another one than Google's in tests only.
    package init(
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        address: String = "https://recaptchaenterprise.googleapis.com"
    ) {
        self.http = http
        self.policy = policy
        self.address = address
    }

    /// What Google says of `token`.
    ///
    /// Throws a ``RecaptchaProblem`` if it cannot be one, and what ``VendorFailure`` knows where
    /// Google says nothing of it. Google judges a token once: the second time it is not valid any
    /// more.
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
