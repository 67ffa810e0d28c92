package import DialtoneCore
package import PhoneNumbers

/// What there is to know about a message when its gateways are picked.
package struct RouteQuestion: Sendable {
    package let projectID: ProjectID
    package let phoneNumber: PhoneNumber
    package let region: String?

    /// Gateways whose code the number has not answered while it could.
    package let unanswered: Set<String>

    package init(
        projectID: ProjectID,
        phoneNumber: PhoneNumber,
        region: String?,
        unanswered: Set<String> = []
    ) {
        self.projectID = projectID
        self.phoneNumber = phoneNumber
        self.region = region
        self.unanswered = unanswered
    }

    func isCovered(by route: SMSRoute) -> Bool {
        guard route.projectID == nil || route.projectID == projectID.parent else { return false }
        return switch route.scope {
        case .everywhere: true
        case .region(let code): code == region
        case .prefix(let digits): phoneNumber.e164.hasPrefix(digits)
        }
    }
}
