/// How the name that an SMSC gave a message is written in its receipts.
enum ReceiptIDForm: String, Sendable, CaseIterable {
    /// Whatever fits a message that was sent.
    case automatic = "auto"
    /// As in the response to the message.
    case same
    /// In decimal, where the response had it in hexadecimal.
    case decimal
    /// In hexadecimal, where the response had it in decimal.
    case hexadecimal

    /// How the response wrote what a receipt writes as `id`; the likeliest first.
    func originals(of id: String) -> [(id: String, form: ReceiptIDForm)] {
        forms.compactMap { form in form.original(of: id).map { ($0, form) } }
    }

    private var forms: [ReceiptIDForm] {
        self == .automatic ? [.same, .decimal, .hexadecimal] : [self]
    }

    private func original(of id: String) -> String? {
        switch self {
        case .automatic, .same: id
        case .decimal: UInt64(id).map { String($0, radix: 16) }
        case .hexadecimal: UInt64(id, radix: 16).map { String($0) }
        }
    }

    /// Some SMSCs fill up with zeros in one place and not in the other, or change the case.
    static func key(_ id: String) -> String {
        let digits = id.drop { $0 == "0" }
        return digits.isEmpty ? "0" : digits.lowercased()
    }
}
