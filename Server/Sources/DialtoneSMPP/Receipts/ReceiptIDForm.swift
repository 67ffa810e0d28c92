/// How the message IDs in receipts differ from those in the responses.
package enum ReceiptIDForm: String, Sendable, CaseIterable {
    /// The format that matches a sent message.
    case automatic = "auto"
    /// The same format as in the response.
    case same
    /// Decimal in receipts, hexadecimal in responses.
    case decimal
    /// Hexadecimal in receipts, decimal in responses.
    case hexadecimal

    /// Returns the possible IDs in the response for the ID in a receipt, most likely first.
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

    /// Returns the normalized ID: some SMSCs differ in leading zeros or in case.
    static func key(_ id: String) -> String {
        let digits = id.drop { $0 == "0" }
        return digits.isEmpty ? "0" : digits.lowercased()
    }
}
