import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct DeviceTests {
    private static func session(_ id: String, isCurrent: Bool) -> AccountSession {
        AccountSession {
            $0.sessionId = id
            $0.client = "iOS/\(id)"
            $0.providerId = "phone"
            $0.secondFactor = "totp"
            $0.createdAt = WireInt64(1_700_000_000_000)
            $0.lastUsedAt = WireInt64(1_700_000_060_000)
            $0.current = isCurrent
        }
    }

    @Test func `devices are listed, and the current one is found by its refresh token`()
        async throws
    {
        try await withServer { server in
            let user = try await ScriptedProject(server).signIn().user
            server.on("dialtone/v1/accounts:listSessions") { _ in
                .json(
                    ListSessionsResponse {
                        $0.sessions = [
                            Self.session("a", isCurrent: false), Self.session("b", isCurrent: true),
                        ]
                    }
                )
            }
            let devices = try await user.signedInDevices()
            #expect(devices.map(\.id) == ["a", "b"])
            #expect(devices.map(\.isCurrent) == [false, true])
            let first = try #require(devices.first)
            #expect(first.client == "iOS/a")
            #expect(first.providerID == "phone")
            #expect(first.secondFactor == "totp")
            #expect(first.signInDate == Date(timeIntervalSince1970: 1_700_000_000))
            #expect(first.lastUseDate == Date(timeIntervalSince1970: 1_700_000_060))
            let request = try #require(
                server.requests(to: "dialtone/v1/accounts:listSessions").first
            )
            #expect(request["refreshToken"] == "refresh-alice")
        }
    }

    @Test func `all other devices are signed out, this one stays`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            server.on("dialtone/v1/accounts:listSessions") { _ in
                .json(
                    ListSessionsResponse {
                        $0.sessions = [
                            Self.session("a", isCurrent: true), Self.session("b", isCurrent: false),
                        ]
                    }
                )
            }
            server.on("dialtone/v1/accounts:revokeSessions") { _ in
                .json(RevokeSessionsResponse { $0.revokedCount = 1 })
            }
            try await user.signOutOtherDevices()
            let requests = server.requests(to: "dialtone/v1/accounts:revokeSessions")
            #expect(requests.count == 1)
            let body = try #require(requests.first?.body)
            let sent = try JSONDecoder().decode(RevokeSessionsRequest.self, from: body)
            #expect(sent.sessionIds == ["b"])
            #expect(project.auth.currentUser === user)
        }
    }

    @Test func `signing out an empty list of devices sends no request`() async throws {
        try await withServer { server in
            let user = try await ScriptedProject(server).signIn().user
            try await user.signOut([])
            #expect(server.requests(to: "dialtone/v1/accounts:revokeSessions").isEmpty)
        }
    }

    @Test func `a session that ended elsewhere signs the user out here`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            server.on("dialtone/v1/accounts:listSessions") { _ in .refusal("TOKEN_EXPIRED") }
            await expectError(.userTokenExpired) { _ = try await user.signedInDevices() }
            #expect(project.auth.currentUser == nil)
        }
    }
}
