package import PhoneNumbers

/// The wish to send one message, with all that the guard evaluates it by.
package struct SendAttempt: Hashable, Sendable {
    /// The region of numbers that belong to no country.
    package static let noRegion = "ZZ"

    package let projectID: ProjectID

    /// The app that asks; `nil` for one that is not registered.
    package let appID: String?

    /// The installation that asks, where it proved itself before or does so now.
    package let instance: String?

    package let phoneNumber: PhoneNumber
    package let kind: NumberKind

    /// The number's own ISO 3166 code, or ``noRegion``.
    package let region: String

    package let origin: SendOrigin

    /// Whether the app showed that it is real.
    package let isProved: Bool

    /// Whether the installation showed that it proved itself before.
    package let isKnown: Bool

    package let cost: Money
    package let at: Timestamp

    package init(
        projectID: ProjectID,
        appID: String?,
        instance: String?,
        phoneNumber: PhoneNumber,
        kind: NumberKind,
        region: String?,
        origin: SendOrigin,
        isProved: Bool,
        isKnown: Bool,
        cost: Money,
        at: Timestamp
    ) {
        self.projectID = projectID
        self.appID = appID
        self.instance = instance
        self.phoneNumber = phoneNumber
        self.kind = kind
        self.region = region ?? Self.noRegion
        self.origin = origin
        self.isProved = isProved
        self.isKnown = isKnown
        self.cost = cost
        self.at = at
    }
}

extension SendAttempt {
    /// Everything that the message is counted for, in the order of ``SendDimension``.
    package var dimensions: [SendDimension] {
        var dimensions: [SendDimension] = []
        if let instance { dimensions.append(SendDimension(.instance, instance)) }
        dimensions.append(SendDimension(.address, origin.address))
        dimensions.append(SendDimension(.prefix, phoneNumber.prefix))
        dimensions.append(SendDimension(.network, origin.network))
        dimensions.append(SendDimension(.app, appID ?? ""))
        dimensions.append(SendDimension(.country, region))
        dimensions.append(SendDimension(.project, ""))
        return dimensions
    }

    /// Whether the app needs no further proof.
    var isTrusted: Bool { isProved || isKnown }
}
