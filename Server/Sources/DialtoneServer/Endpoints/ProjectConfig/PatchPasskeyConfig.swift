import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Changes some of the settings for passkeys of a project or tenant.
struct PatchPasskeyConfig: Endpoint {
    private static let known: Set = ["name", "rpId", "expectedOrigins", "enabled"]

    let registry: ProjectRegistry
    let projects: ProjectDirectory
    let parties: RelyingParties

    func respond(to input: RecordPatch, from caller: AdminCaller) async throws -> PasskeyConfig {
        let mask = try UpdateMask(caller.query["updateMask"])
        if let other = input.fields(mask).subtracting(Self.known).min() {
            throw Refusal.unchangeable(other)
        }
        let id = caller.project.id
        try await registry.changeSettings(of: id) { settings in
            settings.passkeys =
                try input.applied(to: PasskeyConfig(settings.passkeys), mask).settings
        }
        projects.forget(id)
        return PasskeyConfig(try await registry.project(id).project, of: parties)
    }
}
