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

    func layout(of text: VerificationText, in language: String) -> MessageLayout {
        let template = name.text.isEmpty ? text.nameless : text.named
        let whole = layout(template.pieces, name.text, language, [])
        guard whole.segments > 1 else { return whole }
        let shortened = template.namesApp ? name.shortened(to: 1) : []
        let hasAdvice = template.essential != template.pieces
        let names = shortened.prefix { $0.count >= Self.leastName || !hasAdvice }
        let attempts =
            names.map { (template.pieces, $0, [MessageLayout.Omission.endOfName]) }
            + (hasAdvice ? [(template.essential, name.text, [.advice])] : [])
            + (hasAdvice ? shortened.map { (template.essential, $0, [.advice, .endOfName]) } : [])
        return attempts.lazy
            .map { layout($0.0, $0.1, language, $0.2) }
            .first { $0.segments == 1 } ?? whole
    }

    private func layout(
        _ pieces: [MessageTemplate.Piece],
        _ name: String,
        _ language: String,
        _ omissions: [MessageLayout.Omission]
    ) -> MessageLayout {
        MessageLayout(
            pieces + (ending?.pieces ?? []),
            name: name,
            language: language,
            codeLength: codeLength,
            omissions: omissions
        )
    }
}
