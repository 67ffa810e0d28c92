import LoadGenerator

/// Valid numbers, each given once.
///
/// The ranges set aside for fiction are too small for a benchmark. No message leaves the
/// machine: a development server sends to its own inbox.
@LoadLoop
final class FreshPhoneNumbers {
    private var next = 2_000_000

    func take() -> String {
        next += 1
        return "+1650\(next)"
    }
}
