import FirebaseAuth
import Foundation

/// The view controller around the page's samples, as far as they use one.
///
/// What its methods would show is reported to ``events`` instead, and what a person would type
/// comes from ``typed`` or ``ask``.
@MainActor
public final class SampleScreen {
    /// What happened, in order.
    public let events: AsyncStream<SampleEvent>

    /// What the person types at the next prompts.
    public var typed: [String] = []

    /// Asks a person who is really there, once ``typed`` is used up.
    public var ask: (String) -> String? = { _ in nil }

    let navigationController: NavigationController?
    // swift-format-ignore: NoLeadingUnderscores
    // The sample names it so.
    var _user: User?

    private let continuation: AsyncStream<SampleEvent>.Continuation

    /// Creates a screen on which nothing happened yet.
    public init() {
        (events, continuation) = AsyncStream.makeStream()
        navigationController = NavigationController(continuation)
    }

    func report(_ event: SampleEvent) {
        continuation.yield(event)
    }

    func showMessagePrompt(_ message: String) {
        report(.message(message))
    }

    func showTextInputPrompt(
        withMessage message: String,
        completionBlock: @escaping (Bool, String?) -> Void
    ) {
        report(.prompt(message))
        let text = typed.isEmpty ? ask(message) : typed.removeFirst()
        completionBlock(text != nil, text)
    }

    func handleError(_ error: Error?) {
        report(.message(error?.localizedDescription ?? ""))
    }
}

/// The navigation controller around a ``SampleScreen``.
@MainActor
final class NavigationController {
    private let continuation: AsyncStream<SampleEvent>.Continuation

    init(_ continuation: AsyncStream<SampleEvent>.Continuation) {
        self.continuation = continuation
    }

    func popViewController(animated: Bool) {
        continuation.yield(.closed)
    }
}
