package import DialtoneBasics
package import PhoneNumbers

/// Manages the routes of messages to gateways.
package struct SMSRoutes: Sendable {
    private let store: any DataStore
    private let clock: ServerClock

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    package func all() async throws -> [SMSRoute] {
        try await store.read { try $0.smsRoutes() }
    }

    /// Saves a route, replacing one of the same project and scope.
    ///
    /// Throws ``Refusal/changedMeanwhile`` if that one has another version than `seen`.
    /// Each gateway must exist, appears at most once in a route, and has a weight of 1 to 1000.
    package func set(
        _ steps: [[SMSRoute.Target]],
        mode: SMSRoute.Mode,
        for scope: NumberScope,
        of project: ProjectID?,
        since seen: SeenVersion = .any
    ) async throws -> SMSRoute {
        let names = steps.flatMap { $0.map(\.gateway) }
        guard !names.isEmpty, !steps.contains(where: \.isEmpty) else {
            throw Refusal.invalidArgument(field: "gateways", problem: "must not be empty")
        }
        guard Set(names).count == names.count else {
            throw Refusal.invalidArgument(
                field: "gateways",
                problem: "must not name a gateway twice"
            )
        }
        guard steps.allSatisfy({ $0.allSatisfy { (1...1_000).contains($0.weight) } }) else {
            throw Refusal.invalidArgument(field: "weight", problem: "must be 1 to 1000")
        }
        let route = SMSRoute(
            projectID: project?.parent,
            scope: scope,
            steps: steps,
            mode: mode,
            updatedAt: clock.now
        )
        try await store.write { data in
            let known = Set(try data.holdSMSGateways().map(\.name))
            if let unknown = names.first(where: { !known.contains($0) }) {
                throw Refusal.invalidArgument(
                    field: "gateways",
                    problem: "\(unknown) does not exist"
                )
            }
            try seen.check(try data.smsRoutes().first(where: route.isInPlace(of:)))
            try data.save(route)
        }
        return route
    }

    /// Deletes a route; returns `false` if there is no such route.
    package func clear(
        _ scope: NumberScope,
        of project: ProjectID?,
        since seen: SeenVersion = .any
    ) async throws -> Bool {
        try await store.write { data in
            _ = try data.holdSMSGateways()
            let present = try data.smsRoutes().first {
                $0.scope == scope && $0.projectID == project?.parent
            }
            guard let present else { return false }
            try seen.check(present)
            return try data.deleteSMSRoute(scope, of: project?.parent)
        }
    }
}

extension SMSRoute {
    /// Whether another route is for the same messages.
    fileprivate func isInPlace(of other: SMSRoute) -> Bool {
        other.scope == scope && other.projectID == projectID
    }
}
