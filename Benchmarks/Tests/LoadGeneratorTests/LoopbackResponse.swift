import NIOCore
import NIOHTTP1

/// What the test's server answers, and after how long.
struct LoopbackResponse: Sendable {
    var status = HTTPResponseStatus.ok
    var body = ""
    var delay = TimeAmount.zero
    var closesInstead = false
}
