import Foundation
import PhoneNumbers
import Synchronization

/// A country or territory with its name, in the language of the console's user.
struct RegionName: Sendable {
    let code: String
    let name: String

    /// The flag as two symbols for letters, which systems without flags show as letters.
    let flag: String
    let callingCode: String

    /// All countries and territories, by name.
    static var all: [RegionName] { Names.current.sorted }

    /// Returns the name of a country, or its code.
    static func of(_ code: String) -> String { Names.current.byCode[code] ?? code }

    /// The names in one language.
    private struct Names: Sendable {
        let sorted: [RegionName]
        let byCode: [String: String]

        /// Made once for each language, because it takes some milliseconds.
        private static let made = Mutex<[String: Names]>([:])

        static var current: Self {
            let tag = ConsoleLanguage.current.tag
            if let names = made.withLock({ $0[tag] }) { return names }
            let names = Self(in: Locale(identifier: tag))
            made.withLock { $0[tag] = names }
            return names
        }

        private init(in locale: Locale) {
            sorted = PhoneRegion.supported
                .map { region in
                    RegionName(
                        code: region.code,
                        name: locale.localizedString(forRegionCode: region.code) ?? region.code,
                        flag: RegionName.flag(of: region.code),
                        callingCode: String(region.callingCode)
                    )
                }
                .sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }
            byCode = Dictionary(sorted.map { ($0.code, $0.name) }) { first, _ in first }
        }
    }

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
