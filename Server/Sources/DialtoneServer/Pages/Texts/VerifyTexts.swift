/// The texts of the challenge page in one language.
struct VerifyTexts: Decodable, Sendable {
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
}
