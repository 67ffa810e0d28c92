package import DialtoneCore

/// Sends silent pushes through Apple's provider API (HTTP/2).
package struct APNsClient: Sendable {
    private let connections: APNsConnections
    private let schedule: APNsSchedule
    private let clock: ServerClock
    private let pause: @Sendable (TimeSpan) async throws -> Void

    /// `pause` waits between two tries.
    package init(
        settings: APNsSettings,
        schedule: APNsSchedule = APNsSchedule(),
        clock: ServerClock,
        pause: @escaping @Sendable (TimeSpan) async throws -> Void = { span in
            try await Task.sleep(for: .milliseconds(span.milliseconds))
        }
    ) {
        connections = APNsConnections(settings: settings, clock: clock)
        self.schedule = schedule
        self.clock = clock
        self.pause = pause
    }

    /// Ends what is under way, and every connection.
    package func shutDown() async {
        await connections.shutDown()
    }

    /// Sends `push` where its device says it belongs, and once more to the other service where
    /// Apple says that it belongs there; of `credentials` the first that fits is used.
    package func send(_ push: SilentPush, by credentials: [APNsCredential]) async -> PushOutcome {
        let first = await send(push, to: push.environment, by: credentials)
        guard case .refused(let reason, _) = first, reason.suggestsOtherEnvironment else {
            return first
        }
        let second = await send(push, to: push.environment.other, by: credentials)
        // What the other service says tells more, unless it says no more than the first.
        if case .refused(let reason, _) = second, reason.suggestsOtherEnvironment { return first }
        return second
    }

    private func send(
        _ push: SilentPush,
        to environment: PushEnvironment,
        by credentials: [APNsCredential]
    ) async -> PushOutcome {
        let fitting = credentials.first { $0.serves(push.topic, in: environment) }
        guard let fitting else { return .refused(.noCredential, nil) }
        return await send(push, to: environment, by: fitting)
    }

    /// Sends `push` to one of the services, and again as long as that may help.
    package func send(
        _ push: SilentPush,
        to environment: PushEnvironment,
        by credential: APNsCredential
    ) async -> PushOutcome {
        var attempts = APNsAttempts(schedule: schedule, startedAt: clock.now)
        while true {
            let connection = connections.connection(by: credential)
            let attempt = await connection.post(push, to: environment)
            guard let reason = attempt.reason else { return .sent(environment) }
            let nextStep = attempts.nextStep(
                after: reason,
                retryAfter: attempt.retryAfter,
                at: clock.now,
                retire: { connection.retire(attempt.token) }
            )
            guard case .again(let wait, let onNewConnection) = nextStep else {
                return .refused(reason, environment)
            }
            if onNewConnection { connections.discard(connection) }
            guard (try? await pause(wait)) != nil else { return .refused(reason, environment) }
        }
    }
}
