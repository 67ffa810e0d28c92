import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Changes some of the project's settings.
struct PatchAdminProjectConfig: Endpoint {
    static let auditAction: AuditAction = "projects.update"

    /// Read-only fields, which SDKs send back unchanged.
    private static let outputOnly: Set = ["name", "subtype", "defaultHostingSite", "etag"]

    private static let changeable: Set = [
        "signIn", "authorizedDomains", "autodeleteAnonymousUsers", "smsRegionConfig", "mfa",
        "client", "emailPrivacyConfig", "passwordPolicyConfig", "blockingFunctions", "quota",
        "notification",
    ]

    let registry: ProjectRegistry
    let hooks: HookRegistry
    let projects: ProjectDirectory

    func respond(
        to input: RecordPatch,
        from caller: AdminCaller
    ) async throws -> AdminProjectConfig {
        let mask = try UpdateMask(caller.query["updateMask"])
        let fields = input.fields(mask).subtracting(Self.outputOnly)
        if let other = fields.subtracting(Self.changeable).min() {
            throw Refusal.unchangeable(other)
        }
        let seen = input.etag.map(SeenVersion.init) ?? caller.seen
        if fields.contains("blockingFunctions") {
            try await changeHooks(input, mask, of: caller.project.id, since: seen)
        }
        let (project, testNumbers) = try await registry.change(
            caller.project.id
        ) { project, testNumbers in
            try seen.check(all: [project] + testNumbers)
            let changed = try Self.changed(project, testNumbers, hooks: [], by: input, mask)
            try changed.apply(fields, to: &project.settings)
            return try [PhoneNumber: String](
                testPhoneNumbers: changed.signIn?.phoneNumber?.testPhoneNumbers ?? [:]
            )
        }
        projects.forget(project.id)
        return AdminProjectConfig(
            project,
            testNumbers: testNumbers,
            hooks: try await hooks.hooks(of: project.id.parent)
        )
    }

    /// Changes the hooks after all other changes have been validated.
    ///
    /// An error there leaves the hooks unchanged.
    private func changeHooks(
        _ input: RecordPatch,
        _ mask: UpdateMask?,
        of id: ProjectID,
        since seen: SeenVersion
    ) async throws {
        var (project, testNumbers) = try await registry.project(id)
        try seen.check(all: [project] + testNumbers)
        let current = try await hooks.hooks(of: id.parent)
        let changed = try Self.changed(project, testNumbers, hooks: current, by: input, mask)
        guard changed.blockingFunctions?.forwardInboundCredentials?.forwardsAny != true else {
            throw Refusal.invalidConfig(
                "blockingFunctions.forwardInboundCredentials is not supported: hooks do not receive "
                    + "tokens of identity providers."
            )
        }
        try changed.apply(Self.changeable, to: &project.settings)
        try await hooks.replaceBlockingFunctions(
            of: id.parent,
            with: changed.blockingFunctions?.addresses ?? [:]
        )
    }

    private static func changed(
        _ project: Project,
        _ testNumbers: [TestNumber],
        hooks: [Hook],
        by input: RecordPatch,
        _ mask: UpdateMask?
    ) throws -> AdminProjectConfig {
        try input.applied(
            to: AdminProjectConfig(project, testNumbers: testNumbers, hooks: hooks),
            mask,
            alternatives: [["smsRegionConfig"]]
        )
    }
}

extension Refusal {
    /// Returns the refusal for a field that administrators cannot change.
    static func unchangeable(_ field: String) -> Refusal {
        let name = field.isEmpty ? "A field without a name" : String(field.prefix(40))
        return .invalidConfig("\(name) cannot be changed.")
    }
}

extension ForwardedCredentials {
    fileprivate var forwardsAny: Bool {
        idToken == true || accessToken == true || refreshToken == true
    }
}
