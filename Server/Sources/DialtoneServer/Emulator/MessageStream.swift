import DialtoneCore
import DialtoneMessaging
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Messages as they are sent, as server-sent events, until the reader or the server goes.
struct MessageStream: Sendable {
    /// How often an empty line shows that the stream lives; proxies hang up on silence.
    private static let heartbeat = Duration.seconds(15)

    let inbox: Inbox
    let project: ProjectID

    func response(to request: Request) -> Response {
        // Subscribed before the answer begins, so that no message falls between.
        let messages = inbox.stream(of: project)
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8",
                .cacheControl: "no-store",
            ],
            body: ResponseBody { writer in
                try await write(messages, for: request, to: &writer)
                try await writer.finish(nil)
            }
        )
    }

    private enum Event: Sendable {
        case message(TextMessage)
        case heartbeat
    }

    private func write(
        _ messages: AsyncStream<TextMessage>,
        for request: Request,
        to writer: inout any ResponseBodyWriter
    ) async throws {
        try await writer.write(ByteBuffer(string: ": open\n\n"))
        let events = AsyncStream<Event>.makeStream()
        try await request.body.consumeWithInboundCloseHandler { _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for await message in messages.cancelOnGracefulShutdown() {
                        events.continuation.yield(.message(message))
                    }
                    events.continuation.finish()
                }
                group.addTask {
                    while !Task.isCancelled {
                        try await Task.sleep(for: Self.heartbeat)
                        events.continuation.yield(.heartbeat)
                    }
                }
                for await event in events.stream {
                    try await writer.write(ByteBuffer(string: Self.text(of: event)))
                }
                group.cancelAll()
            }
        } onInboundClosed: {
            events.continuation.finish()
        }
    }

    private static func text(of event: Event) throws -> String {
        switch event {
        case .heartbeat: return ": alive\n\n"
        case .message(let message):
            let json = try JSONEncoder().encode(SentMessage(message, state: .open))
            return "event: message\ndata: \(String(decoding: json, as: UTF8.self))\n\n"
        }
    }
}
