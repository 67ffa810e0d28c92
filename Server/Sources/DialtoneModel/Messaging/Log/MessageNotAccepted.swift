/// The error for a message that no gateway accepted and none can have sent.
package struct MessageNotAccepted: Error, Hashable, Sendable {
    package let reason: SendProblem.Reason

    package init(_ reason: SendProblem.Reason) {
        self.reason = reason
    }
}
