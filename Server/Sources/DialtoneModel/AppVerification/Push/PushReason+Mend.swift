extension PushReason {
    /// How to fix the problem, in one sentence for the app's developers.
    package var mend: String {
        Self.mends[self]
            ?? (isOutage
                ? "Apple's push service has a problem: try again later."
                : "Apple refused the push for a reason that has no entry here: "
                    + "look it up in Apple's list of responses.")
    }

    private static let mends: [Self: String] = [
        .badDeviceToken:
            "Neither of Apple's push services knows the device token: check that the app was "
            + "installed by the build that asks, and that the token is passed on unchanged.",
        .deviceTokenNotForTopic:
            "The device token belongs to another app: check that the bundle ID of the app is "
            + "the one that the credential is for.",
        .badTopic:
            "The bundle ID is not one of Apple's: check how it is written.",
        .topicDisallowed:
            "The key or certificate may not send to this bundle ID: check that the app and the "
            + "key belong to the same team, and that the key is not limited to other apps.",
        .badCertificate:
            "Apple does not accept the certificate: make a new one and upload it.",
        .badCertificateEnvironment:
            "The certificate is for the other push service: upload one for both, or a key.",
        .badEnvironmentKey: environmentKey,
        .badEnvironmentKeyID: environmentKey,
        .expiredProviderToken:
            "Apple takes the server's tokens for too old: set the server's clock.",
        .invalidProviderToken:
            "Apple does not know the key: check key ID and team ID, that the key is one for the "
            + "Apple Push Notifications service, and that it was not revoked.",
        .missingProviderToken:
            "Apple saw neither a key nor a certificate: something between here and Apple "
            + "removes them.",
        .unrelatedKeyID:
            "Two keys of a team met on one connection: wait a minute, or use one key for all apps.",
        .forbidden:
            "Apple forbids the push: check that the key is one for the Apple Push Notifications "
            + "service and that the team's membership is paid.",
        .unregistered: gone,
        .expiredToken: gone,
        .tooManyTokenUpdates:
            "Apple saw too many new tokens of this key: check that no other program makes one "
            + "for every push, and wait for 20 minutes.",
        .tooManyRequests:
            "The device gets too many pushes: wait some minutes.",
        .noCredential:
            "The project has no push key for this app: add one by `dialtone apns add-key`.",
        .unusableCredential:
            "The stored credential cannot be used: see `dialtone apns list`, and upload it again.",
        .busy:
            "The server has more pushes to send than it can: try again, and look at its log.",
        .unreachable:
            "The server has no connection to Apple: let it reach api.push.apple.com and "
            + "api.sandbox.push.apple.com on port 443.",
        .timedOut:
            "Apple did not answer in time: check the server's network, and try again.",
        .tlsFailed:
            "No secure connection to Apple came about: check that no proxy opens it, and that "
            + "the certificate, if one is used, is neither expired nor revoked.",
        .notHTTP2:
            "Whoever answered in Apple's place does not speak HTTP/2: check for a proxy.",
    ]

    private static let environmentKey =
        "The key is limited to the other push service: make one for both, or add a second key."

    private static let gone =
        "The device token is no longer good: the app was removed, or got another token that it "
        + "has to pass on."
}
