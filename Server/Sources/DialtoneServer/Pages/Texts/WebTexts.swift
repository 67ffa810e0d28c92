/// The texts of the pages between an app's page and a provider, in one language.
struct WebTexts: Decodable, Sendable {
    let title: String
    let lead: String
    let scriptNeeded: String
    let goOn: String
    let next: String
    let doneTitle: String
    let doneLead: String
    let lostTitle: String
    let lostLead: String
}
