import DialtoneBasics
import Crypto
import Foundation
import Testing

@Suite struct SecretBoxTests {
    private let master: MasterKey
    private var box: SecretBox { SecretBox(key: master.key(for: .signingKeys)) }

    init() throws {
        master = try #require(MasterKey(bytes: Data(repeating: 7, count: 32)))
    }

    @Test func `a sealed secret opens in its context`() throws {
        let sealed = try box.seal([1, 2, 3], context: "a")
        #expect(try box.open(sealed, context: "a") == [1, 2, 3])
    }

    @Test func `a sealed secret does not open in another context`() throws {
        let sealed = try box.seal([1, 2, 3], context: "a")
        #expect(throws: UnreadableSecret()) { try box.open(sealed, context: "b") }
    }

    @Test func `a flipped bit anywhere is detected`() throws {
        let sealed = try box.seal([1, 2, 3], context: "a")
        for index in sealed.indices {
            var damaged = sealed
            damaged[index] ^= 1
            #expect(throws: UnreadableSecret()) { try box.open(damaged, context: "a") }
        }
    }

    @Test(arguments: [0, 1, 12, 27])
    func `a sealed secret that is too short is refused`(length: Int) {
        let sealed = [UInt8](repeating: 0, count: length)
        #expect(throws: UnreadableSecret()) { try box.open(sealed, context: "a") }
    }

    @Test func `a secret sealed under another master key does not open`() throws {
        let sealed = try box.seal([1, 2, 3], context: "a")
        let other = try #require(MasterKey(bytes: Data(repeating: 8, count: 32)))
        #expect(throws: UnreadableSecret()) {
            try SecretBox(key: other.key(for: .signingKeys)).open(sealed, context: "a")
        }
    }

    @Test func `a secret is sealed differently each time`() throws {
        #expect(try box.seal([1], context: "a") != box.seal([1], context: "a"))
    }

    @Test(arguments: [0, 16, 31, 33, 64])
    func `a master key of another length is refused`(length: Int) {
        #expect(MasterKey(bytes: Data(repeating: 7, count: length)) == nil)
    }

    @Test func `each purpose has a key of its own`() {
        let keys = MasterKey.Purpose.allCases.map { purpose in
            master.key(for: purpose).withUnsafeBytes { Array($0) }
        }
        #expect(Set(keys).count == MasterKey.Purpose.allCases.count)
    }

    @Test func `printing a key does not reveal it`() {
        var dumped = ""
        dump(master, to: &dumped)
        #expect("\(master) \(String(reflecting: master)) \(dumped)".contains("redacted"))
        #expect(!dumped.contains("key:"))
    }
}
