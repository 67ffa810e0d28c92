import DialtoneTestSupport
import NIOCore
import NIOSSL

/// One conversation of ``MailServer``.
///
/// Lives in one channel's pipeline and is used on that channel's event loop only.
final class MailServerHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let script: MailServerScript
    private let recorder: MailServer.Recorder
    private var buffer = ByteBuffer()
    private var isEncrypted: Bool
    private var loginLines = 0
    private var from = ""
    private var to = ""
    private var content: String?

    init(_ script: MailServerScript, _ recorder: MailServer.Recorder) {
        self.script = script
        self.recorder = recorder
        isEncrypted = if case .atOnce = script.encryption { true } else { false }
    }

    func channelActive(context: ChannelHandlerContext) {
        recorder.change {
            $0.connectionCount += 1
            $0.openCount += 1
        }
        react(script.greeting, context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        recorder.change { $0.openCount -= 1 }
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        buffer.writeBuffer(&bytes)
        while let end = buffer.readableBytesView.firstIndex(of: UInt8(ascii: "\n")),
            let line = buffer.readString(length: end - buffer.readerIndex + 1)
        {
            take(String(line.dropLast()), context)
        }
    }

    private func take(_ line: String, _ context: ChannelHandlerContext) {
        guard content == nil else { return takeContent(line, context) }
        recorder.change { $0.commands.append(line) }
        let reaction = script.reactions.first { line.hasPrefix($0.key) }?.value
        if let reaction { return react(reaction, context) }
        switch line.split(separator: " ").first {
        case "EHLO": say(hello, context)
        case "STARTTLS": encrypt(context)
        case "AUTH": authenticate(line, context)
        case "MAIL":
            from = Self.path(in: line)
            say("250 2.1.0 OK", context)
        case "RCPT":
            to = Self.path(in: line)
            say("250 2.1.5 OK", context)
        case "DATA":
            content = ""
            say("354 Go ahead", context)
        case "RSET": say("250 2.0.0 OK", context)
        case "QUIT":
            say("221 Bye", context)
            context.close(promise: nil)
        default:
            loginLines > 0 ? continueLogin(line, context) : say("500 5.5.1 What?", context)
        }
    }

    private func takeContent(_ line: String, _ context: ChannelHandlerContext) {
        guard line == "." else {
            content?.append((line.hasPrefix(".") ? String(line.dropFirst()) : line) + "\r\n")
            return
        }
        let mail = MailServer.Mail(from: from, to: to, content: content ?? "")
        content = nil
        if let reaction = script.reactions["."] { return react(reaction, context) }
        recorder.change { $0.mails.append(mail) }
        say("250 2.0.0 Taken", context)
    }

    private var hello: String {
        var lines = ["mail.example"] + script.extensions
        if script.credentials != nil { lines.append("AUTH PLAIN LOGIN") }
        if !isEncrypted {
            if case .onRequest = script.encryption { lines.append("STARTTLS") }
            lines += script.extensionsInTheClear
        }
        return lines.dropLast().map { "250-\($0)\r\n" }.joined() + "250 " + (lines.last ?? "")
    }

    private func encrypt(_ context: ChannelHandlerContext) {
        guard case .onRequest(let tls) = script.encryption else {
            return say("502 5.5.1 No", context)
        }
        say("220 Go on" + script.injected, context)
        isEncrypted = true
        let handler = NIOSSLServerHandler(context: tls)
        try? context.pipeline.syncOperations.addHandler(handler, position: .first)
    }

    private func authenticate(_ line: String, _ context: ChannelHandlerContext) {
        if line == "AUTH LOGIN" {
            loginLines = 1
            say("334 VXNlcm5hbWU6", context)
        } else {
            let isRight = line == "AUTH PLAIN \(script.credentials ?? "")"
            say(isRight ? "235 2.7.0 Welcome" : "535 5.7.8 No such ada@example.com", context)
        }
    }

    private func continueLogin(_ line: String, _ context: ChannelHandlerContext) {
        loginLines = (loginLines + 1) % 3
        say(loginLines == 0 ? "235 2.7.0 Welcome" : "334 UGFzc3dvcmQ6", context)
    }

    private func react(_ reaction: MailServerScript.Reaction, _ context: ChannelHandlerContext) {
        switch reaction {
        case .reply(let text): say(text, context)
        case .silence: break
        case .hangUp: context.close(promise: nil)
        }
    }

    private func say(_ text: String, _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text + "\r\n")), promise: nil)
    }

    private static func path(in line: String) -> String {
        line.firstMatch(of: /<(.*)>/).map { String($0.1) } ?? ""
    }
}
