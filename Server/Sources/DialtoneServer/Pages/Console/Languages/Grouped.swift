import Foundation

/// Numbers with the thousands separators of the user's language.
///
/// They have the digits 0 to 9 in every language, like all other numbers of the pages.
enum Grouped {
    /// Returns a whole number as text.
    static func text(_ number: some BinaryInteger) -> String {
        Int64(clamping: number).formatted(.number.locale(locale))
    }

    /// Returns a number with `places` decimal places as text.
    static func text(_ number: Decimal, places: Int) -> String {
        number.formatted(.number.locale(locale).precision(.fractionLength(places)))
    }

    /// Returns the members of a value by their names, as a template shows them.
    ///
    /// Whole numbers have separators, and members without a value are left out.
    static func members(of value: some Sendable) -> [String: String] {
        Mirror(reflecting: value).children.reduce(into: [:]) { members, child in
            guard let name = child.label else { return }
            switch child.value {
            case let number as any BinaryInteger: members[name] = text(number)
            case let text as String: members[name] = text
            default: break
            }
        }
    }

    private static var locale: Locale {
        Locale(identifier: "\(ConsoleLanguage.current.tag)-u-nu-latn")
    }
}
