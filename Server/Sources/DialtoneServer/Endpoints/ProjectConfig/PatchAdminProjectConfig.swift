import DialtoneCore
import IdentityToolkit
import PhoneNumbers

/// Changes some of the project's rules for an administrator.
struct PatchAdminProjectConfig: Endpoint {
    /// Fields that others than administrators decide, and that SDKs send back as they got them.
    private static let outputOnly: Set = ["name", "subtype", "defaultHostingSite"]

    private static let changeable: Set = [
        "signIn", "authorizedDomains", "autodeleteAnonymousUsers", "smsRegionConfig", "mfa",
        "client", "emailPrivacyConfig", "passwordPolicyConfig",
    ]

    let registry: ProjectRegistry
    let projects: ProjectDirectory

    func respond(
        to input: RecordPatch,
        from caller: AdminCaller
    ) async throws -> AdminProjectConfig {
        let mask = UpdateMask(caller.query["updateMask"])
        let fields = input.fields(mask).subtracting(Self.outputOnly)
        if let other = fields.subtracting(Self.changeable).min() {
            throw Refusal.invalidConfig("\(other.prefix(40)) cannot be changed here.")
        }
        let (project, testNumbers) = try await registry.change(
            caller.project.id
        ) { project, testNumbers in
            let current = AdminProjectConfig(project, testNumbers: testNumbers)
            let changed = try input.applied(
                to: current,
                mask,
                alternatives: [["smsRegionConfig"]]
            )
            try changed.apply(to: &project.settings)
            return try [PhoneNumber: String](
                testPhoneNumbers: changed.signIn?.phoneNumber?.testPhoneNumbers ?? [:]
            )
        }
        await projects.forget(project.id)
        return AdminProjectConfig(project, testNumbers: testNumbers)
    }
}
