import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct MessageStatusTests {
    private static let path = "dialtone/v1/accounts:messageStatus"

    @Test func `a message status has state, failure and resend delay`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.on(Self.path) { _ in
                .json(
                    MessageStatusResponse {
                        $0.state = "FAILED"
                        $0.reason = "UNREACHABLE"
                        $0.resendAfter = "12"
                    }
                )
            }
            let status = try await project.provider.messageStatus(withVerificationID: "session")
            #expect(status.state == .failed)
            #expect(status.failure == .unreachable)
            #expect(status.resendAfter == 12)
            let sent = try #require(server.requests(to: Self.path).first)
            #expect(sent.json as NSDictionary == ["sessionInfo": "session"])
        }
    }

    @Test func `the message status request and response match the fixture`() async throws {
        try await FixtureServer.run { fixtures in
            let status = try await fixtures.exchange("messageStatus") {
                try await fixtures.project.provider.messageStatus(
                    withVerificationID: "<sessionInfo>"
                )
            }
            #expect(status.state == .delivered)
            #expect(status.failure == nil)
        }
    }

    @Test func `an unknown message state is returned unchanged`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.on(Self.path) { _ in .text(#"{"state": "READ_ALOUD"}"#) }
            let status = try await project.provider.messageStatus(withVerificationID: "session")
            #expect(status.state.rawValue == "READ_ALOUD")
            #expect(status.failure == nil)
            #expect(status.resendAfter == nil)
        }
    }

    @Test func `an unknown ID is refused, and an empty one is not sent`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.on(Self.path) { _ in .refusal("INVALID_SESSION_INFO") }
            await expectError(.invalidVerificationID) {
                try await project.provider.messageStatus(withVerificationID: "other")
            }
            let asked = server.requests.count
            await expectError(.missingVerificationID) {
                try await project.provider.messageStatus(withVerificationID: "")
            }
            #expect(server.requests.count == asked)
        }
    }
}
