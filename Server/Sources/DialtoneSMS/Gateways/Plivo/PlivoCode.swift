import DialtoneModel

/// The error codes of Plivo's receipts.
enum PlivoCode {
    static func reason(of code: String) -> SendProblem.Reason? {
        Int(code).flatMap { reasons[$0] }
    }

    private static let reasons: [Int: SendProblem.Reason] = [
        10: .contentRejected,
        20: .unavailable,
        30: .contentRejected,
        40: .senderRejected,
        50: .invalidNumber,
        60: .other,
        70: .unreachable,
        80: .unreachable,
        90: .unavailable,
        100: .contentRejected,
        110: .tooLong,
        200: .optedOut,
        201: .optedOut,
        300: .unavailable,
        420: .unreachable,
        450: .blockedRegion,
        451: .fraud,
        900: .balance,
        910: .authentication,
        1_000: .other,
    ]
}
