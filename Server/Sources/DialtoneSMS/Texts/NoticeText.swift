/// The wording of a notice in one language: that sign-in was changed, and how to undo it.
///
/// Where a language allows it, the text keeps to the GSM 7-bit alphabet, in which a notice with its
/// link is billed as one message.
struct NoticeText: Decodable, Sendable {
    /// The sentence that reports the change.
    let changed: String

    /// What the link follows.
    let undo: String

    func text(name: String, link: String?) -> String {
        let report = name.isEmpty ? changed : "\(name): \(changed)"
        return link.map { "\(report) \(undo) \($0)" } ?? report
    }
}
