import DialtoneModel

/// Shortens a message to fit into one part, if possible.
///
/// If a text needs two parts, first the end of a long name is removed, then the advice after the
/// sentence with the code, then more of the name. The code and the last line always stay.
struct MessageComposer {
    /// The minimum length of a shortened name while there is advice to remove.
    private static let leastName = 12

    let name: MessageAppName
    let ending: MessageEnding?
    let codeLength: Int

    func wording(of text: VerificationText, in language: String) -> MessageWording {
        let template = name.text.isEmpty ? text.nameless : text.named
        let whole = wording(template.pieces, name.text, language, [])
        guard whole.segments > 1 else { return whole }
        let shortened = template.namesApp ? name.shortened(to: 1) : []
        let hasAdvice = template.essential != template.pieces
        let names = shortened.prefix { $0.count >= Self.leastName || !hasAdvice }
        var attempts: [([MessageTemplate.Piece], String, Set<MessageWording.Omission>)] =
            names.map { (template.pieces, $0, [.endOfName]) }
        if hasAdvice {
            attempts.append((template.essential, name.text, [.advice]))
            attempts += shortened.map { (template.essential, $0, [.advice, .endOfName]) }
        }
        return attempts.lazy
            .map { wording($0.0, $0.1, language, $0.2) }
            .first { $0.segments == 1 } ?? whole
    }

    /// Joins `pieces` around the code.
    private func wording(
        _ pieces: [MessageTemplate.Piece],
        _ name: String,
        _ language: String,
        _ omissions: Set<MessageWording.Omission>
    ) -> MessageWording {
        var parts = [""]
        for piece in pieces + (ending?.pieces ?? []) {
            switch piece {
            case .text(let text): parts[parts.count - 1] += text
            case .appName: parts[parts.count - 1] += name
            case .code: parts.append("")
            }
        }
        parts = SMSSpelling.plain(parts)
        let code = String(repeating: "0", count: codeLength)
        let size = SMSAlphabet.size(of: parts.joined(separator: code))
        return MessageWording(
            parts: parts,
            language: language,
            alphabet: size.alphabet,
            segments: size.segments,
            omissions: omissions
        )
    }
}
