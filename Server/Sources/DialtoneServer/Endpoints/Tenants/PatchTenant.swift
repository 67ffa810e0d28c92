import DialtoneCore
import IdentityToolkit
import PhoneNumbers

/// Changes some of a tenant's rules.
struct PatchTenant: Endpoint {
    let registry: ProjectRegistry
    let projects: ProjectDirectory

    func respond(to input: RecordPatch, from caller: AdminCaller) async throws -> Tenant {
        let mask = try UpdateMask(caller.query["updateMask"])
        if let other = input.fields(mask).subtracting(Tenant.changeable.union(["name"])).min() {
            throw Refusal.invalidConfig("\(other.prefix(40)) cannot be changed here.")
        }
        let (tenant, testNumbers) = try await registry.change(
            caller.project.id
        ) { project, testNumbers in
            let current = Tenant(project, testNumbers: testNumbers)
            let changed = try input.applied(
                to: current,
                mask,
                alternatives: [["smsRegionConfig"]]
            )
            var fallback = ProjectSettings()
            fallback.secondFactors.allowsAfterPhone =
                project.settings.secondFactors.allowsAfterPhone
            try changed.apply(to: &project, fallback: fallback)
            return try [PhoneNumber: String](testPhoneNumbers: changed.testPhoneNumbers ?? [:])
        }
        projects.forget(tenant.id)
        return Tenant(tenant, testNumbers: testNumbers)
    }
}
