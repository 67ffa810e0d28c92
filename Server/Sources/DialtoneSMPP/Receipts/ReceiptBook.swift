import DialtoneBasics
import DialtoneModel

/// Matches receipts to messages.
///
/// A receipt may arrive before the response with its message ID, especially if receipts have their
/// own connection or the SMSC is slow. A receipt without a match is therefore held for a while.
struct ReceiptBook {
    /// The maximum number of messages; the oldest are removed first.
    private static let limit = 100_000

    /// One part of one message.
    private struct Part {
        let message: Int
        let name: String
    }

    /// A receipt with the message ID from the response to the message.
    struct Finding: Hashable {
        let messageID: String

        /// `nil` for messages from before a restart or from another node.
        let attempt: AttemptReference?
        let receipt: DeliveryReceipt
    }

    private let form: ReceiptIDForm
    private var learned: ReceiptIDForm?
    private var messages: [Int: TrackedMessage] = [:]
    private var parts: [String: Part] = [:]
    private var held: HeldReceipts
    private var oldest = 0
    private var next = 0

    /// Creates the book; `memory` is how long the SMSC may take to assign a message ID.
    init(form: ReceiptIDForm, memory: TimeSpan) {
        self.form = form
        held = HeldReceipts(memory: memory)
    }

    var holdsAny: Bool { !held.isEmpty }

    /// Registers a message whose IDs are not known yet; returns its number.
    mutating func open(_ attempt: AttemptReference) -> Int {
        let number = next
        next += 1
        messages[number] = TrackedMessage(attempt: attempt)
        forgetOldest()
        return number
    }

    /// Records the message ID of a part; returns the receipts that already arrived for it.
    mutating func name(_ id: String, of message: Int) -> [Finding] {
        guard messages[message] != nil, !id.isEmpty else { return [] }
        messages[message]?.names.append(id)
        let key = ReceiptIDForm.key(id)
        parts[key] = Part(message: message, name: id)
        return held.take(key).compactMap { find($0) }
    }

    /// Records a receipt; returns what can be reported now.
    mutating func note(_ receipt: DeliveryReceipt, at now: Timestamp) -> [Finding] {
        if let found = find(receipt) { return [found] }
        let keys = form.originals(of: receipt.messageID).map { ReceiptIDForm.key($0.id) }
        let overdue = held.hold(receipt, keys: Array(Set(keys)), at: now)
        return overdue.map { [guess($0)] } ?? []
    }

    /// Returns the receipts held long enough, with guessed message IDs.
    mutating func release(at now: Timestamp) -> [Finding] {
        held.due(at: now).map { guess($0) }
    }

    /// Returns the message of a receipt, or `nil` if it matches none.
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

/// A message that was submitted to an SMSC in one or more parts.
struct TrackedMessage {
    let attempt: AttemptReference

    /// The message IDs that the SMSC has assigned to the parts so far.
    var names: [String] = []
}
