import DialtoneBasics
import NIOCore

extension TimeSpan {
    /// The time span as a NIO value.
    var amount: TimeAmount { .milliseconds(milliseconds) }
}
