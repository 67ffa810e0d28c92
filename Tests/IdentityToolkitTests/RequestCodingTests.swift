import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

struct RequestCodingTests {
    @Test(arguments: [
        #"{"requestType": "EMAIL_SIGNIN"}"#, #"{"requestType": 6}"#, #"{"requestType": "6"}"#,
    ])
    func `an action code's purpose may be given as its number`(json: String) throws {
        #expect(try decode(SendOOBCodeRequest.self, json).requestType == .emailSignIn)
    }

    @Test func `a token type may be a number in a string`() throws {
        let request = try decode(RevokeTokenRequest.self, #"{"tokenType": "3"}"#)
        #expect(request.tokenType == .code)
    }

    @Test func `an action code request uses the irregular key names of the protocol`() throws {
        let json = #"{"iOSBundleId": "a", "iOSAppStoreId": "b", "captchaResp": "c"}"#
        let request = try decode(SendOOBCodeRequest.self, json)
        #expect(request.iOSBundleId == "a")
        #expect(request.iOSAppStoreId == "b")
        #expect(request.captchaResp == "c")
    }

    @Test(arguments: [
        #"{"createdAt": 1700000000000, "lastLoginAt": "1700000000001", "validSince": 17}"#,
        #"{"created_at": "1700000000000", "last_login_at": 1700000000001, "valid_since": "17"}"#,
    ])
    func `times may be numbers or text, under keys of either style`(json: String) throws {
        let request = try decodeEitherStyle(UpdateAccountRequest.self, json)
        #expect(request.createdAt == WireInt64(1_700_000_000_000))
        #expect(request.lastLoginAt == WireInt64(1_700_000_000_001))
        #expect(request.validSince == WireInt64(17))
    }

    @Test func `an empty object clears second factors, and no object leaves them`() throws {
        let clear = try decode(UpdateAccountRequest.self, #"{"mfa": {}}"#)
        #expect(clear.mfa == SecondFactorEnrollments())
        let leave = try decode(UpdateAccountRequest.self, "{}")
        #expect(leave.mfa == nil)
    }

    @Test func `snake case keys are read at every level`() throws {
        let json = """
            {"hash_algorithm": "ARGON2", "cpu_mem_cost": 8, "password_hash_order": 1,
             "argon2_parameters": {"hash_length_bytes": 32, "memory_cost_kib": 1024},
             "users": [{"local_id": "alice", "mfa_info": [{"mfa_enrollment_id": "f"}],
                        "provider_user_info": [{"provider_id": "google.com", "raw_id": "1"}]}]}
            """
        let request = try decodeEitherStyle(ImportAccountsRequest.self, json)
        #expect(request.hashAlgorithm == "ARGON2")
        #expect(request.cpuMemCost == 8)
        #expect(request.passwordHashOrder == .saltAndPassword)
        #expect(request.argon2Parameters?.hashLengthBytes == 32)
        #expect(request.argon2Parameters?.memoryCostKib == 1024)
        let user = try #require(request.users?.first)
        #expect(user.localId == "alice")
        #expect(user.mfaInfo?.first?.mfaEnrollmentId == "f")
        #expect(user.providerUserInfo?.first?.rawId == "1")
    }

    @Test func `test phone numbers are read with keys of either style`() throws {
        let json = """
            {"sign_in": {"phone_number": {"test_phone_numbers": {"+16505550101": "123456"}}}}
            """
        let config = try decodeEitherStyle(AdminProjectConfig.self, json)
        #expect(config.signIn?.phoneNumber?.testPhoneNumbers == ["+16505550101": "123456"])
    }

    @Test func `the time of a password's change is a number`() throws {
        let written = try JSONEncoder().encode(
            AccountInfo {
                $0.localId = "a"
                $0.passwordUpdatedAt = 17
            }
        )
        let object = try JSONSerialization.jsonObject(with: written) as? [String: Any]
        #expect(object?["passwordUpdatedAt"] as? Int == 17)
    }

    @Test(arguments: ["17", "\"17\""])
    func `the lifetime of a provider's tokens is read in both forms`(value: String) throws {
        let json = #"{"kind": "k", "oauthExpireIn": \#(value)}"#
        #expect(try decode(SignInWithIDPResponse.self, json).oauthExpireIn == WireInt64(17))
    }

    @Test func `an unknown purpose is refused`() {
        #expect(throws: DecodingError.self) {
            try decode(SendOOBCodeRequest.self, #"{"requestType": 99}"#)
        }
    }

    private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    private func decodeEitherStyle<Value: Decodable>(
        _ type: Value.Type,
        _ json: String
    ) throws -> Value {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(type, from: Data(json.utf8))
    }
}
