package import DialtoneBasics
package import DialtoneModel
import Foundation
package import IdentityToolkitAdmin
import PhoneNumbers

extension LoggedMessage {
    package init(_ message: MessageRecord, at now: Timestamp) {
        self.init()
        id = message.sessionID.text
        project = message.projectID.rawValue
        app = message.appID
        phoneNumber = message.phoneNumber.e164
        region = message.region
        language = message.language
        segments = message.segments
        state = message.state(at: now).rawValue
        reason = message.reason?.rawValue
        notice = message.notice?.rawValue
        gateway = message.gatewayName
        createdAt = message.createdAt.date.ISO8601Format()
        deliveredAt = message.deliveredAt?.date.ISO8601Format()
        enteredAt = message.enteredAt?.date.ISO8601Format()
    }
}

extension LoggedAttempt {
    package init(_ attempt: MessageAttempt) {
        self.init()
        id = attempt.id.text
        gateway = attempt.gatewayName
        cause = attempt.cause.rawValue
        choice = GatewayChoice(attempt.choice)
        outcome = attempt.outcome.rawValue
        state = attempt.state.rawValue
        code = attempt.code
        reason = attempt.reason?.rawValue
        network = attempt.network
        segments = attempt.segments
        price = attempt.price?.text
        isPossibleDouble = attempt.isPossibleDouble
        gatewayMessageIDs = attempt.gatewayMessageIDs
        startedAt = attempt.startedAt.date.ISO8601Format()
        updatedAt = attempt.updatedAt.date.ISO8601Format()
    }
}

extension GatewayChoice {
    fileprivate init(_ choice: RouteChoice) {
        self.init()
        method = choice.method.rawValue
        route = choice.route
        draws = choice.draws
        demotion = choice.demotion?.rawValue
    }
}
