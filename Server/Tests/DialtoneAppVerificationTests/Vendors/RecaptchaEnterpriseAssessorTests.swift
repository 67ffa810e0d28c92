import DialtoneModel
@testable import DialtoneAppVerification
import DialtoneBasics
import DialtoneTestSupport
import Testing

struct RecaptchaEnterpriseAssessorTests {
    private static let now = Timestamp(seconds: 1_800_000_000)

    private let google = GoogleDouble { Self.now }

    private func assess(
        _ token: String = "token-1",
        apiKey: String = GoogleDouble.apiKey
    ) async throws -> RecaptchaAssessment {
        try await RecaptchaEnterpriseAssessor(http: google, policy: OutboundPolicy()).assessment(
            of: token,
            action: "sendVerificationCode",
            by: RecaptchaEnterpriseKey(
                details: VendorDetails(siteKey: "site-key", cloudProject: "example-project"),
                apiKey: apiKey
            )
        )
    }

    @Test func `the request to Google has the documented form`() async throws {
        google.withState { $0.assessments["token-1"] = SampleAssessment(at: Self.now).json }
        let assessment = try await assess()
        #expect(assessment.tokenProperties.valid == true)
        #expect(assessment.riskAnalysis?.score == 0.9)
        let state = google.withState { $0 }
        let url = "https://recaptchaenterprise.googleapis.com/v1/projects/example-project"
        #expect(state.paths == ["\(url)/assessments?key=\(GoogleDouble.apiKey)"])
        let event = JSONValue(parsing: (state.bodies.first ?? "").utf8)?["event"]
        #expect(event?["token"] == .string("token-1"))
        #expect(event?["siteKey"] == .string("site-key"))
        #expect(event?["expectedAction"] == .string("sendVerificationCode"))
        #expect(state.timeouts.allSatisfy { $0.map { $0 <= .seconds(4) } == true })
    }

    @Test func `a token that was already assessed is invalid`() async throws {
        google.withState { $0.assessments["token-1"] = SampleAssessment(at: Self.now).json }
        #expect(try await assess().tokenProperties.valid == true)
        #expect(try await assess().tokenProperties.invalidReason == "DUPE")
    }

    @Test func `a wrong API key is a failure, not a bad token`() async throws {
        await #expect(throws: VendorFailure.notAllowed(status: 400)) {
            try await assess(apiKey: "wrong")
        }
    }

    @Test func `text too long for a token is not sent to Google`() async throws {
        await #expect(throws: RecaptchaProblem.malformed) {
            try await assess(String(repeating: "x", count: 20_000))
        }
        #expect(google.withState { $0.paths.isEmpty })
    }

    @Test(arguments: ["", "{}", #"{"tokenProperties":7}"#])
    func `an unreadable response is a failure`(body: String) async throws {
        google.withState { $0.answer = OutboundResponse(status: 200, body: Array(body.utf8)) }
        await #expect(throws: VendorFailure.unreadable) { try await assess() }
    }

    @Test func `printing the key does not show its secret`() {
        let key = RecaptchaEnterpriseKey(
            details: VendorDetails(siteKey: "s", cloudProject: "p"),
            apiKey: "secret"
        )
        #expect(!"\(key)".contains("secret"))
        #expect(key.name == "projects/p/keys/s")
    }
}
