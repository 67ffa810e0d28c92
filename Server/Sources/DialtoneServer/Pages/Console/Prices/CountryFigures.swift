import DialtoneBasics
import IdentityToolkitAdmin

/// The messages to a country in the last days, as pages show them.
struct CountryFigures: Sendable {
    let messages: Int
    let entered: Int
    let conversion: String

    /// What gateways charged; a dash if they reported no prices.
    let cost: String

    init(_ figures: CountryStatistics?) {
        messages = figures?.messages ?? 0
        entered = figures?.entered ?? 0
        conversion = "\(Share(entered, of: messages))"
        let costs = (figures?.costs ?? [])
            .map { Money(micros: Int64($0.micros), currency: $0.currency).shown }
        cost = costs.isEmpty ? "–" : costs.joined(separator: ", ")
    }
}
