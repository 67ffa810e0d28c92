/// What one message was counted for, to be undone or answered later.
package struct SendCharge: Hashable, Sendable {
    package let axes: [SendAxis]

    /// Millionths of the guard's currency.
    package let cost: Int64

    package let region: String
    package let at: Timestamp

    /// Whether the message was let through to see whether it is answered.
    package let isProbe: Bool

    package init(
        axes: [SendAxis],
        cost: Int64,
        region: String,
        at: Timestamp,
        isProbe: Bool
    ) {
        self.axes = axes
        self.cost = cost
        self.region = region
        self.at = at
        self.isProbe = isProbe
    }

    init(of attempt: SendAttempt, isProbe: Bool) {
        self.init(
            axes: attempt.axes,
            cost: attempt.cost.micros,
            region: attempt.region,
            at: attempt.at,
            isProbe: isProbe
        )
    }
}
