package import DialtoneBasics

/// A push that the system delivers to the app without showing a notification.
package struct SilentPush: Sendable {
    package let deviceToken: DeviceToken

    /// The app's bundle ID.
    package let topic: String

    /// The environment in which the token is valid, according to the device.
    package let environment: PushEnvironment

    package let receipt: String
    package let secret: String

    /// When Apple stops trying to reach the device.
    package let expiresAt: Timestamp

    package init(
        deviceToken: DeviceToken,
        topic: String,
        environment: PushEnvironment,
        receipt: String,
        secret: String,
        expiresAt: Timestamp
    ) {
        self.deviceToken = deviceToken
        self.topic = topic
        self.environment = environment
        self.receipt = receipt
        self.secret = secret
        self.expiresAt = expiresAt
    }
}

extension SilentPush: CustomStringConvertible, CustomReflectable {
    package var description: String { "SilentPush(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
