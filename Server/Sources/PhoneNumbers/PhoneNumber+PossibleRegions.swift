extension PhoneNumber {
    /// The regions that the number may be in; none for a number of no country.
    ///
    /// A number that is in no range of the plan may be in any region that shares its calling code:
    /// every island of the Caribbean has +1.
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
    /// As ``PhoneNumber/possibleRegionCodes``.
    package var possibleRegionCodes: [String] {
        number.possibleRegionCodes(in: regionCode, plannedAs: kind)
    }
}
