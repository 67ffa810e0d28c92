import DialtoneBasics
import IdentityToolkitAdmin

/// The messages to a country in the last days, as pages show them.
struct CountryFigures: Sendable {
    let messages: String
    let entered: String
    let conversion: String

    /// What gateways charged; a dash if they reported no prices.
    let cost: String

    init(_ figures: CountryStatistics?) {
        let (messages, entered) = (figures?.messages ?? 0, figures?.entered ?? 0)
        self.messages = Grouped.text(messages)
        self.entered = Grouped.text(entered)
        conversion = "\(Share(entered, of: messages))"
        let costs = (figures?.costs ?? [])
            .map { Money(micros: Int64($0.micros), currency: $0.currency).shown }
        cost = costs.isEmpty ? "–" : costs.joined(separator: ", ")
    }
}
