/// Why a webhook did not take a message.
package enum WebhookFailure: Error, Hashable {
    /// It answered something else than success; a redirect is not followed.
    case answered(status: Int)
    /// No answer came in time; the receiver may have the message all the same.
    case timedOut
    /// No connection, or one that broke before an answer, twice.
    case unreachable(String)
}
