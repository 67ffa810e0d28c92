import PhoneNumbers
import Testing

@testable import DialtoneStorage

@Suite struct NumberCipherTests {
    private static func cipher(_ byte: UInt8 = 1) throws -> NumberCipher {
        try #require(NumberCipher(key: Array(repeating: byte, count: NumberCipher.keyLength)))
    }

    /// E.164's shortest and longest numbers, and one that is longer.
    private static let numbers = [
        "+1", "+16505550100", "+16505550101", "+123456789012345", "+1234567890123456",
        "+12345678901234567", "+0",
    ]

    @Test(arguments: numbers)
    func `a number is what it was after it is encrypted and decrypted`(number: String) throws {
        let cipher = try Self.cipher()
        let sealed = try cipher.seal(number: number)
        #expect(sealed.hasPrefix("n1:"))
        #expect(!sealed.contains(number.dropFirst()) || number.count < 4)
        #expect(try cipher.open(number: sealed) == number)
        #expect(try cipher.seal(number: number) == sealed)
    }

    @Test func `different numbers and keys have different ciphertexts of one length`() throws {
        let cipher = try Self.cipher()
        let sealed = try Self.numbers.prefix(4).map(cipher.seal(number:))
        #expect(Set(sealed).count == 4)
        #expect(Set(sealed.map(\.count)) == [35])
        #expect(try Self.cipher(2).seal(number: "+1") != sealed[0])
        #expect(NumberCipher(key: [1, 2, 3]) == nil)
    }

    @Test func `what was changed or has another key is refused`() throws {
        let cipher = try Self.cipher()
        let sealed = try cipher.seal(number: "+16505550100")
        for index in sealed.indices {
            var changed = sealed
            changed.replaceSubrange(index...index, with: sealed[index] == "A" ? "B" : "A")
            #expect(throws: StorageError.corrupt) { try cipher.open(number: changed) }
        }
        let text = try cipher.seal(text: "+16505550100")
        for other in ["", "n1:", "n1:AAAA", "+16505550100", "n1:\(sealed)", text, sealed + "="] {
            #expect(throws: StorageError.corrupt) { try cipher.open(number: other) }
        }
        #expect(throws: StorageError.corrupt) { try cipher.open(text: sealed) }
        #expect(throws: StorageError.corrupt) { try Self.cipher(2).open(number: sealed) }
        for other in ["", "+", "1650", "+1 650", "+１"] {
            #expect(throws: StorageError.corrupt) { try cipher.seal(number: other) }
        }
    }

    @Test(arguments: [
        "", "+16505550100 second factor", "15 bytes, +1 650", "16 bytes, +1 6505", "ä+1",
    ])
    func `a text is what it was, and its length is hidden up to a block`(text: String) throws {
        let cipher = try Self.cipher()
        let sealed = try cipher.seal(text: text)
        #expect(try cipher.open(text: sealed) == text)
        #expect(try cipher.seal(text: "1").count == cipher.seal(text: "a longer text").count)
    }

    @Test(
        arguments: [
            ("+16505550100", true), ("+16505550100 recovery codes", true),
            ("prefix:+1650555", true),
            ("a@b.example", false), ("192.0.2.7", false), ("DE", false), ("", false), ("+", false),
            ("t1:AAAA", true), ("n1:AAAA", false),
        ]
    )
    func `a subject is encrypted if it can have a number`(text: String, isSealed: Bool) throws {
        let numbers = NumberStorage.encrypted(try Self.cipher())
        let stored = try NumberSubject(text).stored(by: numbers)
        #expect((stored != .text(text)) == isSealed)
        #expect(try NumberSubject.read(stored, by: numbers)?.text == text)
        #expect(try NumberSubject(text).stored(by: .plain) == .text(text))
    }

    @Test func `without the key no value with numbers is read or written`() throws {
        let number = PhoneNumber(e164: "+16505550100")
        #expect(throws: StorageError.lockedNumbers) { try number.stored(by: .locked) }
        #expect(throws: StorageError.lockedNumbers) {
            try PhoneNumber?.read(.text("n1:AAAA"), by: .locked)
        }
        #expect(try PhoneNumber?.none.stored(by: .locked) == .null)
        #expect(try "a name".stored(by: .locked) == .text("a name"))
    }
}
