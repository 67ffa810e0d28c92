package import DialtoneBasics
package import PhoneNumbers

/// The gateways for messages to some numbers, in order.
package struct SMSRoute: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable, CaseIterable {
        /// Gateways in the configured order, followed by those of the next wider route.
        case ordinary

        /// Gateways ordered by their results for such numbers and their cost.
        case learning

        /// Gateways in the configured order, before all other routes and without any fallback.
        case hard
    }

    package struct Target: Hashable, Sendable, Codable {
        package let gateway: String

        /// The share of messages, relative to the other targets of its step.
        package let weight: Int

        package init(gateway: String, weight: Int = 1) {
            self.gateway = gateway
            self.weight = weight
        }
    }

    /// The project's ID; `nil` for all projects.
    package let projectID: ProjectID?
    package let scope: NumberScope

    /// The steps in order; within a step, weights decide.
    package let steps: [[Target]]
    package let mode: Mode
    package let updatedAt: Timestamp

    package init(
        projectID: ProjectID?,
        scope: NumberScope,
        steps: [[Target]],
        mode: Mode,
        updatedAt: Timestamp
    ) {
        self.projectID = projectID
        self.scope = scope
        self.steps = steps
        self.mode = mode
        self.updatedAt = updatedAt
    }
}
