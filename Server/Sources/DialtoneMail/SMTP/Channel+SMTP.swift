import DialtoneBasics
import NIOCore

extension Channel {
    /// Sends one command and waits for its reply.
    func say(_ command: String, _ step: SMTPStep, timeout: TimeAmount) async throws -> SMTPReply {
        try await exchange(ByteBuffer(string: command + "\r\n"), step, timeout: timeout)
    }

    /// Sends bytes and waits for the reply to them.
    func exchange(
        _ bytes: ByteBuffer,
        _ step: SMTPStep,
        timeout: TimeAmount
    ) async throws -> SMTPReply {
        let reply = eventLoop.makePromise(of: SMTPReply.self)
        // On a closed channel the handler is gone, and only the write itself fails.
        writeAndFlush(SMTPRequest.exchange(bytes, step, timeout: timeout, reply: reply))
            .whenFailure { _ in reply.fail(MailFailure.connectionClosed(step)) }
        return try await reply.futureResult.get()
    }
}

extension SMTPReply {
    /// Throws unless the reply is positive and, if given, its code is `code`.
    func check(_ step: SMTPStep, expecting code: Int? = nil) throws(MailFailure) {
        if let code, self.code != code, isPositive { throw .badReply(step) }
        guard isPositive else { throw .refused(step, code: self.code, status: status) }
    }
}

extension SMTPServerSettings {
    var replyTimeout: TimeAmount { .milliseconds(timeout.milliseconds) }

    /// The host name that the certificate must contain; `nil` if the host is an IP address.
    var serverName: String? {
        (try? SocketAddress(ipAddress: host, port: port)) == nil ? host : nil
    }
}
