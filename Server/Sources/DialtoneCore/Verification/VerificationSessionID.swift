/// Names a verification session inside the server; clients see it sealed, as ``SessionInfo``.
package struct VerificationSessionID: Hashable, Sendable {
    package static let length = 16

    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(random: RandomSource, at now: Timestamp) {
        bytes = random.orderedID(at: now)
    }
}
