@testable import DialtoneAppVerification
import DialtoneBasics
import DialtoneTestSupport
import Foundation
import Testing

struct RecaptchaAssessmentTests {
    private static let now = Timestamp(seconds: 1_800_000_000)
    private static let web = RecaptchaAssessment.Origin.web(hosts: ["App.example.com"])

    private func check(
        origin: RecaptchaAssessment.Origin = Self.web,
        _ adjust: (inout SampleAssessment) -> Void = { _ in }
    ) throws {
        let sample = SampleAssessment(at: Self.now, adjust)
        let assessment = try JSONDecoder().decode(
            RecaptchaAssessment.self,
            from: Data(sample.json.utf8)
        )
        try assessment.check(
            action: "sendVerificationCode",
            origin: origin,
            minimumScore: 0.5,
            at: Self.now
        )
    }

    @Test func `a good assessment is accepted, from a page or an app`() {
        #expect(throws: Never.self) { try check() }
        #expect(throws: Never.self) {
            try check(origin: .ios(bundleIDs: ["com.example.app"])) {
                $0.origin = ("iosBundleId", "com.example.app")
            }
        }
        #expect(throws: Never.self) {
            try check(origin: .android(packageNames: ["com.example.app"])) {
                $0.origin = ("androidPackageName", "com.example.app")
            }
        }
    }

    @Test(arguments: [
        ("EXPIRED", RecaptchaProblem.expired), ("DUPE", .replayed), ("SITE_MISMATCH", .wrongSite),
        ("BROWSER_ERROR", .browserTrouble), ("UNEXPECTED_ACTION", .wrongAction),
        ("MALFORMED", .malformed), ("SOMETHING_NEW", .malformed),
    ])
    func `an invalid token is refused with Google's reason`(
        reason: String,
        problem: RecaptchaProblem
    ) {
        #expect(throws: problem) {
            try check {
                $0.isValid = false
                $0.invalidReason = reason
            }
        }
    }

    @Test(arguments: ["", "signUpPassword", "mfaSmsSignIn"])
    func `a token for another action is refused`(action: String) {
        #expect(throws: RecaptchaProblem.wrongAction) { try check { $0.action = action } }
    }

    @Test(arguments: [
        ("hostname", "evil.example"), ("hostname", "app.example.com.evil.example"),
        ("hostname", ""), ("iosBundleId", "com.example.app"),
    ])
    func `a token with another origin is refused`(name: String, value: String) {
        #expect(throws: RecaptchaProblem.wrongOrigin) {
            try check { $0.origin = (name, value) }
        }
        #expect(throws: RecaptchaProblem.wrongOrigin) {
            try check(origin: .ios(bundleIDs: ["com.example.other"])) { $0.origin = (name, value) }
        }
    }

    @Test(arguments: [TimeSpan.minutes(-3), .minutes(2)])
    func `a token from another time is refused`(distance: TimeSpan) {
        #expect(throws: RecaptchaProblem.expired) { try check { $0.madeAt = Self.now + distance } }
    }

    @Test(arguments: [0.49, 0, nil])
    func `a low score is refused`(score: Double?) {
        #expect(throws: RecaptchaProblem.lowScore) { try check { $0.score = score } }
    }
}
