import DialtoneCore
import PhoneNumbers

/// Ten thousand numbers that differ in their last four digits.
///
/// Country and kind are looked up once for all of them, since a simulation asks for them at
/// every request.
struct NumberBlock: Hashable {
    /// What the numbers begin with; the last four digits are missing.
    let prefix: String

    /// The number's own ISO 3166 code; `nil` for numbers of no country.
    let region: String?

    let kind: NumberKind

    init(prefix: String) {
        let number = PhoneNumber(e164: prefix + "5555")
        self.prefix = prefix
        region = number.regionCode
        kind = NumberKind(of: number, region: region)
    }

    /// The number in the block that chance picks.
    func number(_ chance: inout Chance) -> PhoneNumber {
        PhoneNumber(e164: chance.digits(4, after: prefix[...]))
    }
}
