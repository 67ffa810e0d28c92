@testable import DialtoneAppVerification
import DialtoneBasics
import Crypto
import DialtoneTestSupport
import Foundation
import Testing

struct IntegrityVerdictTests {
    private static let number = "+16505550100"
    private static let now = Timestamp(seconds: 1_800_000_000)

    private func check(_ adjust: (inout SampleVerdict) -> Void) throws {
        let sample = SampleVerdict(for: Self.number, at: Self.now, adjust)
        let verdict = try JSONDecoder().decode(
            IntegrityVerdict.self,
            from: Data(sample.json.utf8)
        )
        try verdict.check(
            against: .init(
                packageName: SampleVerdict.packageName,
                certificateDigests: [SampleVerdict.certificate],
                nonces: [Array(SHA256.hash(data: Array(Self.number.utf8)))]
            ),
            at: Self.now
        )
    }

    @Test func `a good verdict is accepted`() throws {
        #expect(throws: Never.self) { try check { _ in } }
        #expect(throws: Never.self) { try check { $0.device = ["MEETS_STRONG_INTEGRITY"] } }
    }

    @Test func `the nonce may be in either base64 alphabet`() throws {
        let digest = Data(SHA256.hash(data: Data(Self.number.utf8)))
        #expect(throws: Never.self) { try check { $0.nonceText = digest.base64EncodedString() } }
    }

    @Test(arguments: ["", "+16505550100", "AAAA", "not base64!"])
    func `a wrong nonce is refused`(nonce: String) {
        #expect(throws: IntegrityProblem.wrongNonce) { try check { $0.nonceText = nonce } }
    }

    @Test func `a token of another app is refused`() {
        #expect(throws: IntegrityProblem.wrongApp) {
            try check { $0.packageName = "com.example.other" }
        }
    }

    @Test(arguments: [TimeSpan.minutes(-5), .days(-1), .minutes(2)])
    func `a token from another time is refused`(distance: TimeSpan) {
        #expect(throws: IntegrityProblem.expired) {
            try check { $0.madeAt = Self.now + distance }
        }
    }

    @Test(arguments: ["UNRECOGNIZED_VERSION", "UNEVALUATED", ""])
    func `an app that Google Play does not recognize is refused`(recognition: String) {
        #expect(throws: IntegrityProblem.unknownApp) { try check { $0.recognition = recognition } }
    }

    @Test(arguments: [[], ["AAAA"], [Base64URL.encode([UInt8](repeating: 1, count: 32))]])
    func `an app with another certificate is refused`(certificates: [String]) {
        #expect(throws: IntegrityProblem.wrongCertificate) {
            try check { $0.certificates = certificates }
        }
    }

    @Test(arguments: [[], ["MEETS_BASIC_INTEGRITY"], ["MEETS_VIRTUAL_INTEGRITY"]])
    func `a device with too little integrity is refused`(device: [String]) {
        #expect(throws: IntegrityProblem.weakDevice) { try check { $0.device = device } }
    }
}
