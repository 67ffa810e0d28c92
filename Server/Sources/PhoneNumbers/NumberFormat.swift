import CPhoneNumbers

/// The international format of some of a country's numbers, without the calling code.
package struct NumberFormat: Hashable, Sendable {
    /// A regular expression for the whole national number, with groups.
    package let pattern: String

    /// The written form, with the groups of ``pattern`` as `$1` to `$9`.
    package let replacement: String

    /// Regular expressions for the number's first digits; empty if the format suits every number.
    ///
    /// The first one tests three digits, and each of the others one digit more than the one before.
    package let leadingDigits: [String]

    /// The formats of each region in the order in which they are tried.
    ///
    /// If several regions share a calling code, only the main one has formats, which all of them
    /// use.
    package static let byRegion: [String: [NumberFormat]] = {
        var found: [String: [NumberFormat]] = [:]
        let collection = NumberingPlan.inUse.collection
        _ = collection.withUnsafeBytes { bytes in
            withUnsafeMutablePointer(to: &found) { found in
                pn_visit_formats(
                    bytes.baseAddress,
                    bytes.count,
                    { context, format in
                        guard let context, let format = format?.pointee,
                            let (region, format) = NumberFormat.named(format)
                        else { return }
                        context.assumingMemoryBound(to: [String: [NumberFormat]].self)
                            .pointee[region, default: []].append(format)
                    },
                    found
                )
            }
        }
        return found
    }()

    /// Converts a format of the library; `nil` for numbers that cannot be dialed from abroad.
    private static func named(_ format: pn_format) -> (region: String, NumberFormat)? {
        guard let region = format.territory, let pattern = format.pattern,
            let replacement = format.replacement
        else { return nil }
        let leadingDigits = UnsafeBufferPointer(
            start: format.leading_digits,
            count: format.leading_digits_count
        )
        let read = NumberFormat(
            pattern: String(cString: pattern),
            replacement: String(cString: replacement),
            leadingDigits: leadingDigits.compactMap { $0.map(String.init(cString:)) }
        )
        return read.replacement == "NA" ? nil : (String(cString: region), read)
    }
}
