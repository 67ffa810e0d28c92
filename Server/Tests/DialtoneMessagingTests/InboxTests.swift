import DialtoneCore
import Synchronization
import Testing

@testable import DialtoneMessaging

struct InboxTests {
    @Test func `each project sees its own messages, oldest first`() async throws {
        let inbox = Inbox()
        try await inbox.send(.sample(text: "one", of: "red"))
        try await inbox.send(.sample(text: "two", of: "blue"))
        try await inbox.send(.sample(text: "three", of: "red"))
        #expect(inbox.messages(of: ProjectID(rawValue: "red")).map(\.text) == ["one", "three"])
        #expect(inbox.messages(of: ProjectID(rawValue: "green")).isEmpty)
    }

    @Test func `only the newest messages are kept`() async throws {
        let inbox = Inbox(capacity: 3)
        for number in 1...5 { try await inbox.send(.sample(text: "\(number)")) }
        #expect(inbox.messages(of: ProjectID(rawValue: "demo")).map(\.text) == ["3", "4", "5"])
    }

    @Test func `every listener of the project hears each message, others hear none`() async throws {
        let inbox = Inbox()
        let demo = ProjectID(rawValue: "demo")
        let streams = [inbox.stream(of: demo), inbox.stream(of: demo)]
        let other = inbox.stream(of: ProjectID(rawValue: "other"))
        try await inbox.send(.sample(text: "one"))
        try await inbox.send(.sample(text: "two"))
        inbox.finish()
        for stream in streams {
            #expect(await Self.texts(of: stream) == ["one", "two"])
        }
        #expect(await Self.texts(of: other).isEmpty)
    }

    @Test func `a slow listener loses the oldest messages, and the sender never waits`()
        async throws
    {
        let inbox = Inbox()
        let stream = inbox.stream(of: ProjectID(rawValue: "demo"))
        for number in 1...250 { try await inbox.send(.sample(text: "\(number)")) }
        inbox.finish()
        #expect(await Self.texts(of: stream) == (151...250).map(String.init))
    }

    @Test func `a stream that is opened after the end ends at once`() async throws {
        let inbox = Inbox()
        inbox.finish()
        #expect(await Self.texts(of: inbox.stream(of: ProjectID(rawValue: "demo"))).isEmpty)
    }

    @Test func `messages of one project can be forgotten`() async throws {
        let inbox = Inbox()
        try await inbox.send(.sample(of: "red"))
        try await inbox.send(.sample(of: "blue"))
        inbox.clear(ProjectID(rawValue: "red"))
        #expect(inbox.messages(of: ProjectID(rawValue: "red")).isEmpty)
        #expect(inbox.messages(of: ProjectID(rawValue: "blue")).count == 1)
    }

    @Test func `each message is shown once, on one line`() async throws {
        let lines = Mutex<[String]>([])
        let inbox = Inbox { message in lines.withLock { $0.append(message.terminalLine) } }
        try await inbox.send(.sample(text: "123456 is your code."))
        #expect(lines.withLock { $0 } == ["message to +16505550101 (demo): 123456 is your code."])
    }

    @Test func `printing a message by accident shows neither number nor code`() throws {
        let text = String(describing: try TextMessage.sample())
        #expect(!text.contains("6505550101"))
        #expect(!text.contains("123456"))
    }

    private static func texts(of stream: AsyncStream<TextMessage>) async -> [String] {
        var texts: [String] = []
        for await message in stream { texts.append(message.text) }
        return texts
    }
}
