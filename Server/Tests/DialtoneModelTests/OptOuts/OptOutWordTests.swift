import DialtoneBasics
import DialtoneModel
import Testing

struct OptOutWordTests {
    @Test(arguments: [
        "STOP", "stop", " Stop. ", "STOP ALL", "stopall", "Unsubscribe", "CANCEL", "end!", "Quit",
        "opt-out", "revoke",
    ])
    func `a stop word is recognized`(text: String) {
        #expect(OptOutWord(text) == .stop)
    }

    @Test(arguments: ["START", "Start!", "unstop", "YES", "yes\n"])
    func `a start word is recognized`(text: String) {
        #expect(OptOutWord(text) == .start)
    }

    @Test(arguments: [
        "", " ", "please stop calling me", "STOPS", "no", "123456", "stop 123456", "the end",
        String(repeating: " ", count: 60) + "STOP", "ＳＴＯＰ", "\u{0}",
    ])
    func `other text is not recognized`(text: String) {
        #expect(OptOutWord(text) == nil)
    }

    @Test(arguments: [
        OptOut.Source.operator, .phone(gateway: "carrier"), .gateway("twilio-1"),
    ])
    func `an opt-out's source is read back from its text`(source: OptOut.Source) {
        #expect(OptOut.Source(text: source.text) == source)
    }

    @Test(arguments: ["", "phone", "phone:", "nobody:x", "operator:x"])
    func `text that is not a source is refused`(text: String) {
        #expect(OptOut.Source(text: text) == nil)
    }

    @Test func `only a gateway's opt-out expires by itself`() {
        let start = Timestamp(seconds: 1_790_000_000)
        let gateway = OptOut(since: start, source: .gateway("a"))
        #expect(gateway.isInForce(at: start + .hours(23)))
        #expect(!gateway.isInForce(at: start + .days(1)))
        for source in [OptOut.Source.operator, .phone(gateway: "a")] {
            let optOut = OptOut(since: start, source: source)
            #expect(optOut.isInForce(at: start + .days(4_000)))
        }
    }
}
