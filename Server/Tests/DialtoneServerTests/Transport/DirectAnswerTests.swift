import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneServer

struct DirectAnswerTests {
    private static let texts = [
        "eyJhbGciOiJSUzI1NiJ9.a-b_c.d", "+16505550100", "Zoë \"Z\" \\/ 世界 🎉", "",
    ]

    /// The members that are `nil`: a sample without one would not tell that it is not written.
    private static func absent(in answer: some DirectAnswer) -> [String] {
        Mirror(reflecting: answer).children
            .filter { "\($0.value)" == "nil" }
            .compactMap(\.label)
    }

    private func expectSameBytes(_ answer: some DirectAnswer) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try #require(answer.json)
        #expect(
            String(decoding: json, as: UTF8.self)
                == String(decoding: try encoder.encode(answer), as: UTF8.self)
        )
    }

    @Test(arguments: texts)
    func `an answer to a request for a code is what the encoder would write`(
        text: String
    ) throws {
        try expectSameBytes(SendVerificationCodeResponse(sessionInfo: text))
        let answer = SendVerificationCodeResponse(
            sessionInfo: text,
            expiresIn: "300",
            resendAfter: text,
            appInstance: text
        )
        try expectSameBytes(answer)
        #expect(Self.absent(in: answer) == [])
    }

    @Test(arguments: texts)
    func `an answer to a phone sign-in is what the encoder would write`(text: String) throws {
        try expectSameBytes(SignInWithPhoneNumberResponse())
        let answer = SignInWithPhoneNumberResponse(
            idToken: text,
            refreshToken: text,
            expiresIn: "3600",
            localID: text,
            isNewUser: false,
            phoneNumber: text,
            temporaryProof: text,
            temporaryProofExpiresIn: text,
            mfaPendingCredential: text
        )
        try expectSameBytes(answer)
        #expect(Self.absent(in: answer) == ["mfaInfo"])
    }

    @Test(arguments: texts)
    func `an answer to a refresh is what the encoder would write`(text: String) throws {
        let answer = ExchangeTokenResponse(
            accessToken: text,
            expiresIn: "3600",
            tokenType: "Bearer",
            refreshToken: text,
            idToken: text,
            userID: text,
            projectID: text
        )
        try expectSameBytes(answer)
        #expect(Self.absent(in: answer) == [])
    }

    @Test func `second factors to choose from are left to the encoder`() {
        let answer = SignInWithPhoneNumberResponse(
            mfaPendingCredential: "credential",
            mfaInfo: [SecondFactorInfo(enrollmentID: "one", displayName: "Phone")]
        )
        #expect(answer.json == nil)
    }
}
