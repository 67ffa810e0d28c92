package import DialtoneBasics
package import PhoneNumbers

/// The regions that messages can be sent to, by the number's ISO 3166 code.
///
/// There are two lists, of which at most one applies.
package struct RegionPolicy: Hashable, Sendable {
    /// The allowed regions; all others are denied.
    package var allowed: [String]?

    /// The denied regions; all others are allowed, and ``allowed`` takes precedence.
    package var denied: [String] = []

    package init() {}

    /// Whether messages to all regions that `number` may belong to are allowed.
    ///
    /// Numbers of no country are allowed if there is no list of allowed regions.
    package func allows(_ number: PhoneNumber) -> Bool {
        allows(anyOf: number.possibleRegionCodes)
    }

    package func allows(_ number: PlannedNumber) -> Bool {
        allows(anyOf: number.possibleRegionCodes)
    }

    /// Returns the regions of `candidates` to which no messages can be sent.
    package func refused(of candidates: [String]) -> [String] {
        candidates.filter { !(allowed?.contains($0) ?? !denied.contains($0)) }
    }

    private func allows(anyOf candidates: @autoclosure () -> [String]) -> Bool {
        if allowed == nil, denied.isEmpty { return true }
        let candidates = candidates()
        return candidates.isEmpty ? allowed == nil : refused(of: candidates).isEmpty
    }
}

extension RegionPolicy: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("allowed", \.allowed),
            SettingPart("denied", \.denied),
        ]
    }
}
