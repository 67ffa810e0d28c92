import DialtoneFlows
import DialtoneModel
import Foundation
import Hummingbird

/// The admin calls for the apps of a project.
struct AppRoutes {
    private static let all = AdminPath(path: "dialtone/v1/projects/{project}/apps")
    private static let one = AdminPath(path: "dialtone/v1/projects/{project}/apps/{resource}")
    private static let secret = AdminPath(
        path: "dialtone/v1/projects/{project}/apps/{resource}/secret"
    )
    private static let key = AdminPath(
        path: "dialtone/v1/projects/{project}/apps/{resource}/apiKey"
    )
    private static let previousKey = AdminPath(
        path: "dialtone/v1/projects/{project}/apps/{resource}/previousKey"
    )

    let store: any DataStore
    let desk: AppDesk
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let owners = admins.needing(.owner)
        router.add(ListApps(store: store), AdminPath(dialtone: "/apps"), viewers, method: .get)
        router.add(CreateApp(desk: desk), Self.all, owners)
        router.add(ShowApp(desk: desk), Self.one, viewers, method: .get)
        router.add(UpdateApp(desk: desk), Self.one, owners, method: .patch)
        router.add(DeleteApp(desk: desk), Self.one, owners, method: .delete)
        router.add(RotateAppSecret(desk: desk), Self.secret, owners)
        router.add(ReplaceAppKey(desk: desk), Self.key, owners)
        router.add(DeletePreviousAppKey(desk: desk), Self.previousKey, owners, method: .delete)
    }
}

/// Changes apps, and lets this node apply a change immediately.
struct AppDesk: Sendable {
    let registry: AppRegistry
    let projects: ProjectDirectory
}

extension AdminCaller {
    /// The ID of the app in the path, whose colons may be escaped.
    var appID: String { resource?.removingPercentEncoding ?? "" }
}
