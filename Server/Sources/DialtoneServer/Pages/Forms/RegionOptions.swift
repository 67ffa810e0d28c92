import DialtoneSendGuard
import Foundation
import PhoneNumbers
import Synchronization

/// The countries and territories of the number form, cut to those that the project sends messages to.
struct RegionOptions: Sendable {
    struct Option: Sendable {
        let code: String

        /// The region's name in the page's language, and its calling code.
        let label: String
        let isSelected: Bool
    }

    let options: [Option]

    /// The region that is preselected; `nil` if the project sends messages to none.
    let selected: String?

    /// Lists the regions for a user who prefers `chosen`, or else one where `languages` are spoken.
    init(
        of policy: RegionPolicy,
        in language: PageLanguage,
        chosen: String?,
        languages: [String]
    ) {
        let regions = Self.sorted(in: language)
            .filter { policy.refused(of: [$0.code]).isEmpty }
        let codes = Set(regions.map(\.code))
        let wanted = [chosen] + languages.map(Self.region) + ["US", regions.first?.code]
        let selected = wanted.compactMap(\.self).first(where: codes.contains)
        self.selected = selected
        options = regions.map {
            Option(code: $0.code, label: $0.label, isSelected: $0.code == selected)
        }
    }

    private typealias Region = (code: String, label: String)

    /// The regions of each language in its order.
    ///
    /// Naming and sorting them takes milliseconds, which anyone could make the server spend for each
    /// page.
    private static let sortedRegions = Mutex<[String: [Region]]>([:])

    private static func sorted(in language: PageLanguage) -> [Region] {
        sortedRegions.withLock { known in
            if let regions = known[language.tag] { return regions }
            let locale = Locale(identifier: language.tag)
            let regions = PhoneRegion.supported
                .map { region in (region, name: name(of: region.code, in: locale)) }
                .sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }
                .map { region, name in
                    // Isolated, because the plus sign would change sides in a line from right to
                    // left.
                    (region.code, "\(name) \u{2066}+\(region.callingCode)\u{2069}")
                }
            known[language.tag] = regions
            return regions
        }
    }

    static func name(of code: String, in language: PageLanguage) -> String {
        name(of: code, in: Locale(identifier: language.tag))
    }

    private static func name(of code: String, in locale: Locale) -> String {
        locale.localizedString(forRegionCode: code) ?? code
    }

    /// Returns the region of a language tag, or else the one where most speak the language.
    private static func region(of tag: String) -> String? {
        let language = Locale.Language(identifier: tag)
        return Locale.Language(identifier: language.maximalIdentifier).region?.identifier
    }
}
