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

    /// Whether a message may go to `number`: to every region that it may be in.
    ///
    /// Numbers of no country are allowed where there is no list of allowed regions.
    package func allows(_ number: PhoneNumber) -> Bool {
        allows(anyOf: number.possibleRegionCodes)
    }

    func allows(_ number: PlannedNumber) -> Bool {
        allows(anyOf: number.possibleRegionCodes)
    }

    /// The regions of `candidates` that get no messages.
    package func refused(of candidates: [String]) -> [String] {
        candidates.filter { !(allowed?.contains($0) ?? !denied.contains($0)) }
    }

    private func allows(anyOf candidates: @autoclosure () -> [String]) -> Bool {
        if allowed == nil, denied.isEmpty { return true }
        let candidates = candidates()
        return candidates.isEmpty ? allowed == nil : refused(of: candidates).isEmpty
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
