import PhoneNumbers

extension ProjectSettings {
    /// Returns the hosts that a text in `settings` may link to.
    package func messageDomains(_ settings: MessageTextSettings) -> [String] {
        authorizedDomains + [settings.domain].compactMap(\.self)
    }
}

extension MessageSettings {
    /// The maximum number of texts in one project or app.
    private static let textLimit = 200

    /// Throws if a text would keep phones from finding the code, or expose the code to others.
    ///
    /// Texts may link to the hosts of `project`.
    func check(in project: ProjectSettings) throws(Refusal) {
        if let language = defaultLanguage {
            try Self.checkTag(language, "messages.defaultLanguage")
        }
        try Self.check(common, "messages", domains: project.messageDomains(common))
        for (app, own) in apps.sorted(by: { $0.key < $1.key }) {
            let domains = project.messageDomains(own.over(common))
            try Self.check(own, "messages.apps.\(app)", domains: domains)
        }
        for (region, sender) in senders.sorted(by: { $0.key < $1.key }) {
            guard region == "*" || PhoneRegion.supported.contains(where: { $0.code == region })
            else {
                throw .invalidArgument(
                    field: "messages.senders",
                    problem:
                        "\(region.prefix(10)) is neither a country code such as US nor * for all others"
                )
            }
            try sender.check("messages.senders.\(region)")
        }
    }

    private static func check(
        _ settings: MessageTextSettings,
        _ path: String,
        domains: [String]
    ) throws(Refusal) {
        if let name = settings.name, MessageAppName(name).besideCode.text != name || name.isEmpty {
            throw .invalidArgument(
                field: "\(path).name",
                problem: "must be 1 to \(MessageAppName.limit) visible characters without @, # "
                    + "or numbers of four digits"
            )
        }
        if let domain = settings.domain, MessageEnding(domain: domain) == nil {
            throw .invalidArgument(
                field: "\(path).domain",
                problem: "must be a lowercase host name, such as shop.example.com"
            )
        }
        if let appHash = settings.appHash, MessageEnding(appHash: appHash) == nil {
            throw .invalidArgument(
                field: "\(path).appHash",
                problem: "must be the 11-character hash of an Android app, such as FA+9qCX9VSu"
            )
        }
        guard settings.texts.count <= textLimit else {
            throw .invalidArgument(
                field: "\(path).texts",
                problem: "must have at most \(textLimit) texts"
            )
        }
        for (language, text) in settings.texts.sorted(by: { $0.key < $1.key }) {
            try checkTag(language, "\(path).texts")
            try check(text, "\(path).texts.\(language)", domains: domains)
        }
    }

    private static func check(_ text: String, _ path: String, domains: [String]) throws(Refusal) {
        do {
            _ = try MessageTemplate(checking: text, domains: domains)
        } catch {
            throw .invalidArgument(field: path, problem: error.explanation)
        }
    }

    private static func checkTag(_ language: String, _ path: String) throws(Refusal) {
        let tag = LanguageTag(language)
        guard tag.isWellFormed, tag.key == language else {
            let wish =
                tag.isWellFormed
                ? "must be written \(tag.key)" : "is not a language code such as de or pt-br"
            throw .invalidArgument(field: path, problem: "\(language.prefix(35)) \(wish)")
        }
    }
}
