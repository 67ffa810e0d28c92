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
        let id = caller.project.id
        let (project, testNumbers) = try await registry.changeRecords(
            of: id
        ) { [hooks] project, testNumbers, data in
            let current = try data.hooks(of: id.parent)
            try seen.check(all: AdminProjectConfig.records(project, testNumbers, current))
            let changed = try Self.changed(project, testNumbers, hooks: current, by: input, mask)
            try changed.apply(fields, to: &project.settings)
            if fields.contains("blockingFunctions") {
                try Self.replace(hooks, of: id.parent, by: changed, in: data)
            }
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

    /// Replaces the project's hooks in the transaction that changes its settings.
    private static func replace(
        _ hooks: HookRegistry,
        of project: ProjectID,
        by changed: AdminProjectConfig,
        in data: any DataWriter
    ) throws {
        guard changed.blockingFunctions?.forwardInboundCredentials?.forwardsAny != true else {
            throw Refusal.invalidConfig(
                "blockingFunctions.forwardInboundCredentials is not supported: hooks do not receive "
                    + "tokens of identity providers."
            )
        }
        try hooks.replaceBlockingFunctions(
            of: project,
            with: changed.blockingFunctions?.addresses ?? [:],
            in: data
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
