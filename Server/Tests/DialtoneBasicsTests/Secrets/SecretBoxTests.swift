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

    @Test func `a secret sealed under the key of a rotation opens, and is known by its key`() throws
    {
        let other = try #require(MasterKey(bytes: Data(repeating: 8, count: 32)))
        let old = try SecretBox(keys: other.keys(for: .hooks)).seal([1, 2, 3], context: "a")
        let box = SecretBox(keys: master.reading([other]).keys(for: .hooks))
        #expect(try box.open(old, context: "a") == [1, 2, 3])
        #expect(box.opener(of: old, context: "a") == 1)
        let new = try box.seal([1, 2, 3], context: "a")
        #expect(box.opener(of: new, context: "a") == 0)
        #expect(throws: UnreadableSecret()) {
            try SecretBox(keys: other.keys(for: .hooks)).open(new, context: "a")
        }
    }

    @Test func `a secret without a key ID is tried with every key`() throws {
        let other = try #require(MasterKey(bytes: Data(repeating: 8, count: 32)))
        for (index, master) in [master, other].enumerated() {
            let bare = try AES.GCM.seal(
                [1, 2, 3],
                using: master.key(for: .hooks),
                authenticating: Array("a".utf8)
            )
            let sealed = Array(try #require(bare.combined))
            let box = SecretBox(keys: self.master.reading([other]).keys(for: .hooks))
            #expect(try box.open(sealed, context: "a") == [1, 2, 3])
            #expect(box.opener(of: sealed, context: "a") == index)
        }
    }

    @Test func `a forged key ID is refused`() throws {
        let other = try #require(MasterKey(bytes: Data(repeating: 8, count: 32)))
        let box = SecretBox(keys: master.reading([other]).keys(for: .hooks))
        let old = try SecretBox(keys: other.keys(for: .hooks)).seal([1, 2, 3], context: "a")
        let prefix = 1 + SymmetricKey.idLength
        let (id, rest) = (Array(old.prefix(prefix)), Array(old.dropFirst(prefix)))
        let new = try box.seal([1, 2, 3], context: "a").prefix(prefix)
        // Of another key, of no key, and none.
        for forged in [new + rest, [1] + [UInt8](repeating: 0, count: 8) + rest, rest, id] {
            #expect(throws: UnreadableSecret()) { try box.open(Array(forged), context: "a") }
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
