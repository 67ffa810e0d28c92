package import DialtoneBasics
package import DialtoneTracing

/// How the requests of a server are traced.
package struct RequestTracing: Sendable {
    let tracer: NodeTracer

    /// The callers whose traces are continued.
    ///
    /// Any client can send the headers of a trace, and most proxies pass them on. They say whether
    /// the trace is recorded, and their IDs are in every log line.
    let callers: Reloadable<TrustedProxies>

    package init(by tracer: NodeTracer, continuing callers: Reloadable<TrustedProxies>) {
        self.tracer = tracer
        self.callers = callers
    }
}
