import CPhoneNumbers

/// A country or territory of the numbering plan, for a country picker.
package struct PhoneRegion: Hashable, Sendable {
    /// The ISO 3166 code, such as "US".
    package let code: String

    /// The digits after the "+", such as 1.
    package let callingCode: Int

    /// Whether this is the main region of its calling code.
    package let isMainRegion: Bool

    /// An example of a mobile number in the region; `nil` if none is known.
    package let exampleMobileNumber: PhoneNumber?

    /// All regions that numbers can be parsed for, ordered by code.
    package static let supported: [PhoneRegion] = {
        let count = pn_supported_regions(nil, 0)
        var regions = [pn_region](repeating: pn_region(), count: count)
        _ = pn_supported_regions(&regions, count)
        return regions.map { region in
            PhoneRegion(code: withUnsafeBytes(of: region.code, String.init(terminatedBytes:)))
        }
    }()

    private init(code: String) {
        self.code = code
        callingCode = Int(pn_calling_code(code))
        var main = pn_region()
        isMainRegion =
            pn_main_region(pn_calling_code(code), &main)
            && withUnsafeBytes(of: main.code, String.init(terminatedBytes:)) == code
        exampleMobileNumber = Self.exampleMobileNumber(in: code)
    }

    /// An example of a mobile number in the region `code`; `nil` if none is known.
    static func exampleMobileNumber(in code: String) -> PhoneNumber? {
        var example = pn_number()
        guard pn_example_mobile(code, &example) else { return nil }
        return PhoneNumber(
            e164: withUnsafeBytes(of: example.e164, String.init(terminatedBytes:))
        )
    }
}
