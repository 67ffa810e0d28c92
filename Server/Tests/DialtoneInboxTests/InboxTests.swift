import DialtoneTestSupport
import DialtoneBasics
@testable import DialtoneInbox
@testable import DialtoneModel
import Synchronization
import Testing

struct InboxTests {
    @Test func `each project sees its own messages, oldest first`() async throws {
        let inbox = Inbox()
        try await inbox.send(TextMessage.sample(text: "one", of: "red"))
        try await inbox.send(TextMessage.sample(text: "two", of: "blue"))
        try await inbox.send(TextMessage.sample(text: "three", of: "red"))
        #expect(inbox.messages(of: ProjectID(rawValue: "red")).map(\.text) == ["one", "three"])
        #expect(inbox.messages(of: ProjectID(rawValue: "green")).isEmpty)
    }

    @Test func `only the newest messages are kept`() async throws {
        let inbox = Inbox(capacity: 3)
        for number in 1...5 { try await inbox.send(TextMessage.sample(text: "\(number)")) }
        #expect(inbox.messages(of: ProjectID(rawValue: "demo")).map(\.text) == ["3", "4", "5"])
    }

    @Test func `every listener of a project receives each message, and others none`() async throws {
        let inbox = Inbox()
        let demo = ProjectID(rawValue: "demo")
        let streams = [inbox.stream(of: demo), inbox.stream(of: demo)]
        let other = inbox.stream(of: ProjectID(rawValue: "other"))
        try await inbox.send(TextMessage.sample(text: "one"))
        try await inbox.send(TextMessage.sample(text: "two"))
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
        for number in 1...250 { try await inbox.send(TextMessage.sample(text: "\(number)")) }
        inbox.finish()
        #expect(await Self.texts(of: stream) == (151...250).map(String.init))
    }

    @Test func `a stream opened after the end finishes at once`() async throws {
        let inbox = Inbox()
        inbox.finish()
        #expect(await Self.texts(of: inbox.stream(of: ProjectID(rawValue: "demo"))).isEmpty)
    }

    @Test func `messages of one project can be cleared`() async throws {
        let inbox = Inbox()
        try await inbox.send(TextMessage.sample(of: "red"))
        try await inbox.send(TextMessage.sample(of: "blue"))
        inbox.clear(ProjectID(rawValue: "red"))
        #expect(inbox.messages(of: ProjectID(rawValue: "red")).isEmpty)
        #expect(inbox.messages(of: ProjectID(rawValue: "blue")).count == 1)
    }

    @Test func `each message is printed once, on one line`() async throws {
        let lines = Mutex<[String]>([])
        let inbox = Inbox { message in lines.withLock { $0.append(message.terminalLine) } }
        try await inbox.send(TextMessage.sample(text: "123456 is your code."))
        #expect(lines.withLock { $0 } == ["message to +16505550101 (demo): 123456 is your code."])
    }

    @Test func `printing a message shows neither its number nor its code`() throws {
        let text = String(describing: try TextMessage.sample())
        #expect(!text.contains("6505550101"))
        #expect(!text.contains("123456"))
    }

    @Test func `messages and mails share one order, and listeners receive both`() async throws {
        let inbox = Inbox()
        let stream = inbox.stream(of: ProjectID(rawValue: "demo"))
        try await inbox.send(TextMessage.sample(text: "one"))
        try await inbox.send(OutgoingMail.sample(subject: "two"))
        try await inbox.send(TextMessage.sample(text: "three"))
        inbox.finish()
        #expect(Self.texts(in: inbox) == ["one", "two", "three"])
        #expect(await Self.texts(of: stream) == ["one", "two", "three"])
    }

    @Test func `the oldest messages are dropped when all of them use too much memory`() async throws
    {
        let inbox = Inbox(byteCapacity: 10_000)
        let long = String(repeating: "x", count: 3_000)
        for number in 1...5 { try await inbox.send(TextMessage.sample(text: "\(number)\(long)")) }
        #expect(Self.texts(in: inbox).map { $0.prefix(1) } == ["4", "5"])
        try await inbox.send(TextMessage.sample(text: String(repeating: "y", count: 20_000)))
        #expect(Self.texts(in: inbox).map { $0.prefix(1) } == ["y"])
    }

    @Test func `used and expired codes are not among the open ones`() async throws {
        let inbox = Inbox()
        for _ in 1...3 { try await inbox.send(TextMessage.sample()) }
        let numbers = inbox.openEntries(of: Self.demo).map(\.number)
        #expect(numbers.count == 3)
        inbox.note([numbers[0]: .used, numbers[2]: .expired])
        #expect(inbox.openEntries(of: Self.demo).map(\.number) == [numbers[1]])
        #expect(inbox.entries(of: Self.demo).map(\.end) == [.used, nil, .expired])
    }

    @Test func `open codes can be found by recipient`() async throws {
        let inbox = Inbox()
        try await inbox.send(TextMessage.sample(to: "+16505550101", text: "one"))
        try await inbox.send(TextMessage.sample(to: "+16505550102", text: "two"))
        try await inbox.send(OutgoingMail.sample(to: "Ada@example.com", subject: "three"))
        let found = inbox.openEntries(of: Self.demo, to: "+16505550102")
        #expect(found.map { Self.text(of: $0.item) } == ["two"])
        let mailed = inbox.openEntries(of: Self.demo, to: "ada@EXAMPLE.com")
        #expect(mailed.map { Self.text(of: $0.item) } == ["three"])
        inbox.note([found[0].number: .used])
        #expect(inbox.openEntries(of: Self.demo, to: "+16505550102").isEmpty)
        #expect(inbox.openEntries(of: Self.demo, to: "+16505550199").isEmpty)
    }

    @Test func `an entry that was dropped for newer ones is not open`() async throws {
        let inbox = Inbox(capacity: 2)
        for number in 1...4 { try await inbox.send(TextMessage.sample(text: "\(number)")) }
        let open = inbox.openEntries(of: Self.demo, to: "+16505550101")
        #expect(open.map { Self.text(of: $0.item) } == ["3", "4"])
    }

    private static let demo = ProjectID(rawValue: "demo")

    private static func texts(in inbox: Inbox) -> [String] {
        inbox.entries(of: demo).map { text(of: $0.item) }
    }

    private static func texts(of stream: AsyncStream<InboxItem>) async -> [String] {
        var texts: [String] = []
        for await item in stream { texts.append(text(of: item)) }
        return texts
    }

    private static func text(of item: InboxItem) -> String {
        switch item {
        case .message(let message): message.text
        case .mail(let mail): mail.content.subject
        }
    }
}
