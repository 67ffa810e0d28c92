import DialtoneBasics
import DialtoneModel

extension GatewayCallback {
    /// The form fields of the body, or the query parameters of a GET request.
    ///
    /// If a name occurs more than once, the first value counts.
    var fields: [String: String] {
        Dictionary(allFields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    var allFields: [(name: String, value: String)] {
        method == "GET" ? query : FormText.fields(of: bodyText)
    }

    var bodyText: String { String(decoding: body, as: UTF8.self) }

    var isJSON: Bool { headers["content-type"]?.lowercased().hasPrefix("application/json") == true }

    /// The URL up to its query, and the query exactly as received.
    var addressParts: (address: String, query: String) {
        let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }

    /// Throws ``CallbackProblem/stale`` if `moment` is `nil` or not within `tolerance` of now.
    func check(_ moment: Timestamp?, within tolerance: TimeSpan) throws(CallbackProblem) {
        guard let moment, moment > receivedAt - tolerance, moment < receivedAt + tolerance else {
            throw .stale
        }
    }

    /// Returns `moment`, but never a time after the callback was received.
    ///
    /// Returns the time of receipt if `moment` is `nil` or outside the supported calendar range.
    func time(_ moment: Timestamp?) -> Timestamp {
        guard let moment, Timestamp.calendar.contains(moment) else { return receivedAt }
        return min(moment, receivedAt)
    }
}
