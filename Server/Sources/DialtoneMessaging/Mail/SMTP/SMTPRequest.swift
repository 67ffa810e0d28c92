import NIOCore
import NIOSSL

/// What is asked of a connection to a mail server.
enum SMTPRequest: Sendable {
    /// Sends these bytes and waits for the reply to them.
    case exchange(ByteBuffer, SMTPStep, timeout: TimeAmount, reply: EventLoopPromise<SMTPReply>)

    /// Goes on encrypted.
    case encrypt(NIOSSLContext, host: String?, timeout: TimeAmount, done: EventLoopPromise<Void>)

    /// Says goodbye unless something else is asked first.
    case rest(limit: TimeAmount)

    /// Says goodbye.
    case leave
}
