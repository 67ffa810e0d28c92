extension AccountNotice {
    package static let sampleAddress = "ada@example.com"

    /// Creates a notice with sample data that goes to `address`.
    package init(sampleOf kind: Kind, to address: String) {
        let changesAddress = kind == .changeEmail || kind == .emailChanged
        let newAddress = kind == .changeEmail ? address : "new@example.com"
        let link = "https://example.com/sample-link"
        self.init(
            kind,
            of: kind == .changeEmail ? Self.sampleAddress : address,
            newEmail: changesAddress ? newAddress : nil,
            action: kind.hasLink ? Action(code: "sample", link: link) : nil
        )
        displayName = "Ada Lovelace"
    }
}
