import DialtoneModel
import Hummingbird
import IdentityToolkit

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
