import Foundation
import Testing
import WireFixtures

@testable import DialtoneAuth

struct AppVerificationFixtureTests {
    /// Runs a test against a server that plays the fixtures by name.
    private func withFixtures(
        _ names: [String],
        adjust: (inout AuthEnvironment) -> Void = { _ in },
        _ body: (ScriptedServer, PushProject) async throws -> Void
    ) async throws {
        try await withServer { server in
            let push = try PushProject(server, adjust: adjust)
            for name in names {
                let fixture = try WireFixture(name)
                let answer = ScriptedAnswer(fixture)
                server.on(fixture.path) { _ in answer }
            }
            try await body(server, push)
        }
    }

    /// What the SDK sent to a fixture's path, and what the fixture says it should have.
    private func expectRequest(_ name: String, _ server: ScriptedServer) throws {
        let fixture = try WireFixture(name)
        let sent = try #require(server.requests(to: fixture.path).last)
        #expect(sent.method == fixture.method)
        let request = try #require(fixture.request)
        let expected = try JSONSerialization.jsonObject(with: request) as? NSDictionary
        #expect(sent.json as NSDictionary == expected)
    }

    @Test func `the server lists the proofs that it accepts`() async throws {
        try await withFixtures(["appVerification"]) { server, push in
            push.auth.verificationChain.policies.forget()
            let attempt = AppVerificationAttempt(now: { push.project.clock.now })
            let policy = try await push.auth.verificationChain.policies.policy(attempt)
            #expect(policy.enforcement == .off)
            #expect(policy.proofs == [.appAttest, .push, .challenge])
            #expect(server.requests(to: "dialtone/v1/appVerification").first?.method == "GET")
        }
    }

    @Test func `a push and its status are requested`() async throws {
        try await withFixtures(["verifyIosClient", "pushStatus"]) { server, push in
            let bytes: [UInt8] = [
                0x0a, 0x1b, 0x2c, 0x3d, 0x4e, 0x5f, 0x60, 0x71, 0x82, 0x93, 0xa4, 0xb5, 0xc6, 0xd7,
                0xe8, 0xf9,
            ]
            push.auth.setAPNSToken(Data(bytes + bytes), type: .sandbox)
            let task = Task { try await push.send() }
            await push.timer.fire(5)
            let error = await expectError(.invalidAppCredential) { try await task.value }
            let problem = try #require(error.flatMap { AppVerificationProblem($0) })
            #expect(problem.detail.contains("BadDeviceToken"))
            #expect(problem.remedy == "<text>")
            try expectRequest("verifyIosClient", server)
            let asked = server.requests(to: PushProject.pushStatus).last
            #expect(asked?.json as NSDictionary? == ["receipt": "<text>"])
        }
    }

    @Test func `a key of App Attest is registered`() async throws {
        let device = ScriptedAttestDevice()
        try await withFixtures(
            ["appAttest.challenge", "appAttest.register"],
            adjust: { $0.appAttest = device },
            { server, push in
                push.auth.verificationChain.policies.know(
                    .init(enforcement: .enforce, proofs: [.appAttest])
                )
                #expect(try await push.send() == "session")
                let path = try WireFixture("appAttest.register").path
                let sent = try #require(server.requests(to: path).first)
                #expect(Set(sent.json.keys) == ["keyId", "attestation", "challenge"])
                #expect(sent["challenge"] == "<secret>")
            }
        )
    }

    @Test func `the result of a page on another device is requested`() async throws {
        try await withServer { server in
            let fixture = try WireFixture("appVerification.poll")
            let answer = ScriptedAnswer(fixture)
            server.on(fixture.path) { _ in answer }
            let page = try PageProject(server, shownBy: .anotherDevice)
            #expect(try await page.send() == "session")
            let sent = try #require(server.requests(to: fixture.path).first)
            let request = try #require(fixture.request)
            let expected = try JSONSerialization.jsonObject(with: request) as? [String: Any]
            #expect(Set(sent.json.keys) == Set(expected?.keys ?? [:].keys))
            #expect(server.requests(to: PageProject.path).last?["recaptchaToken"] == "<text>")
        }
    }
}
