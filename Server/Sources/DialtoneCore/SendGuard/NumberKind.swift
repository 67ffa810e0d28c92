package import PhoneNumbers

/// What kind of telephone a message would reach, as far as it decides whether one is sent.
package enum NumberKind: String, Hashable, Sendable, Codable, CaseIterable {
    case mobile
    /// A country, such as the United States, whose plan does not tell the two apart.
    case fixedLineOrMobile
    case fixedLine, tollFree, premiumRate, sharedCost, voIP, personal, pager
    /// A company's number, which rings wherever the company likes.
    case uan
    case voicemail
    /// A network in the sky or at sea (+870, +881, +882), where a message costs dollars.
    case satellite
    /// A number of no country, such as +800, +878 and +979.
    case universal
    /// A number that is in no range of its country's plan: possible, and not valid.
    case unknown

    private static let satelliteCodes = ["+870", "+881", "+882"]

    package init(of number: PhoneNumber) {
        self.init(of: number, region: number.regionCode)
    }

    /// Takes the region from whoever looked it up already.
    package init(of number: PhoneNumber, region: String?) {
        self.init(of: number, region: region, plannedAs: number.kind)
    }

    package init(of number: PlannedNumber) {
        self.init(of: number.number, region: number.regionCode, plannedAs: number.kind)
    }

    /// The plan's own kinds of numbers of no country are of no use: satellite telephones count as
    /// mobile there.
    private init(of number: PhoneNumber, region: String?, plannedAs kind: PhoneNumberKind) {
        guard region == nil else {
            self = Self(rawValue: kind.rawValue) ?? .unknown
            return
        }
        let isSatellite = Self.satelliteCodes.contains { number.e164.hasPrefix($0) }
        self = isSatellite ? .satellite : kind == .unknown ? .unknown : .universal
    }

    /// The region whose price a message to such a number has.
    ///
    /// A number that is in no plan may be in an expensive part of its region, or in another region
    /// with the same calling code, so its message costs as much as one to no region.
    package func priced(in region: String?) -> String {
        guard self != .unknown, let region else { return SendAttempt.noRegion }
        return region
    }
}
