import CPhoneNumbers

/// A country or territory with its own place in the numbering plan, for a country picker.
package struct PhoneRegion: Hashable, Sendable {
    /// The ISO 3166 code, such as "US".
    package let code: String

    /// The digits after the "+", such as 1.
    package let callingCode: Int

    /// Whether a calling code that several regions share means this one first.
    package let isMainRegion: Bool

    /// What a mobile number of the region looks like; `nil` where none is known.
    package let exampleMobileNumber: PhoneNumber?

    /// Every region that numbers can be parsed for, in the order of the codes.
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

    /// What a mobile number of the region `code` looks like; `nil` where none is known.
    static func exampleMobileNumber(in code: String) -> PhoneNumber? {
        var example = pn_number()
        guard pn_example_mobile(code, &example) else { return nil }
        return PhoneNumber(
            e164: withUnsafeBytes(of: example.e164, String.init(terminatedBytes:))
        )
    }
}
