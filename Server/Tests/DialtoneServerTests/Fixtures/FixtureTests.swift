import Foundation
import Testing
import WireFixtures

/// The files that the SDK's tests read as well.
struct FixtureTests {
    @Test(arguments: FixtureCase.all)
    func `the server answers each call as its fixture files specify`(
        _ fixture: FixtureCase
    ) async throws {
        try await withServer(fixture.setup) { server in
            let call = try WireFixture(fixture.name)
            let values = try await fixture.prepare(server)
            let tokens = fixture.providerTokens
            let answer = try await server.send(call, with: values, showing: tokens)
            #expect(answer.status == 200, "\(answer.text)")
            let body = tokens.reduce(answer.text) { text, token in
                text.replacingOccurrences(of: token.value, with: token.key)
            }
            let differences = try call.differences(from: Data(body.utf8))
            #expect(differences == [])
        }
    }

    @Test func `each fixture is tested once`() throws {
        let names = FixtureCase.all.map(\.name) + Self.ahead
        #expect(Set(names).count == names.count)
        let untried = try WireFixture.folders().subtracting(names)
        #expect(untried == [])
        let unknown = try Set(names).subtracting(WireFixture.folders())
        #expect(unknown == [])
    }

    /// Calls that apps may make and that this server always refuses.
    private static let ahead = [
        "revokeToken"
    ]
}
