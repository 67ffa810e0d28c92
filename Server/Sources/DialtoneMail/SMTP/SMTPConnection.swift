import DialtoneBasics
import NIOCore
import NIOPosix
import NIOSSL

/// A connection to a mail server, which sends one email at a time.
struct SMTPConnection: Sendable {
    private let channel: any Channel
    private let settings: SMTPServerSettings
    private let takesUTF8: Bool

    var isOpen: Bool { channel.isActive }

    /// Connects, encrypts and authenticates according to the settings.
    static func open(to settings: SMTPServerSettings, tls: NIOSSLContext?) async throws -> Self {
        let (channel, greeting) = try await connect(to: settings, tls: tls)
        do {
            let hello = SMTPHello(channel: channel, settings: settings)
            let extensions = try await hello.exchange(after: greeting, tls: tls)
            return Self(
                channel: channel,
                settings: settings,
                takesUTF8: extensions.takesUTF8
            )
        } catch {
            channel.close(promise: nil)
            throw error
        }
    }

    /// Sends one email; the connection can be used again if it is still open.
    func deliver(_ envelope: SMTPEnvelope) async throws {
        guard !envelope.needsUTF8 || takesUTF8 else { throw MailFailure.unsupportedAddress }
        let parameters = envelope.needsUTF8 ? " BODY=8BITMIME SMTPUTF8" : ""
        try await say("MAIL FROM:<\(envelope.sender.text)>\(parameters)", .sender)
        try await say("RCPT TO:<\(envelope.recipient.text)>", .recipient)
        try await say("DATA", .content, expecting: 354)
        try await channel.exchange(
            ByteBuffer(bytes: envelope.transfer),
            .content,
            timeout: .milliseconds(4 * settings.timeout.milliseconds)
        ).check(.content)
    }

    /// Resets the transaction, which also checks that the server still responds.
    func reset() async throws {
        try await say("RSET", .reset)
    }

    /// Closes the connection if it stays idle for `limit`.
    func rest(for limit: TimeAmount) {
        channel.writeAndFlush(SMTPRequest.rest(limit: limit), promise: nil)
    }

    func close() {
        channel.writeAndFlush(SMTPRequest.leave, promise: nil)
    }

    private func say(_ command: String, _ step: SMTPStep, expecting code: Int? = nil) async throws {
        try await channel.say(command, step, timeout: settings.replyTimeout)
            .check(step, expecting: code)
    }

    private static func connect(
        to settings: SMTPServerSettings,
        tls: NIOSSLContext?
    ) async throws -> (any Channel, EventLoopFuture<SMTPReply>) {
        let timeout = settings.replyTimeout
        let isEncrypted = settings.security == .tls
        do {
            return try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connectTimeout(.milliseconds(settings.connectTimeout.milliseconds))
                .connect(host: settings.host, port: settings.port) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let greeting = channel.eventLoop.makePromise(of: SMTPReply.self)
                        let handler = SMTPHandler(
                            greeting: greeting,
                            timeout: timeout,
                            isEncrypting: isEncrypted
                        )
                        try channel.pipeline.syncOperations.addHandler(handler)
                        if isEncrypted, let tls {
                            let host = settings.serverName
                            try channel.pipeline.syncOperations.addHandler(
                                NIOSSLClientHandler(context: tls, serverHostname: host),
                                position: .first
                            )
                        }
                        return (channel, greeting.futureResult)
                    }
                }
        } catch let failure as MailFailure {
            throw failure
        } catch {
            throw MailFailure.unreachable("\(type(of: error))")
        }
    }
}
