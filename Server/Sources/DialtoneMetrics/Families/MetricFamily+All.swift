/// All metrics of a server; docs/metrics.md describes them.
///
/// Labels are routes, error codes, countries, and names that operators choose. No label contains
/// an account, a phone number, an address, or other input of callers.
extension MetricFamily {
    static let all = requests + signIns + messages + hooks + work + keys + process

    /// From a millisecond to the longest response.
    private static let responseBounds = [
        0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
    ]
    private static let shortBounds = [
        0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 10,
    ]

    private static let requests = [
        requestDuration, requestsInFlight, refusals, requestsCutOff, handshakesFailed,
    ]
    private static let signIns = [
        signedIn, accountsCreated, codesSent, codesNotSent, codesEntered, codeCost,
    ]
    private static let messages = [
        gatewayAttempts, gatewayAttemptDuration, gatewayReceipts, gatewayHealthy,
    ]
    private static let hooks = [hookCalls, hookCallDuration]
    private static let work = [
        queueLength, queueOldest, databaseConnections, databaseDuration, eventLoopLag,
        spansDropped, ready,
    ]
    private static let keys = [keyCreated, keySignsUntil, certificateExpiry]
    private static let process = [
        buildInfo, startTime, processorTime, residentMemory, openFiles, fileLimit,
    ]
}

extension MetricFamily {
    package static let requestDuration = Self(
        "dialtone_http_request_duration_seconds",
        .histogram(bounds: responseBounds),
        ["route", "method", "status"],
        "Time from the header of a request to its response, by route and class of the status."
    )
    package static let requestsInFlight = Self(
        "dialtone_http_requests_in_flight",
        .gauge,
        ["listener"],
        "Requests that are being answered, by listener."
    )
    package static let refusals = Self(
        "dialtone_http_refusals_total",
        .counter,
        ["reason"],
        "Refused requests, by the error code in the response."
    )
    static let handshakesFailed = Self(
        "dialtone_tls_handshakes_failed_total",
        .counter,
        ["reason"],
        "TLS handshakes that did not complete, by reason."
    )
    static let requestsCutOff = Self(
        "dialtone_http_requests_cut_off_total",
        .counter,
        ["reason"],
        "Connections that the server closed in the middle of a request, by reason."
    )
    package static let signedIn = Self(
        "dialtone_sign_ins_total",
        .counter,
        ["method"],
        "Completed sign-ins that opened a session, by the method of the first factor."
    )
    package static let accountsCreated = Self(
        "dialtone_accounts_created_total",
        .counter,
        ["method"],
        "Accounts that users created by signing in or signing up, by method."
    )
    package static let codesSent = Self(
        "dialtone_codes_sent_total",
        .counter,
        ["region"],
        "One-time codes that were handed to a gateway, by the country of the number."
    )
    package static let codesNotSent = Self(
        "dialtone_codes_not_sent_total",
        .counter,
        ["reason"],
        "One-time codes that no gateway accepted, by the last reason."
    )
    package static let codesEntered = Self(
        "dialtone_codes_entered_total",
        .counter,
        ["region"],
        "Sent codes that were entered correctly, by the country of the number."
    )
    package static let codeCost = Self(
        "dialtone_code_cost_total",
        .counter,
        ["currency"],
        "Estimated cost of the codes that were sent, in units of the currency."
    )
    package static let gatewayAttempts = Self(
        "dialtone_sms_gateway_attempts_total",
        .counter,
        ["gateway", "outcome"],
        "Attempts to send a message, by gateway and response."
    )
    package static let gatewayAttemptDuration = Self(
        "dialtone_sms_gateway_attempt_duration_seconds",
        .histogram(bounds: responseBounds),
        ["gateway"],
        "Time until a gateway responded to a message."
    )
    package static let gatewayReceipts = Self(
        "dialtone_sms_gateway_receipts_total",
        .counter,
        ["gateway", "state"],
        "Delivery receipts, by gateway and reported state."
    )
    package static let gatewayHealthy = Self(
        "dialtone_sms_gateway_healthy",
        .gauge,
        ["gateway"],
        "1 if this server offers messages to the gateway, 0 during an outage of it."
    )
    package static let hookCalls = Self(
        "dialtone_hook_calls_total",
        .counter,
        ["trigger", "outcome"],
        "Calls of hooks that an operation waited for, by trigger and outcome."
    )
    package static let hookCallDuration = Self(
        "dialtone_hook_call_duration_seconds",
        .histogram(bounds: responseBounds),
        ["trigger"],
        "Time that an operation waited for its hook."
    )
    package static let queueLength = Self(
        "dialtone_queue_length",
        .gauge,
        ["queue"],
        "Waiting and running jobs of a queue."
    )
    package static let queueOldest = Self(
        "dialtone_queue_oldest_seconds",
        .gauge,
        ["queue"],
        "Age of the oldest item of a queue, 0 if the queue is empty."
    )
    package static let databaseConnections = Self(
        "dialtone_database_connections",
        .gauge,
        ["state"],
        "Connections to PostgreSQL, by state."
    )
    package static let databaseDuration = Self(
        "dialtone_database_transaction_duration_seconds",
        .histogram(bounds: shortBounds),
        ["operation", "outcome"],
        "Time of a transaction, including the wait for a connection."
    )
    package static let eventLoopLag = Self(
        "dialtone_event_loop_lag_seconds",
        .histogram(bounds: shortBounds),
        "How late an event loop runs a job, measured once a second on each loop."
    )
    package static let spansDropped = Self(
        "dialtone_trace_spans_dropped_total",
        .counter,
        ["reason"],
        "Recorded spans that did not reach the collector, by reason."
    )
    package static let ready = Self(
        "dialtone_ready",
        .gauge,
        "1 if the server is ready for requests, as /readyz reports it, otherwise 0."
    )
    package static let keyCreated = Self(
        "dialtone_signing_key_created_timestamp_seconds",
        .gauge,
        ["algorithm"],
        "When the signing key in use was created."
    )
    package static let keySignsUntil = Self(
        "dialtone_signing_key_signs_until_timestamp_seconds",
        .gauge,
        ["algorithm"],
        "When the last signing key stops signing."
    )
    package static let certificateExpiry = Self(
        "dialtone_tls_certificate_expiry_timestamp_seconds",
        .gauge,
        ["listener"],
        "When the TLS certificate in use expires."
    )
    package static let buildInfo = Self(
        "dialtone_build_info",
        .gauge,
        ["version"],
        "Always 1; the label has the version."
    )
    static let startTime = Self(
        "process_start_time_seconds",
        .gauge,
        "When the process started."
    )
    static let processorTime = Self(
        "process_cpu_seconds_total",
        .counter,
        "User and system time of the process."
    )
    static let residentMemory = Self(
        "process_resident_memory_bytes",
        .gauge,
        "Resident memory of the process."
    )
    static let openFiles = Self(
        "process_open_fds",
        .gauge,
        "Open file descriptors."
    )
    static let fileLimit = Self(
        "process_max_fds",
        .gauge,
        "The limit of open file descriptors."
    )
}

extension MetricFamily {
    private init(_ name: String, _ kind: Kind, _ help: String) {
        self.init(name, kind, [], help)
    }
}
