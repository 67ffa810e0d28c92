package import DialtoneCore

/// What may be shown of a credential for pushes.
package struct APNsCredentialRecord: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case key, certificate
    }

    /// How long before its end a certificate is warned about: time enough for a new one.
    package static let warningSpan = TimeSpan.days(30)

    let stored: VerificationCredential

    init(_ stored: VerificationCredential) {
        self.stored = stored
    }

    package var kind: Kind { stored.service == .apnsKey ? .key : .certificate }

    /// A key's ID; the app of a certificate.
    package var name: String { stored.name }

    package var teamID: String? { stored.details["teamID"] }

    /// The only apps that it is for; none if it is for all of the team's.
    package var bundleIDs: Set<String> { Set(list("bundleIDs")) }

    /// The push services that it is for.
    package var environments: [PushEnvironment] {
        list("environments").compactMap(PushEnvironment.init)
    }

    /// When a certificate ends; keys do not.
    package var expiresAt: Timestamp? {
        stored.details["expiresAt"].flatMap(Int64.init).map(Timestamp.init(seconds:))
    }

    package var createdAt: Timestamp { stored.createdAt }

    /// Whether it ends soon, or has ended.
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
