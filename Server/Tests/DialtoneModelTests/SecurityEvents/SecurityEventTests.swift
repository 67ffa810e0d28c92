import DialtoneBasics
@testable import DialtoneFlows
import DialtoneModel
import Testing

struct SecurityEventTests {
    @Test(arguments: [
        ("203.0.113.77", "203.0.113.0/24"), ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
    ])
    func `an address is reduced to its network`(address: String, network: String) throws {
        let address = try #require(IPAddress(address))
        #expect(IPNetwork.coarse(around: address).description == network)
    }

    @Test(arguments: [
        "+16505550100", "16505550100", "tel:+16505550100", "user-16505550100", "ada@example.com",
        "tel:+1-650-253-0099", "p0151-2345678", "ada%40example.org", "ada.example.org",
        "650 555 0100", "650-555-0100", "(650)5550100", "a\nb",
    ])
    func `an account ID that could be a number or an address is not logged`(id: String) {
        #expect(AccountID(rawValue: id).textForLogs == "withheld")
    }

    @Test(arguments: [
        "9sT1cNkXq0QmZ3rW5yB2dVaE7Lhu", "ada", "user-1234", "42",
        "550e8400-e29b-41d4-a716-446655440000",
    ])
    func `any other account ID is logged`(id: String) {
        #expect(AccountID(rawValue: id).textForLogs == id)
    }

    @Test(arguments: [
        ("iOS/FirebaseSDK/12.0.0/FirebaseCore-iOS", ClientKind.apple),
        ("macOS/Dialtone/0.1.0", .apple),
        ("Android/Fallback/X22003001/FirebaseCore-Android", .android),
        ("Chrome/JsCore/10.1.0/FirebaseCore-web", .web), ("Node/Admin/12.0.0", .admin),
        ("curl/8", .other), ("", .other),
    ])
    func `a client is classified as one of a few kinds`(text: String, kind: ClientKind) {
        #expect(ClientKind(clientVersion: text) == kind)
    }

    @Test func `each kind has a reason`() {
        let kinds = Set(SecurityEventReason.allCases.map(\.kind))
        #expect(kinds == Set(SecurityEventKind.allCases))
    }

    @Test func `hooks can subscribe to each kind without another event`() {
        let events = SecurityEventKind.allCases.compactMap(\.hookEvent)
        #expect(Set(events).count == SecurityEventKind.allCases.count - 3)
        for kind in SecurityEventKind.allCases {
            guard let event = kind.hookEvent else { continue }
            #expect(event.rawValue == "security.\(kind.rawValue)")
        }
    }
}
