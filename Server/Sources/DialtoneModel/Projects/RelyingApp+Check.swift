import Crypto
import DialtoneBasics
import Foundation

extension RelyingApp {
    /// Throws ``Refusal/invalidArgument(field:problem:)`` for the first value that is not allowed.
    ///
    /// Call it for values from an external source before storing them.
    package func check() throws(Refusal) {
        let bundleProblem = AppRules.problem(withBundleID: bundleID, on: platform)
        try Self.refuse("displayName", AppRules.problem(withName: displayName))
        try Self.refuse("bundleID", bundleProblem)
        try Self.refuse("apiKey", AppRules.problem(withAPIKey: apiKey))
        try Self.refuse("teamID", details.teamID.flatMap(AppRules.problem(withTeamID:)))
        try Self.refuse("clientID", details.clientID.flatMap(AppRules.problem(withClientID:)))
        try Self.refuse("redirects", AppRules.problem(withRedirects: details.redirects))
        try Self.refuse(
            "certificateHashes",
            AppRules.problem(withCertificateHashes: details.certificateHashes)
        )
    }

    /// A digest of everything that an operator can change, except secrets.
    ///
    /// It differs after each change, so that an operator overwrites no change of another one.
    package var etag: String {
        let parts: [JSONValue] = [
            .string(appID), .string(apiKey), .string(previousKey?.text ?? ""),
            .string(displayName), .string(bundleID),
            .string(details.teamID ?? ""), .string(details.clientID ?? ""),
            .array(details.redirects.map(JSONValue.string)),
            .array(details.certificateHashes.map(JSONValue.string)),
        ]
        return Hex.encode(SHA256.hash(data: Data(JSONValue.array(parts).text.utf8)).prefix(16))
    }

    private static func refuse(_ field: String, _ problem: String?) throws(Refusal) {
        if let problem { throw .invalidArgument(field: field, problem: problem) }
    }
}
