import DialtoneBasics
package import DialtoneModel
import Synchronization

/// The texts of verification messages: a project's own, or the built-in ones.
///
/// The built-in texts begin with the code because lock screens and watches truncate messages.
package struct MessageTexts: MessageText {
    let shipped: ShippedTexts
    private let plans: MessagePlanCache

    /// Throws if a built-in text is missing.
    package init() throws {
        shipped = try ShippedTexts()
        plans = MessagePlanCache(shipped: shipped)
    }

    package func wording(
        codeLength: Int,
        for project: Project,
        app: RelyingApp?,
        in languages: [String]
    ) -> MessageWording {
        plans.wording(codeLength: codeLength, for: project, app: app, in: languages)
    }
}

/// A cache of message plans, so that the text of a message costs one lookup.
///
/// Project, app, language and code length determine everything else in a text. When a project
/// changes, its next message gets a new plan.
final class MessagePlanCache: Sendable {
    /// The maximum number of cached plans; rebuilding one is cheaper than sending a message.
    private static let limit = 1_000

    private struct Key: Hashable {
        let project: ProjectID
        let appID: String?
        let codeLength: Int
    }

    private let shipped: ShippedTexts
    private let plans = Mutex<[Key: MessagePlan]>([:])

    init(shipped: ShippedTexts) {
        self.shipped = shipped
    }

    func wording(
        codeLength: Int,
        for project: Project,
        app: RelyingApp?,
        in languages: [String]
    ) -> MessageWording {
        let key = Key(project: project.id, appID: app?.appID, codeLength: codeLength)
        return plans.withLock { plans in
            if plans[key]?.isOf(project) == false { plans[key] = nil }
            if plans[key] == nil, plans.count >= Self.limit { plans = [:] }
            return plans[
                key,
                default: MessagePlan(of: project, app: app, codeLength: codeLength, from: shipped)
            ]
            .wording(in: languages)
        }
    }
}
