/// No gateway took a message, and none can have it.
package struct MessageNotTaken: Error, Hashable, Sendable {
    package let reason: SendProblem.Reason

    package init(_ reason: SendProblem.Reason) {
        self.reason = reason
    }
}
