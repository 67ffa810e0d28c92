import DialtoneBasics

/// The time limits for services that verify proofs while the user waits for a code.
enum VendorDeadline {
    static let accessToken = TimeSpan.seconds(3)
    static let judgment = TimeSpan.seconds(4)
}
