import DialtoneModel
import Hummingbird
import IdentityToolkit

/// The calls for silent pushes.
struct PushRoutes {
    private static let all = AdminPath(path: "dialtone/v1/projects/{project}/apnsCredentials")
    private static let one = AdminPath(
        path: "dialtone/v1/projects/{project}/apnsCredentials/{resource}"
    )

    let parts: PushDependencies

    func add(to router: Router<ServerContext>, for apps: AppGuard) {
        router.add(
            VerifyIOSClient(issuer: parts.issuer, queue: parts.queue),
            .verifyIOSClient,
            apps
        )
        router.add(ShowPushStatus(issuer: parts.issuer), .pushStatus, apps)
    }

    func add(to router: Router<ServerContext>, for admins: AdminGuard) {
        let credentials = parts.credentials
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
