import Foundation
import IdentityToolkit
import Testing

struct WireErrorTests {
    @Test(arguments: [
        ("INVALID_CODE", "INVALID_CODE", nil),
        ("INVALID_PHONE_NUMBER : TOO_SHORT", "INVALID_PHONE_NUMBER", "TOO_SHORT"),
        ("WEAK_PASSWORD: at least : 6", "WEAK_PASSWORD", "at least : 6"),
        ("USER_DISABLED : ", "USER_DISABLED", nil),
    ])
    func `a message splits at its first colon`(
        message: String,
        word: String,
        explanation: String?
    ) {
        let error = WireError {
            $0.code = 400
            $0.message = message
        }
        #expect(error.errorCode.rawValue == word)
        #expect(error.explanation == explanation)
    }

    @Test func `an error with details survives encoding and decoding`() throws {
        let error = WireError {
            $0.code = 400
            $0.message = "TOO_MANY_ATTEMPTS_TRY_LATER"
            $0.errors = [
                WireErrorItem {
                    $0.message = "TOO_MANY_ATTEMPTS_TRY_LATER"
                    $0.reason = "invalid"
                }
            ]
            $0.details = [
                .errorInfo(reason: .sendCooldown, metadata: ["next": "1"]),
                .retryInfo(delaySeconds: 30),
                .badRequest([
                    .init {
                        $0.field = "phone_number"
                        $0.description = "not a number"
                    }
                ]),
            ]
        }
        let data = try JSONEncoder().encode(WireErrorResponse { $0.error = error })
        #expect(try JSONDecoder().decode(WireErrorResponse.self, from: data).error == error)
    }

    @Test func `an unknown kind of detail does not spoil the rest`() throws {
        let json = """
            {"error": {"code": 400, "message": "INVALID_CODE", "details": [
                {"@type": "type.googleapis.com/google.rpc.Help", "links": []},
                {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "1.5s"}
            ]}}
            """
        let error = try JSONDecoder().decode(WireErrorResponse.self, from: Data(json.utf8)).error
        #expect(
            error.details == [
                .other(type: "type.googleapis.com/google.rpc.Help"), .retryInfo(delaySeconds: 2),
            ]
        )
    }
}
