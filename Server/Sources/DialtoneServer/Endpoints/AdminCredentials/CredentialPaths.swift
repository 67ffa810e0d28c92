import DialtoneModel
import Hummingbird

/// The paths of one kind of administrators' credentials, and the roles that their calls need.
///
/// Every administrator can see which credentials exist, but only owners change them: a new
/// credential can have any role.
struct CredentialPaths {
    private let all: AdminPath
    private let one: AdminPath
    private let admins: AdminGuard

    init(_ name: String, for admins: AdminGuard) {
        all = AdminPath(path: "dialtone/v1/projects/{project}/\(name)")
        one = AdminPath(path: "dialtone/v1/projects/{project}/\(name)/{resource}")
        self.admins = admins
    }

    func add<List: Endpoint, Create: Endpoint, Delete: Endpoint>(
        list: List,
        create: Create,
        delete: Delete,
        to router: Router<ServerContext>
    ) where List.Caller == AdminCaller, Create.Caller == AdminCaller, Delete.Caller == AdminCaller {
        let owners = admins.needing(.owner)
        router.add(list, all, admins.needing(.viewer), method: .get)
        router.add(create, all, owners)
        router.add(delete, one, owners, method: .delete)
    }
}
