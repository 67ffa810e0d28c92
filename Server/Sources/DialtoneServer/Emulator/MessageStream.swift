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
        let (events, continuation) = inbox.stream(of: project, as: Event.message)
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8",
                .cacheControl: "no-store",
            ],
            body: ResponseBody { writer in
                try await withGracefulShutdownHandler {
                    try await write(events, continuation, for: request, to: &writer)
                } onGracefulShutdown: {
                    continuation.finish()
                }
                try await writer.finish(nil)
            }
        )
    }

    private enum Event: Sendable {
        case message(TextMessage)
        case heartbeat
    }

    private func write(
        _ events: AsyncStream<Event>,
        _ continuation: AsyncStream<Event>.Continuation,
        for request: Request,
        to writer: inout any ResponseBodyWriter
    ) async throws {
        try await writer.write(ByteBuffer(string: ": open\n\n"))
        try await request.body.consumeWithInboundCloseHandler { _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    while !Task.isCancelled {
                        try await Task.sleep(for: Self.heartbeat)
                        continuation.yield(.heartbeat)
                    }
                }
                for await event in events {
                    try await writer.write(ByteBuffer(string: Self.text(of: event)))
                }
                group.cancelAll()
            }
        } onInboundClosed: {
            continuation.finish()
        }
    }

    private static let encoder = JSONEncoder()

    private static func text(of event: Event) throws -> String {
        switch event {
        case .heartbeat: return ": alive\n\n"
        case .message(let message):
            let json = try encoder.encode(SentMessage(message, state: .open))
            return "event: message\ndata: \(String(decoding: json, as: UTF8.self))\n\n"
        }
    }
}
