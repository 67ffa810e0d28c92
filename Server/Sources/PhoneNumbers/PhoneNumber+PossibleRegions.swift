extension PhoneNumber {
    /// The regions that the number can be in; empty for numbers that belong to no country.
    ///
    /// A number that is in no range of the plan can be in any region that shares its calling code:
    /// every Caribbean island with +1, for example.
    package var possibleRegionCodes: [String] {
        possibleRegionCodes(in: regionCode, plannedAs: kind)
    }

    fileprivate func possibleRegionCodes(
        in region: String?,
        plannedAs kind: PhoneNumberKind
    ) -> [String] {
        guard kind == .unknown else { return region.map { [$0] } ?? [] }
        return callingCodeRegions
    }
}

extension PlannedNumber {
    /// The same as ``PhoneNumber/possibleRegionCodes``, without another lookup.
    package var possibleRegionCodes: [String] {
        number.possibleRegionCodes(in: regionCode, plannedAs: kind)
    }
}
