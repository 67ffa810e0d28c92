import Foundation

/// The names of countries in one language, from the system.
struct CountryNames: Sendable {
    private let locale: Locale

    init(language: String) {
        locale = Locale(identifier: language)
    }

    /// Returns the name, or the code if the system has none.
    func name(_ country: Country) -> String {
        locale.localizedString(forRegionCode: country.code) ?? country.code
    }

    /// Returns the countries in the order of their names.
    func sorted(_ countries: [Country]) -> [Country] {
        countries
            .map { (country: $0, name: name($0)) }
            .sorted { one, other in
                one.name.compare(other.name, options: .caseInsensitive, range: nil, locale: locale)
                    == .orderedAscending
            }
            .map(\.country)
    }
}
