package import DialtoneBasics
package import PhoneNumbers

/// A request to send one message, with all the inputs that the guard evaluates.
package struct SendAttempt: Hashable, Sendable {
    /// The region code for numbers that belong to no country.
    package static let noRegion = "ZZ"

    package let projectID: ProjectID

    /// The app that requests the message; `nil` if it is not registered.
    package let appID: String?

    /// The installation that requests the message, if it proved itself earlier or in this call.
    package let instance: String?

    package let phoneNumber: PhoneNumber
    package let kind: NumberKind

    /// The number's own ISO 3166 code, or ``noRegion``.
    package let region: String

    package let origin: SendOrigin

    /// Whether the app proved that it is genuine.
    package let isProved: Bool

    /// Whether the installation showed that it proved itself earlier.
    package let isKnown: Bool

    /// The number of segments that the text is billed as.
    package let segments: Int

    package let cost: Money
    package let at: Timestamp

    /// Whether the message is a notice to an account's owner, which has no code.
    package let isNotice: Bool

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
        segments: Int = 1,
        cost: Money,
        at: Timestamp,
        isNotice: Bool = false
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
        self.segments = segments
        self.cost = cost
        self.at = at
        self.isNotice = isNotice
    }
}

extension SendAttempt {
    /// The dimensions that the message counts for, in the order of ``SendDimension``.
    ///
    /// A notice does not count for the caller, its network and its app: a thief could otherwise use
    /// up their limits first, so that the owner is not told.
    package var dimensions: [SendDimension] {
        if isNotice {
            return [
                SendDimension(.prefix, phoneNumber.prefix), SendDimension(.country, region),
                SendDimension(.project, ""),
            ]
        }
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

    /// Whether no further proof of the app is required.
    var isTrusted: Bool { isProved || isKnown }
}

extension SendCost {
    package init(of attempt: SendAttempt, isProbe: Bool) {
        self.init(
            dimensions: attempt.dimensions,
            micros: attempt.cost.micros,
            region: attempt.region,
            at: attempt.at,
            isProbe: isProbe
        )
    }
}
