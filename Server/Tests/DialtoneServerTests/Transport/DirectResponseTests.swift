import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneServer

struct DirectResponseTests {
    private static let texts = [
        "eyJhbGciOiJSUzI1NiJ9.a-b_c.d", "+16505550100", "Zoë \"Z\" \\/ 世界 🎉", "",
    ]

    /// Returns the members that are `nil`: a sample without one would not show that it is omitted.
    private static func absent(in answer: some DirectResponse) -> [String] {
        Mirror(reflecting: answer).children
            .filter { "\($0.value)" == "nil" }
            .compactMap(\.label)
    }

    private func expectSameBytes(_ answer: some DirectResponse) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try #require(answer.json)
        #expect(
            String(decoding: json, as: UTF8.self)
                == String(decoding: try encoder.encode(answer), as: UTF8.self)
        )
    }

    @Test(arguments: texts)
    func `the direct response to a code request equals the encoder's output`(
        text: String
    ) throws {
        try expectSameBytes(SendVerificationCodeResponse { $0.sessionInfo = text })
        let answer = SendVerificationCodeResponse {
            $0.sessionInfo = text
            $0.expiresIn = "300"
            $0.resendAfter = text
            $0.appInstance = text
        }
        try expectSameBytes(answer)
        #expect(Self.absent(in: answer) == [])
    }

    @Test(arguments: texts)
    func `the direct response to a phone sign-in equals the encoder's output`(text: String) throws {
        try expectSameBytes(SignInWithPhoneNumberResponse())
        let answer = SignInWithPhoneNumberResponse {
            $0.idToken = text
            $0.refreshToken = text
            $0.expiresIn = "3600"
            $0.localId = text
            $0.isNewUser = false
            $0.phoneNumber = text
            $0.temporaryProof = text
            $0.temporaryProofExpiresIn = text
            $0.mfaPendingCredential = text
        }
        try expectSameBytes(answer)
        #expect(Self.absent(in: answer) == ["mfaInfo", "hasRecoveryCodes"])
    }

    @Test(arguments: texts)
    func `the direct response to a refresh equals the encoder's output`(text: String) throws {
        let answer = ExchangeTokenResponse {
            $0.accessToken = text
            $0.expiresIn = "3600"
            $0.tokenType = "Bearer"
            $0.refreshToken = text
            $0.idToken = text
            $0.userId = text
            $0.projectId = text
        }
        try expectSameBytes(answer)
        #expect(Self.absent(in: answer) == [])
    }

    @Test func `a response with second factors is left to the encoder`() {
        let answer = SignInWithPhoneNumberResponse {
            $0.mfaPendingCredential = "credential"
            $0.mfaInfo = [
                SecondFactorInfo {
                    $0.mfaEnrollmentId = "one"
                    $0.displayName = "Phone"
                }
            ]
        }
        #expect(answer.json == nil)
    }
}
