import DialtoneBasics
import DialtoneModel
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin

/// The service account that opens Play Integrity tokens, and what Android apps still lack for them.
struct PlayIntegrityView: Sendable {
    /// The name of the field with the key file in the API and in the form.
    static let field = "keyFile"

    /// The address of the service account; `nil` if there is none.
    let email: String?
    let removal: ConsoleChange.TypedName?
    let savedAt: ConsoleTime?
    let apps: [App]

    /// The version of the service account, which forms send back.
    let etag: String

    /// What is wrong with an uploaded file.
    let problem: String?
    let conflict: ConsoleConflict?

    /// Why an uploaded file was not saved.
    struct Outcome: Sendable {
        var problem: String?

        /// The address in the file, if another operator has saved or removed a service account
        /// meanwhile.
        var conflictingEmail: String?

        var status: HTTPResponse.Status {
            conflictingEmail != nil ? .conflict : problem != nil ? .badRequest : .ok
        }
    }

    init(
        _ info: PlayIntegrityInfo,
        _ apps: [RegisteredApp],
        in project: ProjectID,
        after outcome: Outcome
    ) {
        email = info.email
        removal = info.email.map(ConsoleChange.TypedName.init)
        savedAt = info.createTime.map(ConsoleTime.init(rfc3339:))
        etag = info.etag ?? SeenVersion.none
        problem = outcome.problem
        conflict = outcome.conflictingEmail.map {
            ConsoleConflict([
                .init(
                    translated("Service account"),
                    entered: $0,
                    present: info.email ?? translated("none")
                )
            ])
        }
        self.apps = apps.filter { $0.platform == RelyingApp.Platform.android.rawValue }
            .map { App($0, hasAccount: info.email != nil, in: project) }
    }

    /// Returns the address of the service account in a key file; the rest of the file is secret.
    static func email(in keyFile: String) -> String {
        guard case .object(let members) = JSONValue(parsing: keyFile.utf8),
            case .string(let email) = members["client_email"]
        else { return "" }
        return email
    }

    struct App: Sendable {
        let name: String
        let path: String
        let package: String
        let certificates: Int

        /// What its tokens are refused for; `nil` if nothing is missing.
        let lack: String?

        init(_ app: RegisteredApp, hasAccount: Bool, in project: ProjectID) {
            name = app.shownName
            path = ConsoleAppPage.path(of: app.appID, in: project)
            package = app.bundleID
            certificates = app.certificateHashes?.count ?? 0
            lack =
                if app.bundleID.isEmpty {
                    translated("a package name")
                } else if certificates == 0 {
                    translated("fingerprints of its signing certificates")
                } else if !hasAccount {
                    translated("the service account below")
                } else {
                    nil
                }
        }
    }
}
