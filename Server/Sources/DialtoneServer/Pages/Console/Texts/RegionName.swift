import Foundation
import PhoneNumbers

/// A country or territory with its name, in the console's language.
struct RegionName: Sendable {
    let code: String
    let name: String

    /// The flag as two symbols for letters, which systems without flags show as letters.
    let flag: String
    let callingCode: String

    /// All countries and territories, by name.
    static let all: [RegionName] = {
        let locale = Locale(identifier: "en")
        return PhoneRegion.supported.map { region in
            RegionName(
                code: region.code,
                name: locale.localizedString(forRegionCode: region.code) ?? region.code,
                flag: flag(of: region.code),
                callingCode: String(region.callingCode)
            )
        }
        .sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }
    }()

    /// Returns the name of a country, or its code.
    static func of(_ code: String) -> String { names[code] ?? code }

    private static let names = Dictionary(all.map { ($0.code, $0.name) }) { first, _ in first }

    private static func flag(of code: String) -> String {
        let start: UInt32 = 0x1F1E6
        var flag = ""
        for letter in code.unicodeScalars {
            guard ("A"..."Z").contains(letter),
                let symbol = Unicode.Scalar(start + letter.value - 65)
            else { continue }
            flag.unicodeScalars.append(symbol)
        }
        return flag
    }
}
