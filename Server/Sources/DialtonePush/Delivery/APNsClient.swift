package import DialtoneBasics
package import DialtoneModel

/// Sends silent pushes through Apple's provider API (HTTP/2).
package struct APNsClient: Sendable {
    private let connections: APNsConnections
    private let schedule: APNsSchedule
    private let clock: ServerClock
    private let pause: @Sendable (TimeSpan) async throws -> Void

    /// Creates the client; `pause` waits between two attempts.
    package init(
        settings: APNsSettings,
        schedule: APNsSchedule = APNsSchedule(),
        clock: ServerClock,
        pause: @escaping @Sendable (TimeSpan) async throws -> Void = { span in
            try await Task.sleep(for: span)
        }
    ) {
        connections = APNsConnections(settings: settings, clock: clock)
        self.schedule = schedule
        self.clock = clock
        self.pause = pause
    }

    /// Cancels pending requests and closes every connection.
    package func shutDown() async {
        await connections.shutDown()
    }

    /// Sends `push` to its environment, and to the other one if Apple's response suggests that.
    ///
    /// Uses the first of `credentials` that serves the app in the environment.
    package func send(_ push: SilentPush, by credentials: [APNsCredential]) async -> PushOutcome {
        let first = await send(push, to: push.environment, by: credentials)
        guard case .refused(let reason, _) = first, reason.suggestsOtherEnvironment else {
            return first
        }
        let second = await send(push, to: push.environment.other, by: credentials)
        // The second response is more specific, unless it suggests the other environment too.
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

    /// Sends `push` to one environment, with retries as long as they may help.
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
