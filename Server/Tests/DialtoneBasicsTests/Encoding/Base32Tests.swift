import DialtoneBasics
import Testing

struct Base32Tests {
    /// RFC 4648, section 10, without the padding.
    @Test(arguments: [
        ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"),
        ("fooba", "MZXW6YTB"), ("foobar", "MZXW6YTBOI"),
    ])
    func `bytes become the RFC's text`(bytes: String, text: String) {
        #expect(Base32.encode(Array(bytes.utf8)) == text)
        #expect(Base32.decode(text.lowercased() + "==") == Array(bytes.utf8))
    }

    @Test(arguments: ["1", "MY 7", "M!"])
    func `what is no such text is no bytes`(text: String) {
        #expect(Base32.decode(text) == nil)
    }
}
