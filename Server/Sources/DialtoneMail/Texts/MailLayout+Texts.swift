import DialtoneModel

/// What replaces the placeholders of a mail.
struct MailValues {
    let notice: AccountNotice

    /// The app's name; empty if the project has none.
    let appName: String

    /// Returns the text of a placeholder; `nil` if there is none, as for a missing link.
    func text(_ placeholder: MailPlaceholder) -> String? {
        switch placeholder {
        case .link: notice.action?.link
        case .email: notice.email
        case .newEmail: notice.newEmail ?? notice.email
        case .app: appName
        case .name: MailRecipientName(notice.displayName)?.text ?? notice.email
        }
    }
}

extension MailLayout {
    /// The layout of a built-in text.
    init(_ values: MailValues, wording: MailWording, language: String, button: Button) {
        let notice = values.notice
        let passage = wording.passage(for: notice.kind)
        let title = passage.title
        let body = Self.filled(passage.body, with: values)
        let text = notice.hasUnprovedPassword ? "\(body) \(wording.passwordExists)" : body
        var blocks: [Block] = [.paragraph([[.text(text)]])]
        if let action = notice.action {
            let label = wording.button(for: notice.kind)
            blocks.append(.action(label: label, link: action.link, textLabel: label))
        }
        if !notice.kind.isReport { blocks.append(.footer(wording.unasked)) }
        self.init(
            subject: values.appName.isEmpty ? title : "\(values.appName): \(title)",
            blocks: blocks,
            language: language,
            button: button
        )
    }

    /// The layout of a project's own text.
    ///
    /// `wording` has the label of the button, and the sentence about a password that another person
    /// may have set: no text can leave that out.
    init(
        _ values: MailValues,
        template: MailTemplate,
        wording: MailWording,
        language: String,
        button: Button
    ) {
        let kind = values.notice.kind
        let label =
            template.button.map { Self.line($0, values) } ?? wording.button(for: kind)
        var blocks = template.paragraphs.compactMap { Self.block($0, values, label) }
        if values.notice.hasUnprovedPassword {
            blocks.append(.paragraph([[.text(wording.passwordExists)]]))
        }
        self.init(
            subject: Self.line(template.subject, values),
            blocks: blocks,
            language: language,
            button: button
        )
    }

    /// Returns `nil` for a paragraph about a link that the mail does not have.
    private static func block(
        _ pieces: [MailTemplate.Piece],
        _ values: MailValues,
        _ label: String
    ) -> Block? {
        var lines: [[Run]] = [[]]
        var link: String?
        for piece in pieces {
            switch piece {
            case .text(let text):
                let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
                for (index, part) in parts.enumerated() {
                    if index > 0 { lines.append([]) }
                    if !part.isEmpty { lines[lines.count - 1].append(.text(String(part))) }
                }
            case .placeholder(.link):
                guard let target = values.text(.link) else { return nil }
                link = target
                lines[lines.count - 1].append(.link(target))
            case .placeholder(let placeholder):
                lines[lines.count - 1].append(.text(values.text(placeholder) ?? ""))
            }
        }
        let isAlone = lines.joined().allSatisfy { run in
            switch run {
            case .link: true
            case .text(let text): text.allSatisfy(\.isWhitespace)
            }
        }
        if let link, isAlone { return .action(label: label, link: link, textLabel: nil) }
        return .paragraph(lines)
    }

    private static func line(_ pieces: [MailTemplate.Piece], _ values: MailValues) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .placeholder(let placeholder): values.text(placeholder) ?? ""
            }
        }
        .joined()
    }

    /// Replaces both placeholders in one pass: an address that looks like a placeholder is kept.
    private static func filled(_ body: String, with values: MailValues) -> String {
        body.replacing(/\{(email|newEmail)\}/) { match in
            values.text(match.1 == "email" ? .email : .newEmail) ?? ""
        }
    }
}
