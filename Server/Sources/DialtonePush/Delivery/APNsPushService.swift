package import DialtoneBasics
package import DialtoneModel
package import Logging

/// Sends the pushes of projects with their own credentials.
package struct APNsPushService: PushService {
    private let store: APNsCredentialStore
    private let client: APNsClient
    private let clock: ServerClock
    private let logger: Logger

    package init(
        store: APNsCredentialStore,
        client: APNsClient,
        clock: ServerClock,
        logger: Logger
    ) {
        self.store = store
        self.client = client
        self.clock = clock
        self.logger = logger
    }

    package func serves(_ bundleID: String, of project: Project) async throws -> Bool {
        try await credentials(of: project).contains { $0.serves(bundleID) }
    }

    package func send(_ push: SilentPush, of project: Project) async -> PushOutcome {
        do {
            let outcome = await client.send(push, by: try await credentials(of: project))
            if case .refused(let reason, let environment) = outcome {
                logger.notice(
                    "a push was rejected",
                    metadata: [
                        "project": "\(project.id)", "app": "\(push.topic)",
                        "environment": "\(environment?.rawValue ?? "none")",
                        "reason": "\(reason)",
                    ]
                )
            }
            return outcome
        } catch {
            logger.warning(
                "a push credential cannot be loaded",
                metadata: ["project": "\(project.id)", "error": "\(error)"]
            )
            return .refused(.unusableCredential, nil)
        }
    }

    /// Sends a test push, whose receipt is not valid for verification.
    package func test(
        _ device: DeviceToken,
        of app: String,
        in environment: PushEnvironment,
        for project: Project,
        random: RandomSource
    ) async -> PushOutcome {
        do {
            let trial = APNsTrial(client: client, app: app, clock: clock, random: random)
            return await trial.push(
                to: device,
                in: environment,
                by: try await credentials(of: project)
            )
        } catch {
            return .refused(.unusableCredential, nil)
        }
    }

    /// Logs a warning for each certificate that expires soon; call it a few times a day.
    package func warnOfEndingCertificates(of projects: [ProjectID]) async throws {
        for project in projects {
            for record in try await store.records(of: project)
            where record.needsRenewal(at: clock.now) {
                warn(project, record, "the certificate expires soon, or has expired")
            }
        }
    }

    /// Returns the usable credentials; keys that are limited to some apps come first.
    private func credentials(of project: Project) async throws -> [APNsCredential] {
        let records = try await store.records(of: project.id)
        let special = records.filter { !$0.bundleIDs.isEmpty && $0.kind == .key }
        let others = records.filter { $0.bundleIDs.isEmpty || $0.kind == .certificate }
        return (special + others).compactMap { record in
            do {
                return try store.open(record)
            } catch {
                warn(project.id, record, "\(error)")
                return nil
            }
        }
    }

    private func warn(_ project: ProjectID, _ record: APNsCredentialRecord, _ problem: String) {
        logger.warning(
            "a push credential needs attention",
            metadata: [
                "project": "\(project)", "credential": "\(record.name)",
                "problem": "\(problem)",
            ]
        )
    }
}
