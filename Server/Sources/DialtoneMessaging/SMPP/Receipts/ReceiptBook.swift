import DialtoneCore

/// Knows which receipts belong to which messages.
///
/// A receipt may overtake the response that names its message, above all where receipts have a
/// connection of their own or the SMSC is slow; so one that fits nothing is held for a while.
struct ReceiptBook {
    /// How many messages are remembered; the oldest make room.
    private static let limit = 100_000

    /// One part of one message.
    private struct Part {
        let message: Int
        let name: String
    }

    /// A receipt with the name by which the server knows the part of the message.
    struct Finding: Hashable {
        let messageID: String

        /// `nil` for messages from before a restart, or of another node.
        let attempt: AttemptReference?
        let receipt: DeliveryReceipt
    }

    private let form: ReceiptIDForm
    private var learned: ReceiptIDForm?
    private var messages: [Int: SentMessage] = [:]
    private var parts: [String: Part] = [:]
    private var held: HeldReceipts
    private var oldest = 0
    private var next = 0

    /// `memory` is how long the SMSC may take to name a message.
    init(form: ReceiptIDForm, memory: TimeSpan) {
        self.form = form
        held = HeldReceipts(memory: memory)
    }

    var holdsAny: Bool { !held.isEmpty }

    /// Expects the names of a message's parts.
    mutating func open(_ attempt: AttemptReference) -> Int {
        let number = next
        next += 1
        messages[number] = SentMessage(attempt: attempt)
        forgetOldest()
        return number
    }

    /// Takes the name that the SMSC gave a part; returns what was heard about it already.
    mutating func name(_ id: String, of message: Int) -> [Finding] {
        guard messages[message] != nil, !id.isEmpty else { return [] }
        messages[message]?.names.append(id)
        let key = ReceiptIDForm.key(id)
        parts[key] = Part(message: message, name: id)
        return held.take(key).compactMap { find($0) }
    }

    /// Takes a receipt; returns what it says about a message, if that is known by now.
    mutating func note(_ receipt: DeliveryReceipt, at now: Timestamp) -> [Finding] {
        if let found = find(receipt) { return [found] }
        let keys = form.originals(of: receipt.messageID).map { ReceiptIDForm.key($0.id) }
        let overdue = held.hold(receipt, keys: Array(Set(keys)), at: now)
        return overdue.map { [guess($0)] } ?? []
    }

    /// What is to be guessed about the receipts that were held long enough.
    mutating func release(at now: Timestamp) -> [Finding] {
        held.due(at: now).map { guess($0) }
    }

    /// `nil` if the receipt fits no message.
    private mutating func find(_ receipt: DeliveryReceipt) -> Finding? {
        for (id, form) in form.originals(of: receipt.messageID) {
            guard let part = parts[ReceiptIDForm.key(id)], let message = messages[part.message]
            else { continue }
            learned = form
            return Finding(messageID: part.name, attempt: message.attempt, receipt: receipt)
        }
        return nil
    }

    private func guess(_ receipt: DeliveryReceipt) -> Finding {
        let form = form == .automatic ? learned ?? .same : form
        let id = form.originals(of: receipt.messageID).first?.id ?? receipt.messageID
        return Finding(messageID: id, attempt: nil, receipt: receipt)
    }

    private mutating func forgetOldest() {
        while messages.count > Self.limit {
            for id in messages.removeValue(forKey: oldest)?.names ?? [] {
                let key = ReceiptIDForm.key(id)
                if parts[key]?.message == oldest { parts[key] = nil }
            }
            oldest += 1
        }
    }
}
