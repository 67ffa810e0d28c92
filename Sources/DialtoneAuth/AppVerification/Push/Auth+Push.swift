public import Foundation

extension Auth {
    /// The device's push token, once it is known.
    #if canImport(ObjectiveC)
    @objc(APNSToken)
    #endif
    public var apnsToken: Data? {
        verificationChain.push.token.current?.data
    }

    /// Sets the device's push token, at any time and on any thread.
    ///
    /// Calls that wait for it continue immediately. With ``AuthAPNSTokenType/unknown``, the SDK
    /// determines the environment of the push service from the app's provisioning profile.
    #if canImport(ObjectiveC)
    @objc(setAPNSToken:type:)
    #endif
    public func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) {
        let known = type == .unknown ? backend.environment.push.signedFor() : type
        verificationChain.push.token.set(PushToken(data: token, type: known))
    }

    /// Handles a push notification; returns whether it was meant for this SDK.
    ///
    /// If it returns `true`, the app should ignore the notification.
    #if canImport(ObjectiveC)
    @objc(canHandleNotification:)
    #endif
    public func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool {
        guard let push = PushNotification(userInfo) else { return false }
        return verificationChain.credentials.receive(push)
    }

    /// Handles a URL that opened the app; returns whether it was meant for this SDK.
    ///
    /// It is only if a page is open that returns with exactly this URL.
    @discardableResult
    #if canImport(ObjectiveC)
    @objc(canHandleURL:)
    #endif
    public func canHandle(_ url: URL) -> Bool {
        verificationChain.page.host.pages.handle(url)
    }
}
