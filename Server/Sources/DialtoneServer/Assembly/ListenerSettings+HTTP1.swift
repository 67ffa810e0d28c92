import HummingbirdCore
import NIOCore

extension ListenerSettings {
    var channelConfiguration: HTTP1Channel.Configuration {
        HTTP1Channel.Configuration(
            additionalChannelHandlers: [
                ConnectionLimits(readLimit: readLimit, answerLimit: answerLimit)
            ],
            idleTimeout: idleLimit,
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: headerSizeLimit,
                maxHeaderListSize: headerSizeLimit,
                maxHeaderFieldCount: 100
            )
        )
    }
}
