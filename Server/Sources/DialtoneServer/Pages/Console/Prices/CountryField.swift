import DialtoneBasics
import IdentityToolkitAdmin

/// A field of a country's page, as the template shows it.
struct CountryField: Sendable {
    /// The names of all fields, in their order.
    static let order =
        ["currency", "price"] + CountryTerms.senderMembers + CountryTerms.spans

    let name: String
    let label: String
    let unit: String?
    let about: String
    let text: String
    let isNumber: Bool

    /// What is wrong with the text.
    let fieldProblem: String?

    /// The saved text, if another one was entered.
    let now: String?

    private init(
        _ name: String,
        _ about: String,
        unit: String? = nil,
        isNumber: Bool = false,
        _ terms: CountryTerms,
        _ present: CountryTerms,
        _ outcome: ConsoleCountryPrice.Outcome
    ) {
        self.name = name
        label = Self.label(of: name)
        self.unit = unit
        self.about = about
        self.isNumber = isNumber
        text = terms[name]
        fieldProblem = outcome.problems[name]
        let (saved, entered) = (present[name], terms[name])
        now = saved == entered ? nil : saved.isEmpty ? translated("none") : saved
    }

    /// Returns what pages call a field.
    static func label(of name: String) -> String {
        switch name {
        case "currency": translated("Currency")
        case "price": translated("Price of a message part")
        case "senderID": translated("Sender ID")
        case "entityID": translated("Entity ID")
        case "templateID": translated("Template ID")
        case "perHour": translated("Cap per hour")
        case "perDay": translated("Cap per day")
        default: translated("Cap per thirty days")
        }
    }

    /// The price and, for all other countries, the currency of all amounts.
    static func money(
        _ terms: CountryTerms,
        _ present: CountryTerms,
        _ region: MessageRegionInfo?,
        _ currency: String,
        _ outcome: ConsoleCountryPrice.Outcome
    ) -> [Self] {
        let about =
            terms.isOthers
            ? translated(
                """
                0 to 1,000. It applies to every country without a price of its own. Without it, \
                they have approximate built-in prices in USD; any other currency needs it.
                """
            )
            : translated(
                """
                0 to 1,000, as your gateway bills it. Budgets and caps count with it. Without a \
                price, that of all other countries applies, or else an approximate built-in one.
                """
            )
        let price = Self("price", about, unit: currency, isNumber: true, terms, present, outcome)
        guard terms.isOthers else { return [price] }
        return [
            Self(
                "currency",
                translated(
                    """
                    Three capital letters, for all prices, budgets and caps of the project. \
                    Amounts are not converted when it changes. Default: USD.
                    """
                ),
                terms,
                present,
                outcome
            ), price,
        ]
    }

    static func sender(
        _ terms: CountryTerms,
        _ present: CountryTerms,
        _ outcome: ConsoleCountryPrice.Outcome
    ) -> [Self] {
        [
            Self(
                "senderID",
                translated(
                    """
                    A number such as +16505550100, a short code, or up to 11 letters and digits. \
                    Networks do not deliver messages with a sender that they do not accept. \
                    Default: the gateway’s own sender.
                    """
                ),
                terms,
                present,
                outcome
            ),
            Self(
                "entityID",
                translated(
                    "10 to 25 digits, only for countries with a registry of senders, such as India."
                ),
                terms,
                present,
                outcome
            ),
            Self(
                "templateID",
                translated("10 to 25 digits: the registered template of the text."),
                terms,
                present,
                outcome
            ),
        ]
    }

    static func caps(
        _ terms: CountryTerms,
        _ present: CountryTerms,
        _ currency: String,
        _ outcome: ConsoleCountryPrice.Outcome
    ) -> [Self] {
        let abouts = [
            translated(
                "What all messages may cost in an hour, answered or not; empty for no cap."
            ),
            translated("What all messages may cost in a day, answered or not; empty for no cap."),
            translated(
                "What all messages may cost in thirty days, answered or not; empty for no cap."
            ),
        ]
        return zip(CountryTerms.spans, abouts).map { span, about in
            Self(span, about, unit: currency, isNumber: true, terms, present, outcome)
        }
    }
}
