package import DialtoneBasics
import DialtoneModel
package import PhoneNumbers

/// The properties of a message that its route depends on.
package struct RouteQuery: Sendable {
    package let projectID: ProjectID
    package let phoneNumber: PhoneNumber
    package let region: String?

    /// The gateways that may have sent a code to this number that is still valid and not entered.
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
