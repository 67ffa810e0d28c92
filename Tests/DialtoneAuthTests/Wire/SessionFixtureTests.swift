import Foundation
import Testing

@testable import DialtoneAuth

struct SessionFixtureTests {
    @Test func `devices are listed and signed out`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let devices = try await fixtures.exchange("listSessions") {
                try await user.signedInDevices()
            }
            #expect(devices.map(\.id) == ["<sessionId>"])
            #expect(devices.map(\.client) == ["Phone/1"])
            #expect(devices.map(\.isCurrent) == [true])
            try await fixtures.exchange("revokeSessions") { try await user.signOut(devices) }
        }
    }
}
