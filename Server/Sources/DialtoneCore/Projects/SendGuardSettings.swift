import PhoneNumbers

/// Rules that keep others from spending the project's money on messages.
package struct SendGuardSettings: Hashable, Sendable, Codable {
    package enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
        case off
        /// Decides and records, and lets everything pass.
        case audit
        case enforce
    }

    package var mode = Mode.enforce

    /// The kinds of numbers that get messages; `nil` lets all of them.
    package var kinds: [NumberKind]? = [.mobile, .fixedLineOrMobile]

    /// The currency of every amount here, an ISO 4217 code.
    package var currency = SendPrices.currency

    /// What a segment costs, by ISO 3166 code; `*` is for all other countries.
    package var prices: [String: SpendAmount] = [:]

    package var limits = SendLimits()

    /// How many countries one address may ask for in a day without a right code before its app
    /// has to prove itself; `nil` sets no limit.
    package var countriesPerAddress: Int? = 3

    /// From which share of a limit or budget on an app has to prove itself; `nil` never asks.
    package var proofFrom: Double? = 0.5

    package var answers = AnswerPolicy()
    package var budgets = SendBudgets()
    package var caps = SpendCaps()
    package var hold = PrefixHoldPolicy()

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&mode, forKey: .mode)
        try container.update(&kinds, forKey: .kinds)
        try container.update(&currency, forKey: .currency)
        try container.update(&prices, forKey: .prices)
        try container.update(&limits, forKey: .limits)
        try container.update(&countriesPerAddress, forKey: .countriesPerAddress)
        try container.update(&proofFrom, forKey: .proofFrom)
        try container.update(&answers, forKey: .answers)
        try container.update(&budgets, forKey: .budgets)
        try container.update(&caps, forKey: .caps)
        try container.update(&hold, forKey: .hold)
    }

    /// Writes what is missing as `null`: an absent key would be read as the default.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(mode, forKey: .mode)
        try container.encode(kinds, forKey: .kinds)
        try container.encode(currency, forKey: .currency)
        try container.encode(prices, forKey: .prices)
        try container.encode(limits, forKey: .limits)
        try container.encode(countriesPerAddress, forKey: .countriesPerAddress)
        try container.encode(proofFrom, forKey: .proofFrom)
        try container.encode(answers, forKey: .answers)
        try container.encode(budgets, forKey: .budgets)
        try container.encode(caps, forKey: .caps)
        try container.encode(hold, forKey: .hold)
    }

    private enum CodingKeys: String, CodingKey {
        case mode, kinds, currency, prices, limits, countriesPerAddress, proofFrom
        case answers, budgets, caps, hold
    }

    /// Refuses a number of a kind that gets no messages, before anything else is asked about it.
    func checkKind(of number: PlannedNumber) throws(Refusal) {
        guard mode == .enforce, kinds != nil, !allows(NumberKind(of: number)) else { return }
        throw .send(.numberKindNotAllowed)
    }

    /// Whether numbers of `kind` get messages.
    package func allows(_ kind: NumberKind) -> Bool {
        kinds?.contains(kind) ?? true
    }

    /// About what a message of `segments` to `region` costs.
    package func price(ofSegments segments: Int, in region: String) -> Money {
        let price = prices[region] ?? prices["*"] ?? SendPrices.price(in: region)
        return Money(micros: price.micros * Int64(max(1, segments)), currency: currency)
    }
}
