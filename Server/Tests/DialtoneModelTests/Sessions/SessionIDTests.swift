import DialtoneModel
import Testing

struct SessionIDTests {
    @Test(arguments: [UInt8(0), 0xF8, 0xFF])
    func `a session's text form is read back, and cannot be read as an option`(first: UInt8) {
        let id = SessionID(bytes: [first] + Array(repeating: 7, count: 15))
        #expect(id.text.first?.isLetter == true)
        #expect(SessionID(id.text) == id)
    }

    @Test(arguments: ["", "session_", "session_AAAA", "AAAAAAAAAAAAAAAAAAAAAA"])
    func `text that is not a session ID is refused`(text: String) {
        #expect(SessionID(text) == nil)
    }
}
