/// Which gateways get the messages to some numbers, and in which order.
package struct SMSRoute: Hashable, Sendable {
    /// The numbers that a route is for.
    package enum Scope: Hashable, Sendable {
        case everywhere
        /// An ISO 3166 code.
        case region(String)
        /// How the numbers begin, as "+4915".
        case prefix(String)
    }

    package enum Mode: String, Hashable, Sendable, CaseIterable {
        /// As it is written; after its gateways come those of the next wider route.
        case ordinary

        /// Its gateways are ordered by what they did for such numbers, and what that cost.
        case learning

        /// As it is written, before all other routes, and no other gateway after it.
        case hard
    }

    package struct Target: Hashable, Sendable, Codable {
        package let gateway: String

        /// How much of the messages it gets among the targets of its step.
        package let weight: Int

        package init(gateway: String, weight: Int = 1) {
            self.gateway = gateway
            self.weight = weight
        }
    }

    /// `nil` for all projects.
    package let projectID: ProjectID?
    package let scope: Scope

    /// What is tried first, second, and so on; within a step weights decide.
    package let steps: [[Target]]
    package let mode: Mode
    package let updatedAt: Timestamp

    package init(
        projectID: ProjectID?,
        scope: Scope,
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

extension SMSRoute.Scope: RawRepresentable {
    package var rawValue: String {
        switch self {
        case .everywhere: "default"
        case .region(let code): code
        case .prefix(let digits): digits
        }
    }

    package init?(rawValue: String) {
        if rawValue == "default" {
            self = .everywhere
        } else if rawValue.wholeMatch(of: /[A-Z]{2}/) != nil {
            self = .region(rawValue)
        } else if rawValue.wholeMatch(of: /\+[1-9][0-9]{0,13}/) != nil {
            self = .prefix(rawValue)
        } else {
            return nil
        }
    }

    /// How narrow it is: any prefix is narrower than a country, a longer one than a shorter.
    package var narrowness: Int {
        switch self {
        case .everywhere: 0
        case .region: 1
        case .prefix(let digits): 1 + digits.utf8.count
        }
    }
}
