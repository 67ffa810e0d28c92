import DialtoneBasics
import Testing

@Suite struct FormTextTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test(arguments: [
        ("a=b&c=d", ["a": "b", "c": "d"]),
        ("a+b=c+%2B+d", ["a b": "c + d"]),
        ("%c3%A4=%E2%82%ac", ["ä": "€"]),
        ("a", ["a": ""]),
        ("a=", ["a": ""]),
        ("a=b=c%3D", ["a": "b=c="]),
        ("&&a=b&", ["a": "b"]),
        ("", [:]),
    ])
    func `names and values are unescaped`(text: String, fields: [String: String]) {
        #expect(FormText.decode(text) == fields)
        #expect(FormText.strictFields(of: bytes(text)) == fields)
    }

    @Test(arguments: ["a=%", "a=%4", "a=%4g", "a=%g4", "%=a", "a=%+1", "a=%FF", "a=%C3b"])
    func `a field that cannot be unescaped is left out, or the strict form refused`(text: String) {
        #expect(FormText.decode("x=y&" + text) == ["x": "y"])
        #expect(FormText.strictFields(of: bytes("x=y&" + text)) == nil)
    }

    @Test func `a strict form with a repeated field is refused`() {
        #expect(FormText.strictFields(of: bytes("a=b&c=d&a=b")) == nil)
        #expect(FormText.decode("a=b&a=c") == ["a": "b"])
    }

    @Test(arguments: [(0, true), (1, false)])
    func `a form may have 64 KiB and no more`(extra: Int, isReadable: Bool) {
        let form = String(repeating: "a", count: 65_536 + extra)
        #expect(FormText.isReadable(form) == isReadable)
        #expect(FormText.isReadable(bytes(form)) == isReadable)
    }

    @Test(arguments: [(100, true), (101, false)])
    func `a form may have a hundred fields and no more`(count: Int, isReadable: Bool) {
        let form = (0..<count).map { "a\($0)=b" }.joined(separator: "&")
        #expect(FormText.isReadable(form) == isReadable)
        #expect(FormText.isReadable(bytes(form)) == isReadable)
    }

    @Test(arguments: [(2_000, true), (2_001, false)])
    func `a form of an operator may have 2,000 fields and no more`(
        count: Int,
        isReadable: Bool
    ) {
        let form = bytes((0..<count).map { "a\($0)=b" }.joined(separator: "&"))
        #expect(FormText.isReadable(form, byOperator: true) == isReadable)
        #expect(FormText.strictFields(of: form, byOperator: true)?.count == 2_000)
        #expect(!FormText.isReadable(form))
    }

    @Test func `fields beyond a hundred are not read`() {
        let form = (0..<5_000).map { "a\($0)=b" }.joined(separator: "&")
        let names = FormText.fields(of: form).map(\.name)
        #expect(names == (0..<100).map { "a\($0)" })
        #expect(FormText.strictFields(of: bytes(form))?.count == 100)
    }

    @Test(arguments: ["+", "%20", "%2B", "a"])
    func `a form of the maximum size is read completely`(text: String) throws {
        let count = 65_000 / text.utf8.count
        let value = try #require(FormText.decode("a=" + String(repeating: text, count: count))["a"])
        #expect(value.utf8.count == count)
        #expect(Set(value).count == 1)
    }

    /// The shortest of several tries to read a value of this character.
    private func time(of character: String) -> Duration {
        let form = bytes("a=" + String(repeating: character, count: 65_000))
        let times = (0..<5).map { _ in
            ContinuousClock().measure { #expect(FormText.strictFields(of: form)?.count == 1) }
        }
        return times.min() ?? .zero
    }

    @Test func `plus signs take about as long as letters`() {
        #expect(time(of: "+") < time(of: "a") * 10)
    }
}
