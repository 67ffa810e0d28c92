package import DialtoneBasics
package import DialtoneModel

/// The public details of a push credential.
package struct APNsCredentialRecord: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case key, certificate
    }

    /// The time before a certificate expires in which warnings are logged; enough to replace it.
    package static let warningSpan = TimeSpan.days(30)

    let stored: VerificationCredential

    init(_ stored: VerificationCredential) {
        self.stored = stored
    }

    package var kind: Kind { stored.service == .apnsKey ? .key : .certificate }

    package var etag: String { stored.etag }

    /// The ID of a key, or the app of a certificate.
    package var name: String { stored.name }

    package var teamID: String? { stored.details["teamID"] }

    /// The apps that the credential is limited to; empty if it is valid for all of the team's apps.
    package var bundleIDs: Set<String> { Set(list("bundleIDs")) }

    /// The push environments that the credential is valid for.
    package var environments: [PushEnvironment] {
        list("environments").compactMap(PushEnvironment.init)
    }

    /// The time at which a certificate expires; `nil` for keys.
    package var expiresAt: Timestamp? {
        stored.details["expiresAt"].flatMap(Int64.init).map(Timestamp.init(seconds:))
    }

    package var createdAt: Timestamp { stored.createdAt }

    /// Returns whether the credential expires soon or has expired.
    package func needsRenewal(at now: Timestamp) -> Bool {
        expiresAt.map { $0 - Self.warningSpan < now } ?? false
    }

    private func list(_ name: String) -> [String] {
        stored.details[name]?.split(separator: ",").map(String.init) ?? []
    }
}

extension APNsCredentialRecord {
    static func details(of key: APNsKey) -> [String: String] {
        let environments = key.environment.map { [$0] } ?? PushEnvironment.allCases
        var details = ["teamID": key.teamID, "environments": text(of: environments)]
        if !key.bundleIDs.isEmpty { details["bundleIDs"] = text(of: key.bundleIDs) }
        return details
    }

    static func details(of certificate: APNsCertificate) -> [String: String] {
        [
            "bundleIDs": text(of: certificate.topics),
            "environments": text(
                of: PushEnvironment.allCases.filter(certificate.environments.contains)
            ),
            "expiresAt": String(certificate.expiresAt.seconds),
        ]
    }

    private static func text(of names: Set<String>) -> String {
        names.sorted().joined(separator: ",")
    }

    private static func text(of environments: [PushEnvironment]) -> String {
        environments.map(\.rawValue).joined(separator: ",")
    }
}
