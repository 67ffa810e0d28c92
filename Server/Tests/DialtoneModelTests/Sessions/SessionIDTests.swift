import DialtoneModel
import Testing

struct SessionIDTests {
    @Test(arguments: [UInt8(0), 0xF8, 0xFF])
    func `the name of a session is read back, and is no option of a command`(first: UInt8) {
        let id = SessionID(bytes: [first] + Array(repeating: 7, count: 15))
        #expect(id.text.first?.isLetter == true)
        #expect(SessionID(id.text) == id)
    }

    @Test(arguments: ["", "session_", "session_AAAA", "AAAAAAAAAAAAAAAAAAAAAA"])
    func `what names no session is refused`(text: String) {
        #expect(SessionID(text) == nil)
    }
}
