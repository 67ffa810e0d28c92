public import Foundation

extension Auth {
    /// The device's token for push notifications, once there is one.
    #if canImport(ObjectiveC)
    @objc(APNSToken)
    #endif
    public var apnsToken: Data? {
        ladder.push.token.current?.data
    }

    /// Takes the device's token for push notifications, at any time and on any thread.
    ///
    /// Calls that wait for it go on at once. With ``AuthAPNSTokenType/unknown`` the SDK finds out
    /// from the app's provisioning profile which of Apple's services the token belongs to.
    #if canImport(ObjectiveC)
    @objc(setAPNSToken:type:)
    #endif
    public func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) {
        let known = type == .unknown ? backend.environment.push.signedFor() : type
        ladder.push.token.set(PushToken(data: token, type: known))
    }

    /// Takes a push notification; tells whether it was meant for this SDK.
    ///
    /// Where the answer is `true`, the app has nothing more to do with it.
    #if canImport(ObjectiveC)
    @objc(canHandleNotification:)
    #endif
    public func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool {
        guard let push = PushNotification(userInfo) else { return false }
        return ladder.credentials.receive(push)
    }

    /// Takes a URL that opened the app; tells whether it was meant for this SDK.
    ///
    /// It is, only while a page is open that returns by this very URL.
    @discardableResult
    #if canImport(ObjectiveC)
    @objc(canHandleURL:)
    #endif
    public func canHandle(_ url: URL) -> Bool {
        ladder.page.host.pages.handle(url)
    }
}
