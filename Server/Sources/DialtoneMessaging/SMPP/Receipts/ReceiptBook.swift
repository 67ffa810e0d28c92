import DialtoneCore

/// Knows which receipts belong to which messages.
///
/// A receipt may overtake the response that names its message, above all where receipts have a
/// connection of their own; so one that fits nothing is held for a while. After that it is
/// taken to be about a message from before a restart.
struct ReceiptBook {
    /// How many messages are remembered; the oldest make room.
    private static let limit = 100_000

    /// How many receipts are held at once.
    private static let heldLimit = 10_000

    /// How long a receipt is held.
    static let patience = TimeSpan.seconds(10)

    /// One part of one message.
    private struct Part {
        let message: Int
        let number: Int
    }

    private struct Held {
        let receipt: DeliveryReceipt
        let until: Timestamp
    }

    /// A receipt with the name by which the server knows the message.
    struct Finding: Hashable {
        let messageID: String
        let receipt: DeliveryReceipt
    }

    private let form: ReceiptIDForm
    private var learned: ReceiptIDForm?
    private var messages: [Int: SentMessage] = [:]
    private var parts: [String: Part] = [:]
    private var held: [Held] = []
    private var oldest = 0
    private var next = 0

    init(form: ReceiptIDForm) {
        self.form = form
    }

    var holdsAny: Bool { !held.isEmpty }

    /// Expects the names of a message's parts.
    mutating func open(partCount: Int) -> Int {
        let number = next
        next += 1
        messages[number] = SentMessage(partCount: partCount)
        forgetOldest()
        return number
    }

    /// Takes the name that the SMSC gave a part; returns what was heard about it already.
    mutating func name(_ part: Int, of message: Int, _ id: String) -> [Finding] {
        guard messages[message] != nil, !id.isEmpty else { return [] }
        messages[message]?.name(part, id)
        parts[ReceiptIDForm.key(id)] = Part(message: message, number: part)
        guard !held.isEmpty else { return [] }
        let waiting = held
        held = []
        var findings: [Finding] = []
        for entry in waiting {
            if let found = find(entry.receipt) {
                findings += found
            } else {
                held.append(entry)
            }
        }
        return findings
    }

    /// Takes a receipt; returns what it says about a message, if that is known by now.
    mutating func note(_ receipt: DeliveryReceipt, at now: Timestamp) -> [Finding] {
        if let found = find(receipt) { return found }
        let overdue = held.count < Self.heldLimit ? [] : [held.removeFirst()]
        held.append(Held(receipt: receipt, until: now + Self.patience))
        return overdue.map { guess($0.receipt) }
    }

    /// The receipts that were held long enough.
    mutating func release(at now: Timestamp) -> [Finding] {
        let overdue = held.filter { $0.until <= now }
        held.removeAll { $0.until <= now }
        return overdue.map { guess($0.receipt) }
    }

    /// `nil` if the receipt fits no message; empty if it says nothing about the whole yet.
    private mutating func find(_ receipt: DeliveryReceipt) -> [Finding]? {
        for (id, form) in form.originals(of: receipt.messageID) {
            guard let part = parts[ReceiptIDForm.key(id)], let message = messages[part.message],
                // The first part's name is the message's: without it nothing can be reported.
                let messageID = message.id
            else { continue }
            learned = form
            return messages[part.message]?.note(receipt, of: part.number)
                .map { [Finding(messageID: messageID, receipt: $0)] } ?? []
        }
        return nil
    }

    private func guess(_ receipt: DeliveryReceipt) -> Finding {
        let form = form == .automatic ? learned ?? .same : form
        let id = form.originals(of: receipt.messageID).first?.id ?? receipt.messageID
        return Finding(messageID: id, receipt: receipt)
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
