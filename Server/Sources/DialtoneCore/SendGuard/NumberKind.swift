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
    private init(
        of number: PhoneNumber,
        region: String?,
        plannedAs kind: @autoclosure () -> PhoneNumberKind
    ) {
        guard region == nil else {
            self = Self(rawValue: kind().rawValue) ?? .unknown
            return
        }
        let isSatellite = Self.satelliteCodes.contains { number.e164.hasPrefix($0) }
        self = isSatellite ? .satellite : .universal
    }
}
