import Foundation
import PhoneNumbers

/// The countries and territories of the number field, as its script reads them.
enum RegionList {
    /// Returns the regions as JSON.
    ///
    /// Each region has its code, its calling code, an example number without the calling code, 1 if
    /// it is the main region of its calling code, and its formats. Each format has the pattern of
    /// whole numbers, the replacement, and the patterns of leading digits.
    static func json() throws -> Data {
        try JSONEncoder().encode(PhoneRegion.supported.map(Entry.init))
    }

    private struct Entry: Encodable {
        let region: PhoneRegion

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(region.code)
            try container.encode(region.callingCode)
            try container.encode(example)
            try container.encode(region.isMainRegion ? 1 : 0)
            var formats = container.nestedUnkeyedContainer()
            for format in NumberFormat.byRegion[region.code] ?? [] {
                var parts = formats.nestedUnkeyedContainer()
                try parts.encode(format.pattern)
                try parts.encode(format.replacement)
                try parts.encode(format.leadingDigits)
            }
        }

        private var example: String {
            let prefix = "+\(region.callingCode)"
            guard let text = region.exampleMobileNumber?.internationalFormat,
                text.hasPrefix(prefix)
            else { return "" }
            return text.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces)
        }
    }
}
