package import DialtoneBasics

/// The amount that one message was counted with, so that it can be reversed or answered later.
package struct SendCost: Hashable, Sendable {
    package let dimensions: [SendDimension]

    /// The cost in millionths of the guard's currency.
    package let micros: Int64

    package let region: String
    package let at: Timestamp

    /// Whether the message was sent during a hold to test whether it is answered.
    package let isProbe: Bool

    package init(
        dimensions: [SendDimension],
        micros: Int64,
        region: String,
        at: Timestamp,
        isProbe: Bool
    ) {
        self.dimensions = dimensions
        self.micros = micros
        self.region = region
        self.at = at
        self.isProbe = isProbe
    }
}
