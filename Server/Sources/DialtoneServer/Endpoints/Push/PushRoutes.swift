import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import DialtonePush
import Foundation
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The calls for silent pushes.
struct PushRoutes {
    private static let all = AdminPath(path: "dialtone/v1/projects/{project}/apnsCredentials")
    private static let one = AdminPath(
        path: "dialtone/v1/projects/{project}/apnsCredentials/{resource}"
    )

    let dependencies: PushDependencies

    func add(to router: Router<ServerContext>, for apps: AppGuard) {
        router.add(
            VerifyIOSClient(issuer: dependencies.issuer, queue: dependencies.queue),
            .verifyIOSClient,
            apps
        )
        router.add(ShowPushStatus(issuer: dependencies.issuer), .pushStatus, apps)
    }

    func add(to router: Router<ServerContext>, for admins: AdminGuard) {
        let credentials = dependencies.credentials
        let viewers = admins.needing(.viewer)
        let owners = admins.needing(.owner)
        router.add(
            ListAPNsCredentials(credentials: credentials),
            Self.all,
            viewers,
            method: .get
        )
        router.add(CreateAPNsCredential(credentials: credentials), Self.all, owners)
        router.add(
            DeleteAPNsCredential(credentials: credentials),
            Self.one,
            owners,
            method: .delete
        )
    }
}

extension PushStatusRequest: WireInput {}

/// Returns the outcome of a push that an app waits for.
struct ShowPushStatus: Endpoint {
    let issuer: PushReceiptIssuer

    func respond(
        to input: PushStatusRequest,
        from caller: AppCaller
    ) async throws -> PushStatusResponse {
        let receipt = try await issuer.receipt(
            input.receipt ?? "",
            of: caller.projectID,
            bundleID: caller.claims.bundleID
        )
        return PushStatusResponse {
            $0.state = receipt.state.rawValue.uppercased()
            $0.reason = receipt.reason?.rawValue
            $0.remedy = receipt.reason?.remedy
            $0.environment = receipt.environment?.rawValue
        }
    }
}

/// Lists the keys and certificates of a project for Apple's push service.
struct ListAPNsCredentials: Endpoint {
    static let auditAction: AuditAction = "apns.list"

    let credentials: APNsCredentialStore

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> ListAPNsCredentialsResponse {
        let records = try await credentials.records(of: caller.project.id)
        return ListAPNsCredentialsResponse {
            $0.apnsCredentials = records.isEmpty ? nil : records.map(APNsCredentialInfo.init)
        }
    }
}

/// Deletes a project's key or certificate for Apple's push service.
struct DeleteAPNsCredential: Endpoint {
    static let auditAction: AuditAction = "apns.delete"

    let credentials: APNsCredentialStore

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        let name = caller.resource?.removingPercentEncoding ?? ""
        guard try await credentials.remove(name, from: caller.project.id, since: caller.seen)
        else {
            throw FederationRefusal.unknownConfig
        }
        return NoOutput()
    }
}
