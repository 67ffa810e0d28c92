import NIOCore
import NIOSSL

/// A request to the handler of a connection.
enum SMTPRequest: Sendable {
    /// Sends the bytes and waits for the reply.
    case exchange(ByteBuffer, SMTPStep, timeout: TimeAmount, reply: EventLoopPromise<SMTPReply>)

    /// Starts TLS.
    case encrypt(NIOSSLContext, host: String?, timeout: TimeAmount, done: EventLoopPromise<Void>)

    /// Closes the connection after `limit` unless another request follows.
    case rest(limit: TimeAmount)

    /// Sends `QUIT` and closes the connection.
    case leave
}
