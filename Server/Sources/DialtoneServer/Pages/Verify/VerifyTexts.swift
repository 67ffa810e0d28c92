/// The texts of the challenge page in one language.
struct VerifyTexts: Sendable {
    let language: String

    let title: String
    let lead: String

    /// The label of the progress bar for screen readers.
    let progress: String
    let scriptNeeded: String

    let doneTitle: String
    let doneLead: String

    /// The text after completion if the app may be on another device.
    let doneLeadElsewhere: String
    let goBack: String

    let failedTitle: String

    /// The text for an error that only the app's developers can fix.
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

    /// The value of the `dir` attribute.
    var direction: String { PageLanguage(rawValue: language)?.direction ?? "ltr" }

    /// The texts at the URL that is meant only for apps.
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
