package import PhoneNumbers

/// Which regions messages go to; a region is the number's own ISO 3166 code.
///
/// Kept as two lists, of which at most one counts.
package struct RegionPolicy: Hashable, Sendable {
    /// Messages go nowhere else, where there is such a list.
    package var allowed: [String]?

    /// Messages go everywhere else; without effect beside ``allowed``.
    package var denied: [String] = []

    package init() {}

    /// Whether a message may go to `number`; numbers of no country are allowed only by default.
    package func allows(_ number: PhoneNumber) -> Bool {
        allows(region: number.regionCode)
    }

    func allows(region: @autoclosure () -> String?) -> Bool {
        if allowed == nil, denied.isEmpty { return true }
        let region = region() ?? ""
        return allowed?.contains(region) ?? !denied.contains(region)
    }
}

extension RegionPolicy: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("allowed", \.allowed),
            SettingPart("denied", \.denied),
        ]
    }
}
