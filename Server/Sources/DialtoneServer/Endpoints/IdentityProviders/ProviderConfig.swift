import DialtoneCore
import IdentityToolkit

/// One kind of identity provider as administrators see and change it.
protocol ProviderConfig: WireInput, Encodable {
    associatedtype Page: Encodable & Sendable

    static var kind: IdentityProvider.Kind { get }

    /// The part of the path that names all of this kind.
    static var collection: String { get }

    /// The parameter that names a new one.
    static var idParameter: String { get }

    var clientSecret: String? { get }

    init(_ provider: IdentityProvider, name: String)

    /// Changes the settings that `changes` says are changed.
    func apply(to settings: inout IdentityProviderSettings, _ changes: ProviderConfigChanges)

    static func page(_ configs: [Self], nextPageToken: String?) -> Page
}

/// Decides which fields of a provider's configuration a request changes.
struct ProviderConfigChanges: Sendable {
    let mask: UpdateMask?

    func contains(_ path: String, isPresent: Bool) -> Bool {
        mask?.contains(path) ?? isPresent
    }
}

extension ProviderConfig {
    static func name(_ id: SignInProvider, in project: ProjectID) -> String {
        let tenant = project.tenantID.map { "/tenants/\($0)" } ?? ""
        return "projects/\(project.parent)\(tenant)/\(collection)/\(id.rawValue)"
    }

    init(_ provider: IdentityProvider) {
        self.init(provider, name: Self.name(provider.id, in: provider.projectID))
    }
}
