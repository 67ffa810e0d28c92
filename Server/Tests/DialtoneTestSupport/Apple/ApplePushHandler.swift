import Foundation
import NIOCore
import NIOHTTP1
import NIOSSL
import SwiftASN1
import X509

/// Reads one push from one HTTP/2 stream, and responds to it.
final class ApplePushHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let rules: ApplePushRules
    private let connection: Int
    private var headers: [String: String] = [:]
    private var body = ByteBuffer()

    init(rules: ApplePushRules, connection: Int) {
        self.rules = rules
        self.connection = connection
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            headers = [":method": head.method.rawValue, ":path": head.uri]
            for (name, value) in head.headers { headers[name.lowercased()] = value }
        case .body(var part): body.writeBuffer(&part)
        case .end: answer(context)
        }
    }

    private func answer(_ context: ChannelHandlerContext) {
        let answer = rules.answer(
            to: headers,
            Array(body.readableBytesView),
            on: connection,
            certificateApp: certificateApp(context)
        )
        switch answer {
        case .silence: return
        case .hangUp: context.channel.parent?.close(promise: nil)
        case .taken: write(context, 200, ["apns-id": UUID().uuidString], body: "")
        case .refused(let status, let reason, let retryAfter):
            var headers: HTTPHeaders = ["apns-id": UUID().uuidString]
            if let retryAfter { headers.add(name: "retry-after", value: String(retryAfter)) }
            write(context, status, headers, body: "{\"reason\":\"\(reason)\"}")
        }
    }

    private func write(
        _ context: ChannelHandlerContext,
        _ status: Int,
        _ headers: HTTPHeaders,
        body: String
    ) {
        let head = HTTPResponseHead(
            version: .http2,
            status: HTTPResponseStatus(statusCode: status),
            headers: headers
        )
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if !body.isEmpty {
            context.write(
                wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: body)))),
                promise: nil
            )
        }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    /// Returns the app in the client's certificate.
    private func certificateApp(_ context: ChannelHandlerContext) -> String? {
        guard let parent = context.channel.parent,
            let handler = try? parent.pipeline.syncOperations.handler(
                type: NIOSSLServerHandler.self
            ),
            let bytes = try? handler.peerCertificate?.toDERBytes(),
            let certificate = try? Certificate(derEncoded: bytes)
        else { return nil }
        return certificate.subject.flatMap { $0 }
            .first { $0.type == [0, 9, 2342, 19_200_300, 100, 1, 1] }
            .flatMap { String($0.value) }
    }
}
