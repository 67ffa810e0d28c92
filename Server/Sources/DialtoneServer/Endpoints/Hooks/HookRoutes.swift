import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkitAdmin

/// The admin calls for the hooks of a project and the deliveries of events.
struct HookRoutes {
    private static let all = path("hooks")
    private static let one = path("hooks/{resource}")
    private static let secret = path("hooks/{resource}:rotateSecret")
    private static let test = path("hooks/{resource}:test")
    private static let deliveries = path("hookDeliveries")
    private static let calls = path("hookCalls")
    private static let resend = path("hookDeliveries/{resource}:resend")

    let flows: Flows
    let clock: ServerClock
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let editors = admins.needing(.editor)
        let owners = admins.needing(.owner)
        let (registry, projects) = (flows.hookRegistry, flows.projects)
        router.add(ListHooks(registry: registry), Self.all, viewers, method: .get)
        router.add(CreateHook(registry: registry, projects: projects), Self.all, owners)
        router.add(
            UpdateHook(registry: registry, projects: projects),
            Self.one,
            owners,
            method: .patch
        )
        router.add(
            DeleteHook(registry: registry, projects: projects),
            Self.one,
            owners,
            method: .delete
        )
        router.add(RotateHookSecret(registry: registry), Self.secret, owners)
        router.add(
            TestHook(registry: registry, hooks: flows.hooks, projects: projects, clock: clock),
            Self.test,
            editors
        )
        router.add(ListHookDeliveries(registry: registry), Self.deliveries, viewers, method: .get)
        router.add(ListHookCalls(registry: registry), Self.calls, viewers, method: .get)
        router.add(ResendHookDelivery(registry: registry), Self.resend, editors)
    }

    private static func path(_ rest: String) -> AdminPath {
        AdminPath(path: "dialtone/v1/projects/{project}/\(rest)")
    }
}
