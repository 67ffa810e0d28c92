import DialtoneFederation
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls for a project's identity providers.
struct ProviderConfigRoutes {
    let providers: IdentityProviderDirectory
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        add(DefaultSupportedIDPConfig.self, to: router)
        add(OAuthIDPConfig.self, to: router)
        add(InboundSAMLConfig.self, to: router)
    }

    private func add<Config: ProviderConfig>(
        _ type: Config.Type,
        to router: Router<ServerContext>
    ) {
        let all = AdminPath(v2: "/\(Config.collection)")
        let one = AdminPath(v2: "/\(Config.collection)/{resource}")
        let viewers = admins.needing(.viewer)
        let owners = admins.needing(.owner)
        router.add(ListProviderConfigs<Config>(providers: providers), all, viewers, method: .get)
        router.add(CreateProviderConfig<Config>(providers: providers), all, owners)
        router.add(ShowProviderConfig<Config>(providers: providers), one, viewers, method: .get)
        router.add(UpdateProviderConfig<Config>(providers: providers), one, owners, method: .patch)
        router.add(DeleteProviderConfig<Config>(providers: providers), one, owners, method: .delete)
    }
}
