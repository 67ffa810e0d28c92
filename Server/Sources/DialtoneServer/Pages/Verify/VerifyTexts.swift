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

    /// The value of the attribute `dir`.
    var direction: String { PageLanguage(rawValue: language)?.direction ?? "ltr" }

    /// What stands at the address that only apps are meant to read.
    var callback: RefusedView.Contents { .init(title: callbackTitle, lead: callbackLead) }
}

extension VerifyTexts {
    init(in language: PageLanguage) {
        self =
            switch language {
            case .english: .english
            case .german: .german
            case .french: .french
            case .spanish: .spanish
            case .portuguese: .portuguese
            case .persian: .persian
            case .arabic: .arabic
            }
    }
}
