import Foundation

/// Compares an answer with that of a file, in which `<name>` stands for any text.
struct AnswerPattern {
    /// Keys that change what a client does by being there at all.
    private static let stoppingKeys: Set = [
        "errorMessage", "mfaInfo", "mfaPendingCredential", "needConfirmation",
    ]

    /// Keys whose values are another each time; only their form counts.
    private static let timeKeys: Set = [
        "createdAt", "enrolledAt", "lastLoginAt", "lastRefreshAt", "lastUsedAt",
        "passwordUpdatedAt",
        "validSince",
    ]

    func differences(_ expected: Any, _ actual: Any, at place: String) -> [String] {
        switch (expected, actual) {
        case (let expected as [String: Any], let actual as [String: Any]):
            return objects(expected, actual, at: place)
        case (let expected as [Any], let actual as [Any]):
            guard expected.count == actual.count else {
                return ["\(place) has \(actual.count) entries instead of \(expected.count)"]
            }
            return zip(expected, actual).enumerated().flatMap { index, pair in
                differences(pair.0, pair.1, at: "\(place)[\(index)]")
            }
        case (let expected as String, let actual as String):
            return text(expected, fits: actual) ? [] : ["\(place) is not like \(expected)"]
        case (let expected as NSNumber, let actual as NSNumber):
            return expected == actual ? [] : ["\(place) is \(actual) instead of \(expected)"]
        default:
            return ["\(place) has another type"]
        }
    }

    private func objects(
        _ expected: [String: Any],
        _ actual: [String: Any],
        at place: String
    ) -> [String] {
        let surplus = Set(actual.keys).intersection(Self.stoppingKeys).subtracting(expected.keys)
        var found = surplus.sorted().map { "\(place).\($0) must be absent" }
        for (key, value) in expected.sorted(by: { $0.key < $1.key }) {
            guard let other = actual[key] else {
                found.append("\(place).\(key) is missing")
                continue
            }
            if Self.timeKeys.contains(key) {
                if !time(value, fits: other) { found.append("\(place).\(key) has another form") }
            } else {
                found += differences(value, other, at: "\(place).\(key)")
            }
        }
        return found
    }

    /// Whether both are numbers, both are digits, or both are dates with milliseconds.
    private func time(_ expected: Any, fits actual: Any) -> Bool {
        guard let expected = expected as? String, let actual = actual as? String else {
            return expected is NSNumber && actual is NSNumber
        }
        let isNumber = Int64(expected) != nil
        return isNumber ? Int64(actual) != nil : isDate(actual)
    }

    private func text(_ pattern: String, fits text: String) -> Bool {
        if pattern == "<time>" { return isDate(text) }
        let expression = NSRegularExpression.escapedPattern(for: pattern)
            .replacingOccurrences(of: "<[A-Za-z]+>", with: ".+", options: .regularExpression)
        return matches(text, "^\(expression)$")
    }

    private func isDate(_ text: String) -> Bool {
        matches(text, #"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$"#)
    }

    private func matches(_ text: String, _ expression: String) -> Bool {
        text.range(of: expression, options: .regularExpression) != nil
    }
}
