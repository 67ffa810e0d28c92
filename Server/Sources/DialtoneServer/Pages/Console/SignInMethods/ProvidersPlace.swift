import DialtoneBasics
import DialtoneModel
import Hummingbird

/// The project or tenant whose identity providers a page shows.
struct ProvidersPlace: Sendable {
    let project: ProjectID

    /// The ID of the tenant; `nil` for a project.
    let tenant: String?

    /// The path of the list.
    let list: String

    /// The path of the tenant's page; `nil` for a project.
    let tenantPath: String?

    private let start: String

    init(of visit: ConsoleVisit) throws {
        project = try visit.projectID()
        let root = "projects/\(PagePath.escaped(project.rawValue))"
        if visit.context.parameters.get("tenant") == nil {
            tenant = nil
            tenantPath = nil
            start = root
            list = ConsoleTab.identityProviders.path(in: project.rawValue)
        } else {
            let id = try visit.parameter("tenant")
            let page = "\(ConsoleTab.tenants.path(in: project.rawValue))/\(PagePath.escaped(id))"
            tenant = id
            tenantPath = page
            start = "\(root)/tenants/\(PagePath.escaped(id))"
            list = "\(page)/\(ConsoleTab.identityProviders.pathName)"
        }
    }

    /// The links beside the page.
    var tabs: ConsoleTabs {
        ConsoleTabs(tenant == nil ? .identityProviders : .tenants, in: project.rawValue)
    }

    /// The path of the page of a provider.
    func page(of id: String) -> String { "\(list)/\(PagePath.escaped(id))" }

    /// The path of the admin calls for a collection.
    func calls(_ kind: ProviderCollection) -> String { "/v2/\(start)/\(kind.pathName)" }

    /// The path of the admin calls for a provider.
    func call(_ id: String) -> String {
        "\(calls(ProviderCollection(of: id)))/\(PagePath.escaped(id))"
    }

    /// The path of the admin call that tests a provider.
    func testCall(_ id: String) -> String {
        "/dialtone/v1/\(start)/identityProviders/\(PagePath.escaped(id)):test"
    }
}
