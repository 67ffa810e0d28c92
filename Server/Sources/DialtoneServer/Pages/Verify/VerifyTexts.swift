/// The sentences of the challenge page in one language.
struct VerifyTexts: Sendable {
    let language: String

    let title: String
    let lead: String

    /// What the bar shows, for those who cannot see it.
    let progress: String
    let scriptNeeded: String

    let doneTitle: String
    let doneLead: String

    /// Where the app waits on another device, perhaps.
    let doneLeadElsewhere: String
    let goBack: String

    let failedTitle: String

    /// Where only the app's makers can help.
    let failedLead: String
    let unreachable: String
    let refused: String
    let unknown: String
    let retry: String

    let brokenTitle: String
    let brokenLead: String
    let notOfferedTitle: String
    let notOfferedLead: String
    let callbackTitle: String
    let callbackLead: String

    /// What stands at the address that only apps are meant to read.
    var callback: RefusedView.Contents { .init(title: callbackTitle, lead: callbackLead) }

    static let all = [VerifyTexts.english, .german, .french, .spanish]

    /// The best of the languages that there are, or English.
    static func best(for languages: [String]) -> VerifyTexts {
        languages.lazy.compactMap { tag in
            let name = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
            return all.first { $0.language == name }
        }
        .first ?? .english
    }
}
