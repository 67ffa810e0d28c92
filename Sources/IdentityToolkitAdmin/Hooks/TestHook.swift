public import IdentityToolkit

/// The response to a test call of a hook.
public struct TestHookResponse: WireObject {
    /// Whether the hook has accepted the event or understood the question.
    public var isAccepted = false

    /// The HTTP status of the response; absent if there was none.
    public var status: Int?

    /// The milliseconds until the response.
    public var milliseconds = 0

    /// What the hook did, in one sentence.
    public var text = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
