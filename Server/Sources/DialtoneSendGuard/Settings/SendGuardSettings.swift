package import DialtoneBasics

/// The rules that protect a project from SMS fraud.
package struct SendGuardSettings: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
        case off
        /// Evaluates and records all rules, but sends every message.
        case audit
        case enforce
    }

    package var mode = Mode.enforce

    /// The kinds of numbers that messages are allowed to; `nil` allows all of them.
    ///
    /// Numbers of other kinds are refused only in the mode ``Mode/enforce``.
    /// If ``NumberKind/unknown`` is included, in any mode, numbers outside of their country's
    /// numbering plan are accepted.
    package var kinds: [NumberKind]? = [.mobile, .fixedLineOrMobile]

    /// The currency of all amounts, as an ISO 4217 code.
    package var currency = SendPrices.currency

    /// The price per segment, by ISO 3166 code; `*` applies to all other countries.
    package var prices: [String: SpendAmount] = [:]

    package var limits = SendLimits()

    /// How many countries an address may request per day without a right code.
    ///
    /// Beyond that, its app must prove itself, unless the installation did so before. `nil` sets no
    /// limit.
    package var countriesPerAddress: Int? = 3

    /// The share of a limit or budget from which an app must prove itself; `nil` for never.
    ///
    /// Installations that proved themselves before need no new proof.
    package var proofFrom: Double? = 0.5

    package var answers = AnswerPolicy()
    package var budgets = SendBudgets()
    package var caps = SpendCaps()
    package var hold = PrefixHoldPolicy()
    package var notices = NoticeLimits()

    package init() {}

    /// Whether messages to numbers of `kind` are allowed.
    package func allows(_ kind: NumberKind) -> Bool {
        kinds?.contains(kind) ?? true
    }

    /// Returns the approximate price of a message of `segments` to `region`.
    package func price(ofSegments segments: Int, in region: String) -> Money {
        let price = prices[region] ?? prices["*"] ?? SendPrices.price(in: region)
        return Money(micros: price.micros * Int64(max(1, segments)), currency: currency)
    }
}

extension SendGuardSettings: SettingsGroup {
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
            SettingPart("notices", \.notices),
        ]
    }
}
