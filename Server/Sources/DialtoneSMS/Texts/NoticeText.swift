import DialtoneModel

/// The wording of notices in one language: what happened, and how to undo it.
///
/// Where a language allows it, the text keeps to the GSM 7-bit alphabet, in which a notice with its
/// link is billed as one message.
struct NoticeText: Decodable, Sendable {
    /// The sentence that reports the change.
    let changed: String

    /// The sentence that reports the use of a recovery code.
    let recoveryCodeUsed: String

    /// What the link follows.
    let undo: String

    func text(of kind: AccountNotice.Kind, name: String, link: String?) -> String {
        let sentence = kind == .recoveryCodeUsed ? recoveryCodeUsed : changed
        let report = name.isEmpty ? sentence : "\(name): \(sentence)"
        return link.map { "\(report) \(undo) \($0)" } ?? report
    }
}
