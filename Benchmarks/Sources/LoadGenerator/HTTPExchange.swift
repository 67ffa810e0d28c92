import NIOCore
import NIOHTTP1

/// A request, and who waits for its answer.
struct HTTPExchange: Sendable {
    let head: HTTPRequestHead
    let body: ByteBuffer
    let answer: CheckedContinuation<HTTPAnswer, any Error>
}
