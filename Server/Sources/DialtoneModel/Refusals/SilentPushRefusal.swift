package import DialtoneBasics

/// Why a silent push was not sent, or its receipt is unknown.
package enum SilentPushRefusal: Hashable, Sendable {
    case missingDeviceToken
    case malformedDeviceToken
    case missingBundleID
    /// The API key belongs to an app with another bundle ID.
    case foreignBundleID
    case noCredential
    case tooManyForDevice(retryAfter: TimeSpan)
    case tooManyForApp
    case unknownReceipt
}
