import DialtoneBasics
import DialtoneTestSupport
import Testing

struct CBORReaderTests {
    @Test func `items of every type used in attestations are read`() throws {
        let written = CBORWriter.map([
            ("text", CBORWriter.text("für")),
            ("bytes", CBORWriter.bytes([UInt8](repeating: 7, count: 300))),
            ("list", CBORWriter.array([[0x17], [0x18, 0x18], [0x20], [0x19, 0x01, 0x00]])),
            ("others", CBORWriter.array([[0xf4], [0xf5], [0xf6]])),
        ])

        let value = try CBORReader.item(in: written)

        #expect(value["text"]?.text == "für")
        #expect(value["bytes"]?.bytes == [UInt8](repeating: 7, count: 300))
        #expect(
            value["list"] == .array([.unsigned(23), .unsigned(24), .negative(0), .unsigned(256)])
        )
        #expect(value["others"] == .array([.boolean(false), .boolean(true), .null]))
        #expect(value["nothing"] == nil)
    }

    @Test func `an item is read from the start of longer data`() throws {
        let written = CBORWriter.map([("key", CBORWriter.bytes([1, 2]))])
        let data = [0xff] + written + [3, 4]

        let (value, rest) = try CBORReader.item(atStartOf: data[1...])

        #expect(value["key"]?.bytes == [1, 2])
        #expect(Array(rest) == [3, 4])
    }

    @Test(arguments: [Int64.min, -65_537, -257, -8, -1, 0, 3, 24, .max])
    func `a number is found as a key`(number: Int64) {
        let map = CBORValue.map([CBORValue(number): .text("value")])
        #expect(map[number]?.text == "value")
        #expect(map[number == 0 ? 1 : 0] == nil)
    }

    @Test func `the largest number is read`() throws {
        let number: [UInt8] = [0x1b] + [UInt8](repeating: 0xff, count: 8)
        #expect(try CBORReader.item(in: number) == .unsigned(.max))
    }

    @Test(arguments: [
        ([], CBORProblem.truncated),
        ([0x18], .truncated),
        ([0x41], .truncated),
        ([0x82, 0x01], .truncated),
        ([0xa1, 0x01], .truncated),
        // A length of 2^64 - 1, and counts beyond what is there.
        ([0x5b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], .truncated),
        ([0x9b, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], .truncated),
        ([0xba, 0xff, 0xff, 0xff, 0xff], .truncated),
        ([0x01, 0x01], .trailingBytes),
        ([0xa2, 0x01, 0x01, 0x01, 0x02], .duplicateKey),
        ([0x62, 0xc3, 0x28], .invalidText),
        // 23 in two bytes, 255 in three, 65535 in five.
        ([0x18, 0x17], .notCanonical),
        ([0x19, 0x00, 0xff], .notCanonical),
        ([0x1a, 0x00, 0x00, 0xff, 0xff], .notCanonical),
        ([0x1b, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff], .notCanonical),
        // A tag, a fraction, a length that comes at the end, and what is reserved.
        ([0xc0, 0x01], .unsupported),
        ([0xf9, 0x3c, 0x00], .unsupported),
        ([0x5f, 0x41, 0x00, 0xff], .unsupported),
        ([0x1c], .unsupported),
    ])
    func `bytes in an unsupported form are refused`(bytes: [UInt8], problem: CBORProblem) {
        #expect(throws: problem) { try CBORReader.item(in: bytes) }
    }

    @Test func `input nested too deeply is refused`() throws {
        let deepest = [UInt8](repeating: 0x81, count: CBORReader.depthLimit) + [0x01]
        #expect(throws: Never.self) { try CBORReader.item(in: deepest) }
        #expect(throws: CBORProblem.tooDeep) { try CBORReader.item(in: [0x81] + deepest) }
        #expect(throws: CBORProblem.tooDeep) {
            try CBORReader.item(in: [UInt8](repeating: 0x81, count: CBORReader.sizeLimit))
        }
    }

    @Test func `input larger than any attestation is refused`() {
        let large = CBORWriter.bytes([UInt8](repeating: 0, count: CBORReader.sizeLimit))
        #expect(throws: CBORProblem.tooLarge) { try CBORReader.item(in: large) }
    }

    @Test func `every truncated object is refused`() throws {
        let whole = CBORWriter.map([
            ("signature", CBORWriter.bytes([UInt8](repeating: 1, count: 70))),
            ("authenticatorData", CBORWriter.bytes([UInt8](repeating: 2, count: 37))),
        ])
        #expect(throws: Never.self) { try CBORReader.item(in: whole) }
        for length in 0..<whole.count {
            #expect(throws: CBORProblem.self) { try CBORReader.item(in: Array(whole[..<length])) }
        }
    }
}
