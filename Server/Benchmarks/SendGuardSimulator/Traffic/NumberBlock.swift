import DialtoneSendGuard
import PhoneNumbers

/// Ten thousand numbers that differ in their last four digits.
///
/// The country and the kind of number are looked up once for all of them, since a simulation needs
/// them for every request.
struct NumberBlock: Hashable {
    /// The common prefix of the numbers, without the last four digits.
    let prefix: String

    /// The ISO 3166 code of the numbers; `nil` for numbers without a country.
    let region: String?

    let kind: NumberKind

    init(prefix: String) {
        let number = PhoneNumber(e164: prefix + "5555")
        self.prefix = prefix
        region = number.regionCode
        kind = NumberKind(of: number, region: region)
    }

    /// Returns a random number of the block.
    func number(_ chance: inout Chance) -> PhoneNumber {
        PhoneNumber(e164: chance.digits(4, after: prefix[...]))
    }
}
