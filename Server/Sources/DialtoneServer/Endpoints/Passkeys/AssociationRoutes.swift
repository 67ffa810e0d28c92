import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The documents by which browsers and systems find the pages and apps that may use passkeys of
/// the server's domain.
///
/// An app that such a document names can use every passkey of the domain. So only a server with
/// exactly one project has these documents: the apps of one project must not reach the passkeys of
/// another.
struct AssociationRoutes {
    private static let cacheControl = "public, max-age=300"

    let projects: ProjectDirectory
    let parties: RelyingParties
    let publicURL: String?

    func add(to router: Router<ServerContext>) {
        router.get("/.well-known/webauthn") { _, _ in
            try answer(RelatedOrigins(of: try await project()))
        }
        router.get("/.well-known/apple-app-site-association") { _, _ in
            try answer(AppleAppAssociation(of: try await project()))
        }
        router.get("/.well-known/assetlinks.json") { _, _ in
            try answer(AndroidAppLink.all(of: try await project()))
        }
    }

    /// Returns the only project, if its passkeys are for the server's own domain.
    private func project() async throws -> ServedProject {
        guard let id = try await projects.onlyProject() else { throw Refusal.unknownProject }
        let project = try await projects.project(id)
        let settings = project.project.settings
        // Another domain has documents of its own, on another server.
        guard settings.passkeys.isEnabled, let rpID = parties.id(of: settings),
            rpID == "localhost" || rpID == publicURL.flatMap(WebAddress.init)?.host
        else { throw Refusal.unknownProject }
        return project
    }

    private func answer(_ document: some Encodable) throws -> Response {
        var response = try WireEncoder.response(document)
        response.headers[.contentType] = "application/json"
        response.headers[.cacheControl] = Self.cacheControl
        return response
    }
}

/// Pages on other domains that may use the passkeys (Web Authentication, "related origins").
private struct RelatedOrigins: Encodable {
    let origins: [String]

    init(of project: ServedProject) {
        origins = project.project.settings.passkeys.origins.filter { $0.hasPrefix("https://") }
    }
}

/// The apps on Apple's platforms that may use the passkeys.
private struct AppleAppAssociation: Encodable {
    struct Service: Encodable {
        let apps: [String]
    }

    let webcredentials: Service

    init(of project: ServedProject) {
        let apps = project.apps.compactMap(\.appAttestIdentifier)
        webcredentials = Service(apps: Set(apps).sorted())
    }
}

/// An app for Android that may use the passkeys.
private struct AndroidAppLink: Encodable {
    struct Target: Encodable {
        let namespace = "android_app"
        let packageName: String
        let fingerprints: [String]

        private enum CodingKeys: String, CodingKey {
            case namespace
            case packageName = "package_name"
            case fingerprints = "sha256_cert_fingerprints"
        }
    }

    let relation = ["delegate_permission/common.get_login_creds"]
    let target: Target

    static func all(of project: ServedProject) -> [AndroidAppLink] {
        project.apps.filter {
            $0.platform == .android && !$0.bundleID.isEmpty
                && !$0.details.certificateHashes.isEmpty
        }
        .map { app in
            AndroidAppLink(
                target: Target(
                    packageName: app.bundleID,
                    fingerprints: app.details.certificateHashes.map(fingerprint)
                )
            )
        }
    }

    /// Returns the digest in the form of Android: pairs of upper-case digits with colons.
    private static func fingerprint(_ digest: String) -> String {
        let digits = Array(digest.uppercased())
        return stride(from: 0, to: digits.count, by: 2)
            .map { String(digits[$0..<min($0 + 2, digits.count)]) }
            .joined(separator: ":")
    }
}
