import DialtoneBasics
import DialtoneInbox
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

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
