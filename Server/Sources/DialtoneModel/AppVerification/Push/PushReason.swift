/// Why a push failed: the reason from APNs, or one of ours if there was none.
package struct PushReason: RawRepresentable, Hashable, Sendable {
    /// A limit above the length of any of Apple's reasons.
    private static let lengthLimit = 64

    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = String(rawValue.prefix(Self.lengthLimit))
    }
}

extension PushReason {
    package static let badDeviceToken = Self(rawValue: "BadDeviceToken")
    package static let deviceTokenNotForTopic = Self(rawValue: "DeviceTokenNotForTopic")
    package static let badTopic = Self(rawValue: "BadTopic")
    package static let topicDisallowed = Self(rawValue: "TopicDisallowed")
    package static let badCertificate = Self(rawValue: "BadCertificate")
    package static let badCertificateEnvironment = Self(rawValue: "BadCertificateEnvironment")
    package static let badEnvironmentKey = Self(rawValue: "BadEnvironmentKeyInToken")
    package static let badEnvironmentKeyID = Self(rawValue: "BadEnvironmentKeyIdInToken")
    package static let expiredProviderToken = Self(rawValue: "ExpiredProviderToken")
    package static let invalidProviderToken = Self(rawValue: "InvalidProviderToken")
    package static let missingProviderToken = Self(rawValue: "MissingProviderToken")
    package static let unrelatedKeyID = Self(rawValue: "UnrelatedKeyIdInToken")
    package static let forbidden = Self(rawValue: "Forbidden")
    package static let unregistered = Self(rawValue: "Unregistered")
    package static let expiredToken = Self(rawValue: "ExpiredToken")
    package static let tooManyTokenUpdates = Self(rawValue: "TooManyProviderTokenUpdates")
    package static let tooManyRequests = Self(rawValue: "TooManyRequests")
    package static let internalServerError = Self(rawValue: "InternalServerError")
    package static let serviceUnavailable = Self(rawValue: "ServiceUnavailable")
    package static let shutdown = Self(rawValue: "Shutdown")
}

extension PushReason {
    /// The project has no credential for the app and the push service.
    package static let noCredential = Self(rawValue: "NoCredential")
    /// A credential is stored but cannot be used.
    package static let unusableCredential = Self(rawValue: "UnusableCredential")
    /// Too many pushes are queued.
    package static let busy = Self(rawValue: "Busy")
    /// The connection failed or broke.
    package static let unreachable = Self(rawValue: "Unreachable")
    /// The service did not respond in time.
    package static let timedOut = Self(rawValue: "TimedOut")
    /// The TLS handshake failed.
    package static let tlsFailed = Self(rawValue: "TLSFailed")
    /// The peer does not support HTTP/2, so it is not Apple's service.
    package static let notHTTP2 = Self(rawValue: "NotHTTP2")
    /// A response without a reason; the text contains the status code.
    package static func status(_ code: Int) -> Self { Self(rawValue: "Status\(code)") }
}

extension PushReason {
    /// Whether the service is at fault, and neither the app nor the credential.
    package var isOutage: Bool {
        let outages: Set<Self> = [
            .internalServerError, .serviceUnavailable, .shutdown, .unreachable, .timedOut,
            .tlsFailed, .notHTTP2, .busy,
        ]
        return outages.contains(self) || rawValue.hasPrefix("Status5")
    }

    /// Whether the device's token or the credential may belong to the other environment.
    package var suggestsOtherEnvironment: Bool {
        let suggestions: Set<Self> = [
            .badDeviceToken, .badEnvironmentKey, .badEnvironmentKeyID,
            .badCertificateEnvironment, .noCredential,
        ]
        return suggestions.contains(self)
    }
}

extension PushReason: CustomStringConvertible {
    package var description: String { rawValue }
}
