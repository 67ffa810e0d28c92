import HTTPTypes
import IdentityToolkit

extension WireRefusal {
    /// Creates the refusal for an unknown API key.
    ///
    /// The stock iOS SDK recognizes it by `keyInvalid` in `errors[]`, other clients by the reason
    /// in `details`.
    init(unknownAPIKey: Void) {
        self.init(message: "API key not valid. Please pass a valid API key.")
        itemReason = "keyInvalid"
        reason = .apiKeyInvalid
    }

    init(missingAPIKey: Void) {
        self.init(message: "The request is missing a valid API key.")
        status = .forbidden
        statusName = "PERMISSION_DENIED"
        itemReason = "forbidden"
    }

    init(unauthenticated explanation: String) {
        self.init(message: explanation)
        status = .unauthorized
        statusName = "UNAUTHENTICATED"
    }
}
