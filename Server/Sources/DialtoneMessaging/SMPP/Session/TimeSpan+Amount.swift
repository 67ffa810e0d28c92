import DialtoneCore
import NIOCore

extension TimeSpan {
    /// As event loops count time.
    var amount: TimeAmount { .milliseconds(milliseconds) }
}
