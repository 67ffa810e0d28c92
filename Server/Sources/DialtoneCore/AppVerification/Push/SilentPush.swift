/// A push that a device hands to the app without showing anything.
package struct SilentPush: Sendable {
    package let deviceToken: DeviceToken

    /// The app's bundle ID.
    package let topic: String

    /// Where the device says its token is good.
    package let environment: PushEnvironment

    package let receipt: String
    package let secret: String

    /// Until when Apple tries to reach the device.
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
