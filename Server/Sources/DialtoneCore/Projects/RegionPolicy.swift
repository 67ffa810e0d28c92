package import PhoneNumbers

/// Which regions messages go to; a region is the number's own ISO 3166 code.
///
/// Kept as two lists, of which at most one counts.
package struct RegionPolicy: Hashable, Sendable, Codable {
    /// Messages go nowhere else, where there is such a list.
    package var allowed: [String]?

    /// Messages go everywhere else; without effect beside ``allowed``.
    package var denied: [String] = []

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&allowed, forKey: .allowed)
        try container.update(&denied, forKey: .denied)
    }

    /// Writes a missing list as `null`: an absent key would be read as the default.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(allowed, forKey: .allowed)
        try container.encode(denied, forKey: .denied)
    }

    private enum CodingKeys: String, CodingKey { case allowed, denied }

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
