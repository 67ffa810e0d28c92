import DialtoneBasics
import Testing

struct Base32Tests {
    /// RFC 4648, section 10, without the padding.
    @Test(arguments: [
        ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"),
        ("fooba", "MZXW6YTB"), ("foobar", "MZXW6YTBOI"),
    ])
    func `encoding matches the RFC's examples, and decoding reverses it`(
        bytes: String,
        text: String
    ) {
        #expect(Base32.encode(Array(bytes.utf8)) == text)
        #expect(Base32.decode(text.lowercased() + "==") == Array(bytes.utf8))
    }

    @Test(arguments: ["1", "MY 7", "M!"])
    func `invalid base32 text is refused`(text: String) {
        #expect(Base32.decode(text) == nil)
    }
}
