package import PhoneNumbers

/// The kind of a phone number, as far as the guard distinguishes them.
package enum NumberKind: String, Hashable, Sendable, Codable, CaseIterable {
    case mobile
    /// A number in a country that does not distinguish the two, such as the United States.
    case fixedLineOrMobile
    case fixedLine, tollFree, premiumRate, sharedCost, voIP, personal, pager
    /// A company-wide number (UAN), which can be routed to any destination.
    case uan
    case voicemail
    /// A satellite or maritime network (+870, +881, +882), where a message costs dollars.
    case satellite
    /// A number that belongs to no country, such as +800, +878 and +979.
    case universal
    /// A number in no range of its country's numbering plan: possible, but not valid.
    case unknown

    private static let satelliteCodes = ["+870", "+881", "+882"]

    package init(of number: PhoneNumber) {
        self.init(of: number, region: number.regionCode)
    }

    /// Creates the kind of a number whose region is already known.
    package init(of number: PhoneNumber, region: String?) {
        self.init(of: number, region: region, plannedAs: number.kind)
    }

    package init(of number: PlannedNumber) {
        self.init(of: number.number, region: number.regionCode, plannedAs: number.kind)
    }

    /// Creates the kind from the numbering plan's kind and the number's prefix.
    ///
    /// The plan's own kinds are not usable for numbers of no country: it classifies satellite
    /// phones as mobile.
    private init(of number: PhoneNumber, region: String?, plannedAs kind: PhoneNumberKind) {
        guard region == nil else {
            self = Self(rawValue: kind.rawValue) ?? .unknown
            return
        }
        let isSatellite = Self.satelliteCodes.contains { number.e164.hasPrefix($0) }
        self = isSatellite ? .satellite : kind == .unknown ? .unknown : .universal
    }

    /// Returns the region whose price applies to a message to a number of this kind.
    ///
    /// A number outside the numbering plan may be in an expensive part of its region, or in another
    /// region with the same calling code, so its message costs as much as one to an unknown region.
    package func priced(in region: String?) -> String {
        guard self != .unknown, let region else { return SendAttempt.noRegion }
        return region
    }
}
