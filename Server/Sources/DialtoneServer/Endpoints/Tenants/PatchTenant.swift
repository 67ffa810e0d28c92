import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Changes some of a tenant's settings.
struct PatchTenant: Endpoint {
    static let auditAction: AuditAction = "tenants.update"

    let registry: ProjectRegistry
    let projects: ProjectDirectory
    let showsID: Bool

    func respond(to input: RecordPatch, from caller: AdminCaller) async throws -> Tenant {
        let mask = try UpdateMask(caller.query["updateMask"])
        let known = Tenant.changeable.union(["name", "tenantId", "etag"])
        let fields = input.fields(mask)
        if let other = fields.subtracting(known).min() {
            throw Refusal.unchangeable(other)
        }
        let seen = input.etag.map(SeenVersion.init) ?? caller.seen
        let (tenant, testNumbers) = try await registry.change(
            caller.project.id
        ) { project, testNumbers in
            try seen.check(all: [project] + testNumbers)
            let current = Tenant(project, testNumbers: testNumbers, showingID: false)
            let changed = try input.applied(
                to: current,
                mask,
                alternatives: [["smsRegionConfig"]]
            )
            var fallback = ProjectSettings()
            let factors = project.settings.secondFactors
            fallback.secondFactors.allowsAfterPhone = factors.allowsAfterPhone
            fallback.secondFactors.allowsRecoveryCodes = factors.allowsRecoveryCodes
            try changed.apply(fields, to: &project, fallback: fallback)
            return try [PhoneNumber: String](testPhoneNumbers: changed.testPhoneNumbers ?? [:])
        }
        projects.forget(tenant.id)
        return Tenant(tenant, testNumbers: testNumbers, showingID: showsID)
    }
}
