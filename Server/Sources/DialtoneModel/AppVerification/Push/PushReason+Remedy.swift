extension PushReason {
    /// How to fix the problem, in one sentence for the app's developers.
    package var remedy: String {
        Self.remedies[self]
            ?? (isOutage
                ? "Apple's push service has a problem. Try again later."
                : "Apple rejected the push for a reason that Dialtone does not recognize. Look it "
                    + "up in Apple's documentation of APNs responses.")
    }

    private static let remedies: [Self: String] = [
        .badDeviceToken:
            "Neither of Apple's push services recognizes the device token. Check that it belongs to "
            + "the installed build of the app and that the app passes it on unchanged.",
        .deviceTokenNotForTopic:
            "The device token belongs to another app. Check that the credential is for the app's "
            + "bundle ID.",
        .badTopic:
            "Apple does not recognize the bundle ID. Check its spelling.",
        .topicDisallowed:
            "The key or certificate is not valid for this bundle ID. Check that the app and the "
            + "key belong to the same team, and that the key is not limited to other apps.",
        .badCertificate:
            "Apple does not accept the certificate. Create a new one and upload it.",
        .badCertificateEnvironment:
            "The certificate is for the other push service. Upload one for both services, or a key.",
        .badEnvironmentKey: environmentKey,
        .badEnvironmentKeyID: environmentKey,
        .expiredProviderToken:
            "Apple rejects the server's tokens as expired. Set the server's clock.",
        .invalidProviderToken:
            "Apple does not recognize the key. Check its key ID and team ID, that it is a key for "
            + "the Apple Push Notifications service, and that it was not revoked.",
        .missingProviderToken:
            "Apple received neither a token nor a certificate. Check whether a proxy removes "
            + "them.",
        .unrelatedKeyID:
            "Apple received two keys of a team on one connection. Wait a minute, or use one key.",
        .forbidden:
            "Apple rejects the push. Check that the key is for the Apple Push Notifications service "
            + "and that the team's developer membership is active.",
        .unregistered: gone,
        .expiredToken: gone,
        .tooManyTokenUpdates:
            "Apple received too many new tokens of this key. Check that no other program creates one "
            + "for each push, and wait 20 minutes.",
        .tooManyRequests:
            "The device received too many pushes. Wait a few minutes.",
        .noCredential:
            "The project has no push key for this app. Add one with `dialtone apns add-key`.",
        .unusableCredential:
            "The stored credential cannot be used. Check `dialtone apns list`, and upload it again.",
        .busy:
            "The server's queue of pushes is full. Try again, and check the server's log.",
        .unreachable:
            "The server cannot connect to Apple. Allow connections to api.push.apple.com and "
            + "api.sandbox.push.apple.com on port 443.",
        .timedOut:
            "Apple did not respond in time. Check the server's network, and try again.",
        .tlsFailed:
            "The TLS connection to Apple failed. Check that no proxy intercepts it, and that the "
            + "certificate, if one is used, is neither expired nor revoked.",
        .notHTTP2:
            "The responding server does not support HTTP/2. Check whether a proxy intercepts the connection.",
    ]

    private static let environmentKey =
        "The key is limited to the other push service. Use a key for both, or add a second key."

    private static let gone =
        "The device token is no longer valid: the app was removed or received a new token. The app "
        + "must pass on its current token."
}
