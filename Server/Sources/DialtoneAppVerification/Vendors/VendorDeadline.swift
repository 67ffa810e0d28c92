import DialtoneCore

/// How long somebody who waits for a code waits for services that judge proofs.
enum VendorDeadline {
    static let accessToken = TimeSpan.seconds(3)
    static let judgment = TimeSpan.seconds(4)
}
