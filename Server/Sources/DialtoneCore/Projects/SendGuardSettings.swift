import PhoneNumbers

/// Rules that keep others from spending the project's money on messages.
package struct SendGuardSettings: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
        case off
        /// Decides and records, and lets everything pass.
        case audit
        case enforce
    }

    package var mode = Mode.enforce

    /// The kinds of numbers that get messages; `nil` lets all of them.
    ///
    /// With ``NumberKind/unknown``, in any mode, a number need not be in its country's plan.
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

extension SendGuardSettings: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("mode", \.mode),
            SettingPart("kinds", \.kinds),
            SettingPart("currency", \.currency),
            SettingPart("prices", \.prices),
            SettingPart("limits", \.limits),
            SettingPart("countriesPerAddress", \.countriesPerAddress),
            SettingPart("proofFrom", \.proofFrom),
            SettingPart("answers", \.answers),
            SettingPart("budgets", \.budgets),
            SettingPart("caps", \.caps),
            SettingPart("hold", \.hold),
        ]
    }
}
