import Foundation
import Testing

@testable import dialtone_bench

struct PrintedMessagesTests {
    private static let output = """
        dialtone ready http://127.0.0.1:9099
        message to +16505550100 (demo-one): 123456 is your demo-one code. Never share it.
        mail to a@example.com (demo-one): Prove your address
        message to +16505550101 (demo-one): 654321 is your demo-one code. Never share it.

        """

    @Test func `messages are found however the output is split`() {
        let bytes = Data(Self.output.utf8)
        for cut in bytes.indices {
            var messages = PrintedMessages()
            let found = messages.take(bytes[..<cut]) + messages.take(bytes[cut...])
            #expect(found.map(\.phoneNumber) == ["+16505550100", "+16505550101"])
            #expect(found.map(\.code) == ["123456", "654321"])
        }
    }
}
