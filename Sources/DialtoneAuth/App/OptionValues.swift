import Foundation

/// The values behind ``FirebaseOptions``.
struct OptionValues: Sendable {
    var googleAppID: String
    var gcmSenderID: String
    var apiKey: String?
    var projectID: String?
    var serverURL: URL?
    var bundleID: String
    var clientID: String?
    var databaseURL: String?
    var storageBucket: String?
    var appGroupID: String?
    var appSecret: String?
    var forgetsUserAfterReinstallation = false
    var credentialStore: (any CredentialStore)?
    var transport: (any HTTPTransport)?

    init(googleAppID: String, gcmSenderID: String) {
        self.googleAppID = googleAppID
        self.gcmSenderID = gcmSenderID
        bundleID = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    }

    /// The values that determine whether two sets of options are equal.
    var comparable: [String?] {
        [
            googleAppID, gcmSenderID, apiKey, projectID, serverURL?.absoluteString, bundleID,
            clientID, databaseURL, storageBucket, appGroupID,
        ]
    }
}
