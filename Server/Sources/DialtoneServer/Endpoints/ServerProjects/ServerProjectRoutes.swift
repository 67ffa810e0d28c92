import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls that create, rename and delete projects.
struct ServerProjectRoutes {
    private static let all = AdminPath(path: "dialtone/v1/server/projects")
    private static let one = AdminPath(path: "dialtone/v1/server/projects/{resource}")

    let desk: ServerProjectDesk
    let admins: ServerAdminGuard

    func add(to router: Router<ServerContext>) {
        let owners = admins.needing(.owner)
        router.add(CreateProject(desk: desk), Self.all, owners)
        router.add(UpdateProject(desk: desk), Self.one, owners, method: .patch)
        router.add(DeleteProject(desk: desk), Self.one, owners, method: .delete)
    }
}

/// What the calls for projects of the server need.
struct ServerProjectDesk: Sendable {
    let registry: ProjectRegistry
    let projects: ProjectDirectory

    /// The settings of a new project.
    let settings: ProjectSettings
}

extension ServerAdminCaller {
    /// The ID of the project in the path.
    var projectID: ProjectID {
        get throws(Refusal) {
            guard let id = ProjectID(checking: resource ?? "") else { throw .unknownProject }
            return id
        }
    }
}

extension ServerProjectInfo {
    init(_ project: Project) {
        self.init()
        projectId = project.id.rawValue
        projectNumber = WireInt64(project.number)
        displayName = project.displayName
        createTime = project.createdAt.rfc3339
        etag = project.etag
    }
}
