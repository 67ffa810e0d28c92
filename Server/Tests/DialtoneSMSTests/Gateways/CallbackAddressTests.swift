import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport
import Testing

/// The addresses that are configured at gateways, across a rotation of the master key.
@Suite struct CallbackAddressTests {
    private let former: MasterKey
    private let present: MasterKey

    init() throws {
        former = try #require(MasterKey(bytes: Array(repeating: 9, count: 32)))
        present = try #require(MasterKey(bytes: Array(repeating: 1, count: 32)))
    }

    private func addresses(_ masterKey: MasterKey) -> CallbackAddresses {
        CallbackAddresses(masterKey: masterKey, publicURL: "https://id.example.com")
    }

    private func token(_ masterKey: MasterKey, of gateway: String = "main") throws -> String {
        let url = try #require(addresses(masterKey).statusURL(of: gateway))
        return try #require(url.split(separator: "/").last.map(String.init))
    }

    @Test func `an address from before the rotation is accepted during it and after it`() throws {
        let old = try token(former)
        let kept = KeptKey(.smsCallbacks, former.key(for: .smsCallbacks), at: StoppedClock.start)
        for masterKey in [former, present.reading([former]), present.reading([kept])] {
            #expect(addresses(masterKey).accepts(old, of: "main"))
            #expect(!addresses(masterKey).accepts(old, of: "other"))
        }
        #expect(!addresses(present).accepts(old, of: "main"))
    }

    @Test func `new addresses have the new key, which nodes know before they write with it`() throws
    {
        let kept = KeptKey(.smsCallbacks, former.key(for: .smsCallbacks), at: StoppedClock.start)
        let new = try token(present.reading([kept]))
        #expect(try new == token(present))
        #expect(addresses(former.reading([present])).accepts(new, of: "main"))
        #expect(!addresses(former).accepts(new, of: "main"))
    }
}
