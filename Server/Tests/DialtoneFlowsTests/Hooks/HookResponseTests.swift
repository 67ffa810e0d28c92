import DialtoneBasics
@testable import DialtoneFlows
import DialtoneModel
import Testing

struct HookResponseTests {
    private func verdict(
        _ body: String,
        status: Int = 200,
        at trigger: HookTrigger = .beforeSignIn,
        in format: HookFormat = .standard
    ) throws -> HookVerdict {
        let answer = OutboundResponse(status: status, body: Array(body.utf8))
        return try HookResponse(trigger: trigger).verdict(on: answer, in: format)
    }

    /// A response that changes everything that a hook can change.
    private var everything: SignInAmendments {
        var amendments = SignInAmendments()
        amendments.account.displayName = .set("Ada")
        amendments.account.photoURL = .set(nil)
        amendments.account.isDisabled = .set(true)
        amendments.account.isEmailVerified = .set(false)
        amendments.account.customAttributes = .set(#"{"level":3}"#)
        amendments.sessionClaims = #"{"trip":[1,2.5,null]}"#
        return amendments
    }

    @Test(arguments: ["{}", #"{"decision":"allow"}"#, #"{"decision":null,"more":1}"#])
    func `a response without an objection allows, and unknown members are ignored`(
        body: String
    ) throws {
        #expect(try verdict(body) == .allowed(SignInAmendments()))
    }

    @Test func `an empty response allows if its status means no content`() throws {
        #expect(try verdict("", status: 204) == .allowed(SignInAmendments()))
        #expect(throws: HookFailure.self) { try verdict("", status: 200) }
    }

    @Test func `every field that can be changed is read`() throws {
        let body = """
            {"account": {"displayName": "Ada", "photoUrl": null, "disabled": true,
              "emailVerified": false, "customClaims": {"level": 3}, "phoneNumber": "+1"},
             "sessionClaims": {"trip": [1, 2.5, null]}}
            """
        #expect(try verdict(body) == .allowed(everything))
    }

    @Test(arguments: ["photoUrl", "photoURL"])
    func `a blocking function's response is read by its mask`(picture: String) throws {
        let body = """
            {"userRecord": {"updateMask":
              "displayName,\(picture),disabled,emailVerified,customClaims,sessionClaims,other",
              "displayName": "Ada", "disabled": true, "emailVerified": false,
              "customClaims": {"level": 3}, "sessionClaims": {"trip": [1, 2.5, null]}}}
            """
        #expect(try verdict(body, in: .firebase) == .allowed(everything))
        let unlisted = #"{"userRecord": {"updateMask": "", "displayName": "Ada"}}"#
        #expect(try verdict(unlisted, in: .firebase) == .allowed(SignInAmendments()))
    }

    @Test func `session claims are accepted only before the sign-in`() throws {
        let body = #"{"sessionClaims": {"trip": 1}}"#
        #expect(try verdict(body, at: .beforeCreate) == .allowed(SignInAmendments()))
    }

    @Test(arguments: [HookTrigger.beforeSendSMS, .beforeSendEmail])
    func `a hook for messages cannot change an account`(trigger: HookTrigger) throws {
        let body = #"{"account": {"disabled": true}, "sessionClaims": {"trip": 1}}"#
        #expect(try verdict(body, at: trigger) == .allowed(SignInAmendments()))
    }

    @Test func `a refusal has a reason of limited length`() throws {
        #expect(
            try verdict(#"{"decision":"deny","message":"Not you."}"#)
                == .refused(status: 403, message: "Not you.")
        )
        let body = #"{"error":{"message":"Not you."}}"#
        #expect(
            try verdict(body, status: 400, in: .firebase)
                == .refused(status: 400, message: "Not you.")
        )
        let coded = #"{"error":{"message":"Not you.","status":"PERMISSION_DENIED"}}"#
        #expect(
            try verdict(coded, status: 403, in: .firebase)
                == .refused(status: 403, message: "Not you.", code: "PERMISSION_DENIED")
        )
        // A code that is a sentence may be about the user.
        #expect(
            try verdict(#"{"decision":"deny","message":"No.","code":"Ada is 12"}"#)
                == .refused(status: 403, message: "No.")
        )
        let long = String(repeating: "é", count: 5_000)
        #expect(
            try verdict(#"{"decision":"deny","message":"\#(long.prefix(1_024))"}"#)
                == .refused(status: 403, message: String(long.prefix(1_000)))
        )
    }

    @Test(arguments: [
        ("", 200), ("{", 200), ("[]", 200), ("null", 200), (#""yes""#, 200),
        (#"{"decision":"maybe"}"#, 200), (#"{"decision":1}"#, 200), (#"{"account":[]}"#, 200),
        (#"{"account":{"disabled":1}}"#, 200), (#"{"account":{"displayName":7}}"#, 200),
        (#"{"account":{"displayName":"a\u0000b"}}"#, 200),
        (#"{"account":{"customClaims":{"sub":"x"}}}"#, 200),
        (#"{"account":{"customClaims":"x"}}"#, 200), (#"{"sessionClaims":[]}"#, 200),
        (#"{"sessionClaims":{"x":"\#(String(repeating: "y", count: 1_000))"}}"#, 200),
        ("{}", 302), ("{}", 400), ("<html>", 403), ("{}", 500),
        (#"{"error":{"message":"boom"}}"#, 500),
    ])
    func `an unreadable response is a failure`(body: String, status: Int) {
        #expect(throws: HookFailure.self) { try verdict(body, status: status) }
    }

    @Test(arguments: [
        #"{"userRecord":{"displayName":"Ada"}}"#, #"{"userRecord":{"updateMask":7}}"#,
        #"{"userRecord":[]}"#, #"{"userRecord":{"updateMask":"disabled"}}"#,
    ])
    func `a record without a mask is a failure`(body: String) {
        #expect(throws: HookFailure.self) { try verdict(body, in: .firebase) }
    }
}
