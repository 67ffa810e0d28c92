import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension AppRequest: WireInput {}

/// Adds an app to a project.
struct CreateApp: Endpoint {
    static let auditAction: AuditAction = "apps.create"

    let desk: AppDesk

    func respond(to input: AppRequest, from caller: AdminCaller) async throws -> RegisteredApp {
        guard let platform = input.platform.flatMap(RelyingApp.Platform.init(rawValue:)) else {
            throw Refusal.invalidArgument(
                field: "platform",
                problem: "must be ios, android, web or server"
            )
        }
        if input.validateOnly == true { AuditTrail.current?.noteTrial() }
        let project = caller.project
        var values = AppChanges(input)
        if values.displayName?.isEmpty == true { values.displayName = nil }
        let app = try await desk.registry.add(
            platform,
            values,
            apiKey: input.apiKey.flatMap { $0.isEmpty ? nil : $0 },
            to: project,
            validateOnly: input.validateOnly == true
        )
        desk.projects.forget(project.id)
        return RegisteredApp(app)
    }
}

extension AppChanges {
    init(_ input: AppRequest) {
        self.init()
        displayName = input.displayName
        bundleID = input.bundleID
        teamID = input.teamID
        clientID = input.clientID
        redirects = input.redirects
        certificateHashes = input.certificateHashes
    }
}
