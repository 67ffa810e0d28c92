import DialtoneCore

/// A message that the SMSC has, in as many parts as it was sent as.
struct SentMessage {
    private var partIDs: [String?]
    private var delivered: Set<Int> = []
    private var isOver = false

    init(partCount: Int) {
        partIDs = Array(repeating: nil, count: partCount)
    }

    /// What the message is known by: the name of its first part.
    var id: String? { partIDs.first ?? nil }

    /// What the SMSC calls its parts, as far as it said.
    var names: [String] { partIDs.compactMap(\.self) }

    mutating func name(_ part: Int, _ id: String) {
        partIDs[part] = id
    }

    /// What `receipt`, of one part, says about the whole: delivered when all parts are, failed
    /// when one is.
    mutating func note(_ receipt: DeliveryReceipt, of part: Int) -> DeliveryReceipt? {
        guard partIDs.count > 1 else { return receipt }
        switch receipt.state.deliveryState {
        case .delivered:
            delivered.insert(part)
            guard delivered.count == partIDs.count, !isOver else { return nil }
        case .failed:
            guard !isOver else { return nil }
        default:
            return nil
        }
        isOver = true
        return receipt
    }
}
