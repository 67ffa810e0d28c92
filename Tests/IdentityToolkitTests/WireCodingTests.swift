import Foundation
import IdentityToolkit
import Testing

struct WireCodingTests {
    @Test(arguments: ["\"3\"", "3", "\"CLIENT_TYPE_IOS\""])
    func `an enumeration value may be given as its number`(json: String) throws {
        #expect(try JSONDecoder().decode(ClientType.self, from: Data(json.utf8)) == .ios)
    }

    @Test(arguments: ["\"CLIENT_TYPE_FRIDGE\"", "9", "null", "{}"])
    func `an unknown enumeration value is refused`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ClientType.self, from: Data(json.utf8))
        }
    }

    @Test func `a long number is read in both forms and written as text`() throws {
        for json in ["[1700000000000]", "[\"1700000000000\"]"] {
            let read = try JSONDecoder().decode([WireInt64].self, from: Data(json.utf8))
            #expect(read == [WireInt64(1_700_000_000_000)])
        }
        let written = try JSONEncoder().encode([WireInt64(1_700_000_000_000)])
        #expect(String(decoding: written, as: UTF8.self) == "[\"1700000000000\"]")
    }

    @Test(
        arguments: [
            AccountInfo.self, ExchangeTokenResponse.self, PasswordPolicyResponse.self,
            SendVerificationCodeResponse.self, SignUpResponse.self, WireErrorResponse.self,
        ] as [any WireObject.Type]
    )
    func `a missing required field is not replaced by a default`(type: any WireObject.Type) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(type, from: Data("{}".utf8))
        }
    }

    @Test func `a required field that is null is refused`() {
        let json = #"{"sessionInfo": null}"#
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SendVerificationCodeResponse.self, from: Data(json.utf8))
        }
    }

    @Test func `a second factor's calls use the wire's names`() throws {
        let start = StartSecondFactorSignInRequest {
            $0.mfaPendingCredential = "pending"
            $0.mfaEnrollmentId = "factor"
            $0.phoneSignInInfo = SendVerificationCodeRequest { $0.clientType = .ios }
        }
        let content = try JSONSerialization.jsonObject(with: JSONEncoder().encode(start))
        let expected: [String: Any] = [
            "mfaPendingCredential": "pending", "mfaEnrollmentId": "factor",
            "phoneSignInInfo": ["clientType": "CLIENT_TYPE_IOS"],
        ]
        #expect(content as? NSDictionary == expected as NSDictionary)
    }
}
