import DialtoneCore
import Synchronization

/// Keeps what has been made of projects' texts: a message costs a look-up and the code.
///
/// Everything else of a text is settled once its language, its app and the length of its code
/// are known. A changed project gets a new plan with its next message.
final class MessagePlanCache: Sendable {
    /// How many plans are kept; a plan is made again in less time than a message is sent.
    private static let limit = 1_000

    private struct Key: Hashable {
        let project: ProjectID
        let appID: String?
        let codeLength: Int
    }

    private let plans = Mutex<[Key: MessagePlan]>([:])

    func layout(
        in languages: [String],
        for project: Project,
        app: RelyingApp?,
        codeLength: Int
    ) -> MessageLayout {
        let key = Key(project: project.id, appID: app?.appID, codeLength: codeLength)
        return plans.withLock { plans in
            if plans[key]?.isOf(project) == false { plans[key] = nil }
            if plans[key] == nil, plans.count >= Self.limit { plans = [:] }
            return plans[key, default: MessagePlan(of: project, app: app, codeLength: codeLength)]
                .layout(in: languages)
        }
    }
}
