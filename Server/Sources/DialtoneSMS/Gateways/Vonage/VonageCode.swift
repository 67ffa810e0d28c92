import DialtoneModel

/// Vonage's error codes, which differ between responses and receipts.
enum VonageCode {
    static func meaning(of status: String) -> CodeMeaning? {
        Int(status).flatMap { answers[$0] }
    }

    static func reason(of errorCode: String) -> SendProblem.Reason? {
        Int(errorCode).flatMap { receipts[$0] }
    }

    private static let answers: [Int: CodeMeaning] = [
        1: .retryable(.throttled),
        2: .permanent(.misconfigured),
        3: .permanent(.misconfigured),
        4: .permanent(.authentication),
        5: .retryable(.unavailable),
        6: .permanent(.invalidNumber),
        7: .permanent(.optedOut),
        8: .permanent(.authentication),
        9: .permanent(.balance),
        10: .retryable(.throttled),
        11: .permanent(.misconfigured),
        12: .permanent(.tooLong),
        14: .permanent(.authentication),
        15: .permanent(.senderRejected),
        16: .permanent(.misconfigured),
        22: .permanent(.misconfigured),
        23: .permanent(.misconfigured),
        29: .permanent(.misconfigured),
        32: .permanent(.authentication),
        33: .permanent(.invalidNumber),
    ]

    private static let receipts: [Int: SendProblem.Reason] = [
        1: .other,
        2: .unreachable,
        3: .unreachable,
        4: .optedOut,
        5: .unreachable,
        6: .contentRejected,
        7: .unreachable,
        8: .unavailable,
        9: .invalidNumber,
        10: .contentRejected,
        11: .blockedRegion,
        12: .unreachable,
        13: .contentRejected,
        14: .optedOut,
        15: .balance,
        16: .throttled,
        50: .senderRejected,
        51: .senderRejected,
        52: .contentRejected,
        53: .optedOut,
        54: .contentRejected,
        99: .other,
    ]
}
