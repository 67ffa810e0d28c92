import DialtoneCore

extension GatewayCallback {
    /// The fields of a form, or of the query where there is no form; of several with one name the
    /// first counts.
    var fields: [String: String] {
        Dictionary(allFields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    var allFields: [(name: String, value: String)] {
        method == "GET" ? query : FormText.fields(of: bodyText)
    }

    var bodyText: String { String(decoding: body, as: UTF8.self) }

    var isJSON: Bool { headers["content-type"]?.lowercased().hasPrefix("application/json") == true }

    /// The address as far as its query, and the query as it stands there.
    var addressParts: (address: String, query: String) {
        let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }

    /// Throws ``CallbackProblem/stale`` where `moment` is further from now than `tolerance`.
    func check(_ moment: Timestamp?, within tolerance: TimeSpan) throws(CallbackProblem) {
        guard let moment, moment > receivedAt - tolerance, moment < receivedAt + tolerance else {
            throw .stale
        }
    }

    /// `moment` if it is a past one: what has happened did not happen later than now, and not
    /// before there were messages.
    func time(_ moment: Timestamp?) -> Timestamp {
        guard let moment, Timestamp.calendar.contains(moment) else { return receivedAt }
        return min(moment, receivedAt)
    }
}
