import Foundation
import Testing

@testable import DialtoneAuth

struct PushTests {
    @Test func `a silent push proves the app, and the pair goes with the number`() async throws {
        try await withServer { server in
            let push = try PushProject(server)
            push.auth.setAPNSToken(PushProject.token, type: .sandbox)
            #expect(push.auth.apnsToken == PushProject.token)
            #expect(try await push.sendWithPush() == "session")
            let asked = try #require(server.requests(to: PushProject.verifyClient).first?.json)
            #expect(asked as NSDictionary == ["appToken": "0AFF10", "isSandbox": true])
            let sent = try #require(server.requests(to: PushProject.path).first)
            #expect(sent["iosReceipt"] == "receipt-1")
            #expect(sent["iosSecret"] == "secret-1")
            #expect(push.registrations.values.isEmpty)
        }
    }

    @Test(arguments: [AuthAPNSTokenType.prod, .unknown])
    func `a production token is sent without the sandbox field`(
        type: AuthAPNSTokenType
    ) async throws {
        try await withServer { server in
            let push = try PushProject(server)
            push.auth.setAPNSToken(PushProject.token, type: type)
            _ = try await push.sendWithPush()
            let asked = try #require(server.requests(to: PushProject.verifyClient).first?.json)
            #expect(asked as NSDictionary == ["appToken": "0AFF10"])
        }
    }

    @Test func `a token of unknown type gets the type the app is signed for`() async throws {
        try await withServer { server in
            let push = try PushProject(server) { $0.push.signedFor = { .sandbox } }
            push.auth.setAPNSToken(PushProject.token, type: .unknown)
            #expect(push.auth.verificationChain.push.token.current?.isSandbox == true)
        }
    }

    @Test func `a missing token is requested, and all waiting callers resume when it arrives`()
        async throws
    {
        try await withServer { server in
            let push = try PushProject(server)
            // Both may have come before either is answered, so the server's count tells no order.
            let answered = Locked(0)
            server.on(PushProject.verifyClient) { _ in
                let number = answered.withLock { count in
                    count += 1
                    return count
                }
                return .text(#"{"receipt": "receipt-\#(number)"}"#)
            }
            async let first = push.send()
            async let second = push.project.provider.verifyPhoneNumber("+16505550102")
            await eventually { push.auth.verificationChain.push.token.waits == 2 }
            #expect(push.registrations.values.count == 2)
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            for number in 1...2 { await push.pushWhenExpected("receipt-\(number)") }
            #expect(try await first == "session")
            #expect(try await second == "session")
        }
    }

    @Test func `two callers without a token both end after its five seconds`() async throws {
        try await withServer { server in
            let push = try PushProject(server)
            let first = Task { try await push.send() }
            let second = Task {
                try await push.project.provider.verifyPhoneNumber("+16505550102")
            }
            await eventually { push.timer.waits(for: 5) == 2 }
            await push.timer.fire(5)
            for task in [first, second] {
                let error = await expectError(.missingAppToken) { try await task.value }
                let problem = try #require(error.flatMap { AppVerificationProblem($0) })
                #expect(problem.stage == .pushToken)
                #expect(problem.cause == .pushTokenMissing)
                #expect(problem.remedy.contains("Background Modes"))
            }
            #expect(server.requests(to: PushProject.path).isEmpty)
        }
    }

    @Test func `a failed registration ends the wait at once with the system's message`()
        async throws
    {
        try await withServer { server in
            let push = try PushProject(server)
            let events = AppEvents()
            events.add(push.auth)
            let task = Task { try await push.send() }
            await eventually { push.auth.verificationChain.push.token.waits == 1 }
            events.failedToRegister(
                NSError(
                    domain: "NSCocoaErrorDomain",
                    code: 3000,
                    userInfo: [NSLocalizedDescriptionKey: "no valid entitlement"]
                )
            )
            let error = await expectError(.missingAppToken) { try await task.value }
            let problem = try #require(error.flatMap { AppVerificationProblem($0) })
            #expect(problem.detail.contains("NSCocoaErrorDomain 3000: no valid entitlement"))
        }
    }

    @Test func `without a way to register, no caller waits for a token`() async throws {
        try await withServer { server in
            let push = try PushProject(server) { $0.push.register = nil }
            let error = await expectError(.missingAppToken) { try await push.send() }
            #expect(error.flatMap { AppVerificationProblem($0) }?.cause == .pushUnavailable)
            #expect(push.timer.waits(for: 5) == 0)
        }
    }

    @Test func `a push that arrives before the server's response is not lost`() async throws {
        try await withServer { server in
            let push = try PushProject(server)
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            let handled = Recorder<Bool>()
            server.on(PushProject.verifyClient) { _ in
                handled.record(push.push())
                return .text(#"{"receipt": "receipt-1", "suggestedTimeout": "7"}"#)
            }
            #expect(try await push.send() == "session")
            #expect(handled.values == [true])
        }
    }

    @Test(arguments: [
        ("REFUSED", AuthErrorCode.invalidAppCredential, "pushRefused", "BadDeviceToken"),
        ("SENT", .notificationNotForwarded, "pushNotSeen", "accepted the push (sandbox)"),
        ("PENDING", .notificationNotForwarded, "pushLate", "within 7 s"),
    ])
    func `the error of a missing push explains its status on the server`(
        state: String,
        code: AuthErrorCode,
        cause: String,
        words: String
    ) async throws {
        try await withServer { server in
            let push = try PushProject(server)
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            server.on(PushProject.pushStatus) { request in
                #expect(request["receipt"] == "receipt-1")
                let reason = state == "REFUSED" ? #""BadDeviceToken""# : "null"
                return .text(
                    """
                    {"state": "\(state)", "reason": \(reason), "remedy": "Do this.", \
                    "environment": "sandbox"}
                    """
                )
            }
            let task = Task { try await push.send() }
            await push.timer.fire(7)
            let error = await expectError(code) { try await task.value }
            let problem = try #require(error.flatMap { AppVerificationProblem($0) })
            #expect(problem.cause.rawValue == cause)
            #expect(problem.detail.contains(words))
            #expect(error?.localizedRecoverySuggestion == problem.remedy)
        }
    }

    @Test func `a refused push request is an error with the server's refusal underneath`()
        async throws
    {
        try await withServer { server in
            let push = try PushProject(server)
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            server.on(PushProject.verifyClient) { _ in
                .refusal("INVALID_APP_CREDENTIAL : No key for this app.")
            }
            let error = await expectError(.invalidAppCredential) { try await push.send() }
            let problem = try #require(error.flatMap { AppVerificationProblem($0) })
            #expect(problem.stage == .pushRequest)
            #expect(error.flatMap { AuthRefusal($0) }?.word == "INVALID_APP_CREDENTIAL")
        }
    }

    @Test(arguments: [
        #"{"receipt": "receipt-1", "suggestedTimeout": 7}"#,
        #"{"receipt": "receipt-1", "suggestedTimeout": "7.0"}"#,
    ])
    func `the time for the push may be a number or text`(answer: String) async throws {
        try await withServer { server in
            let push = try PushProject(server)
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            server.on(PushProject.verifyClient) { _ in .text(answer) }
            let task = Task { try await push.send() }
            await eventually { push.timer.waits(for: 7) == 1 }
            push.push()
            #expect(try await task.value == "session")
        }
    }

    @Test(arguments: [#"{}"#, #"{"receipt": ""}"#, #"{"suggestedTimeout": "5"}"#])
    func `a response without a receipt is an error and not a crash`(
        answer: String
    )
        async throws
    {
        try await withServer { server in
            let push = try PushProject(server)
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            server.on(PushProject.verifyClient) { _ in .text(answer) }
            let error = await expectError(.invalidAppCredential) { try await push.send() }
            #expect(error.flatMap { AppVerificationProblem($0) }?.stage == .pushRequest)
        }
    }

    @Test func `a known installation tries without the secret when Apple's service is down`()
        async throws
    {
        try await withServer { server in
            let push = try PushProject(server)
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            push.auth.verificationChain.credentials.appInstance = "instance-1"
            server.on(PushProject.pushStatus) { _ in
                .text(#"{"state": "REFUSED", "reason": "ServiceUnavailable"}"#)
            }
            let first = Task { try await push.send() }
            await push.timer.fire(7)
            #expect(try await first.value == "session")
            let sent = try #require(server.requests(to: PushProject.path).first)
            #expect(sent["iosReceipt"] == "receipt-1")
            #expect(sent.json["iosSecret"] == nil)
            #expect(push.auth.verificationChain.credentials.stored == nil)

            server.on(PushProject.path) { _ in .refusal("INVALID_APP_CREDENTIAL") }
            let second = Task { try await push.send() }
            await push.timer.fire(7)
            let error = await expectError(.invalidAppCredential) { try await second.value }
            let problem = try #require(error.flatMap { AppVerificationProblem($0) })
            #expect(problem.detail.contains("ServiceUnavailable"))
        }
    }
}
