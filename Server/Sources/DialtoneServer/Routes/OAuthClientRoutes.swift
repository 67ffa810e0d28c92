import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The admin calls for the clients of OpenID Connect.
struct OAuthClientRoutes {
    private static let all = AdminPath(path: "dialtone/v1/projects/{project}/oauthClients")
    private static let one = AdminPath(
        path: "dialtone/v1/projects/{project}/oauthClients/{resource}"
    )
    private static let secret = AdminPath(
        path: "dialtone/v1/projects/{project}/oauthClients/{resource}/secret"
    )

    let registry: OAuthClientRegistry
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let owners = admins.needing(.owner)
        router.add(ListOAuthClients(registry: registry), Self.all, viewers, method: .get)
        router.add(CreateOAuthClient(registry: registry), Self.all, owners)
        router.add(ShowOAuthClient(registry: registry), Self.one, viewers, method: .get)
        router.add(UpdateOAuthClient(registry: registry), Self.one, owners, method: .patch)
        router.add(DeleteOAuthClient(registry: registry), Self.one, owners, method: .delete)
        router.add(RotateOAuthClientSecret(registry: registry), Self.secret, owners)
    }
}
