import Foundation
import IdentityToolkit
import Testing
import WireFixtures

/// The files that the tests of the SDK and of the server share.
struct WireFixtureTests {
    private static let names = (try? WireFixture.calls().keys.sorted()) ?? []

    @Test func `fixture folders and tested calls are the same`() throws {
        #expect(!Self.names.isEmpty)
        #expect(try WireFixture.folders() == Set(Self.names))
    }

    @Test(arguments: names)
    func `the protocol's types keep every field of a fixture`(name: String) throws {
        let fixture = try WireFixture(name)
        let types = try #require(WireTypes(fixture))
        if let request = fixture.request {
            let type = try #require(types.request)
            try expectKept(request, type)
        } else {
            #expect(["GET", "DELETE"].contains(fixture.method))
        }
        try expectKept(fixture.answer, types.answer)
    }

    /// Reads JSON as `type` and writes it again.
    private func expectKept<Value: Codable>(_ json: Data, _ type: Value.Type) throws {
        let value = try JSONDecoder().decode(type, from: json)
        let kept = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
        let original = try JSONSerialization.jsonObject(with: json)
        #expect(kept as? NSDictionary == original as? NSDictionary)
    }
}
