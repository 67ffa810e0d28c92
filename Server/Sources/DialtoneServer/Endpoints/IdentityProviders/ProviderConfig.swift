import DialtoneBasics
import DialtoneModel
import IdentityToolkit

/// The API representation of one kind of identity provider.
protocol ProviderConfig: WireInput, Encodable {
    associatedtype Page: Encodable & Sendable

    static var kind: IdentityProvider.Kind { get }

    /// The path component of the collection.
    static var collection: String { get }

    /// The query parameter with the ID of a new provider.
    static var idParameter: String { get }

    var clientSecret: String? { get }

    /// The version of the provider.
    var etag: String? { get set }

    init(_ provider: IdentityProvider, name: String)

    /// Applies the fields that `changes` includes.
    func apply(to settings: inout IdentityProviderSettings, _ changes: ProviderConfigChanges)

    static func page(_ configs: [Self], nextPageToken: String?) -> Page
}

/// Determines which fields of a provider's configuration a request changes.
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
        etag = provider.etag
    }
}
