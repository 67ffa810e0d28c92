import DialtoneBasics
import DialtoneInbox
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import IdentityToolkitAdmin
import NIOCore
import ServiceLifecycle
import Synchronization

/// Sends messages and mails as server-sent events.
///
/// The stream ends when the client disconnects or the server stops.
struct MessageStream: Sendable {
    /// The interval of empty lines that keep the stream open through proxies.
    private static let heartbeat = Duration.seconds(15)

    let inbox: Inbox
    let project: ProjectID

    func response(to request: Request) -> Response {
        // Subscribed before the response begins, so that no message is missed.
        let unread = UnreadEvents<Event>()
        let (wakes, waker) = inbox.stream(of: project) { unread.add(.item($0)) }
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8",
                .cacheControl: "no-store",
            ],
            body: ResponseBody { writer in
                try await withGracefulShutdownHandler {
                    try await write(unread, on: wakes, waker, for: request, to: &writer)
                } onGracefulShutdown: {
                    waker.finish()
                }
                try await writer.finish(nil)
            }
        )
    }

    private enum Event: Sendable {
        case item(InboxItem)
        case heartbeat
    }

    private func write(
        _ unread: UnreadEvents<Event>,
        on wakes: AsyncStream<Void>,
        _ waker: AsyncStream<Void>.Continuation,
        for request: Request,
        to writer: inout any ResponseBodyWriter
    ) async throws {
        try await writer.write(ByteBuffer(string: ": open\n\n"))
        try await request.body.consumeWithInboundCloseHandler { _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    while !Task.isCancelled {
                        try await Task.sleep(for: Self.heartbeat)
                        unread.add(.heartbeat)
                        waker.yield()
                    }
                }
                for await _ in wakes {
                    let events = unread.take()
                    if events.isEmpty { continue }
                    try await writer.write(Self.text(of: events))
                }
                group.cancelAll()
            }
        } onInboundClosed: {
            waker.finish()
        }
    }

    private static let encoder = JSONEncoder()

    private static func text(of events: [Event]) throws -> ByteBuffer {
        var text = ByteBuffer()
        for event in events {
            switch event {
            case .heartbeat: text.writeString(": alive\n\n")
            case .item(.message(let message)):
                text.writeString("event: message\ndata: ")
                text.writeBytes(try encoder.encode(SentMessage(message, state: .open)))
                text.writeString("\n\n")
            case .item(.mail(let mail)):
                text.writeString("event: mail\ndata: ")
                text.writeBytes(try encoder.encode(SentMail(mail)))
                text.writeString("\n\n")
            }
        }
        return text
    }
}

/// A mail, as the message stream sends it.
struct SentMail: Encodable, Sendable {
    let email: String
    let subject: String
    let purpose: String
    let sentAt: String
    let oobCode: String?
    let oobLink: String?

    init(_ mail: OutgoingMail) {
        email = mail.recipient
        subject = mail.content.subject
        purpose = InboxPurpose(mail.notice.kind).name
        sentAt = mail.sentAt.rfc3339
        oobCode = mail.notice.action?.code
        oobLink = mail.notice.action?.link
    }
}

/// The events that the reader of a stream has not received yet.
///
/// The reader takes all of them at once, so that many events in a short time become one write.
final class UnreadEvents<Event: Sendable>: Sendable {
    /// The maximum number of unread events; the oldest are dropped.
    private static var limit: Int { 100 }

    private let events = Mutex<[Event]>([])

    func add(_ event: Event) {
        events.withLock { events in
            if events.count >= Self.limit { events.removeFirst() }
            events.append(event)
        }
    }

    /// Returns and removes all events, oldest first.
    func take() -> [Event] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
