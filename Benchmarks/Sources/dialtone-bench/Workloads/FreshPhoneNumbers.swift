import LoadGenerator

/// Valid phone numbers, each used once.
///
/// The ranges reserved for fictional numbers are too small for a benchmark. No message leaves the
/// machine: a development server delivers to its own inbox.
@LoadLoop
final class FreshPhoneNumbers {
    private var next = 2_000_000

    func take() -> String {
        next += 1
        return "+1650\(next)"
    }
}
