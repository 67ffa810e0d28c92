/// The place of a request in a trace, as in the headers of W3C Trace Context.
package struct TraceContext: Hashable, Sendable {
    package let trace: TraceID

    /// The current span, which is the parent of the next one.
    package let span: SpanID

    /// Whether the spans of the trace are recorded.
    package let isSampled: Bool

    /// What other systems need to know, which is passed on unchanged; empty if there is nothing.
    package let state: TraceState

    init(trace: TraceID, span: SpanID, isSampled: Bool, state: TraceState = TraceState()) {
        self.trace = trace
        self.span = span
        self.isSampled = isSampled
        self.state = state
    }

    /// Reads the header `traceparent`, and with it the header `tracestate`.
    ///
    /// Fields that a later version of the format adds at the end are ignored.
    package init?(parent: String, state: String?) {
        guard parent.utf8.count <= Self.lengthLimit else { return nil }
        let fields = parent.split(separator: "-", omittingEmptySubsequences: false)
        guard fields.count >= 4, fields[0].utf8.count == 2,
            let version = UInt64(lowerHex: fields[0]),
            version != 0xff, version != 0 || fields.count == 4,
            let trace = TraceID(hex: fields[1]), let span = SpanID(hex: fields[2]),
            fields[3].utf8.count == 2, let flags = UInt64(lowerHex: fields[3])
        else { return nil }
        self.init(
            trace: trace,
            span: span,
            isSampled: flags & 1 == 1,
            state: state.flatMap(TraceState.init) ?? TraceState()
        )
    }

    /// More than any known version needs.
    private static let lengthLimit = 256

    /// The value of the header `traceparent` for requests of this server.
    package var parentHeader: String { "00-\(trace)-\(span)-\(isSampled ? "01" : "00")" }
}
