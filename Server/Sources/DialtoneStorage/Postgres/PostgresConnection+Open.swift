import CLibpq
import Foundation

extension PostgresConnection {
    /// The time limit for one of several servers, if the address does not specify it.
    ///
    /// A working server responds in milliseconds, and the next one may be the primary.
    static let hostTimeout = Duration.seconds(3)

    /// How the operating system detects a lost peer; the address can override these options.
    private static let networkDefaults = [
        "keepalives_idle": "10", "keepalives_interval": "3", "keepalives_count": "3",
        "tcp_user_timeout": "10000",
    ]

    /// Connects to the first server of the address that accepts the connection.
    ///
    /// Each server has its own time limit: `connect_timeout` of the address, or ``hostTimeout`` if
    /// there are several servers, or else the limit of `timeouts`. The host `latest` is tried
    /// first. `closing` cancels the attempt; `severing` cancels the later waits of the connection.
    /// Errors do not contain secrets.
    static func open(
        url: String,
        timeouts: PostgresTimeouts,
        beginningWith latest: PostgresAddress.Host? = nil,
        unless closing: ClosingSignal? = nil,
        orWhen severing: ClosingSignal? = nil
    ) throws(StorageError) -> PostgresConnection {
        let address = try PostgresAddress(url)
        let hosts = address.hosts(beginningWith: latest).map { Optional($0) }
        let timeout =
            address.connectTimeout ?? (hosts.count > 1 ? hostTimeout : timeouts.connecting)
        var problems: [String] = []
        for attributes in address.passes {
            for host in hosts.isEmpty ? [nil] : hosts {
                do {
                    return try open(
                        address,
                        attributes,
                        host,
                        timeout: timeout,
                        timeouts: timeouts,
                        unless: closing,
                        orWhen: severing
                    )
                } catch .unavailable(let problem) {
                    if !problems.contains(problem) { problems.append(problem) }
                }
                if closing?.isSignaled == true { throw .closed }
            }
        }
        throw .unavailable(problems.joined(separator: "; "))
    }

    /// Connects for a copy, whose statements have no time limit and which may pause between them.
    static func openForCopy(url: String) throws(StorageError) -> PostgresConnection {
        try open(
            url: url,
            timeouts: .migrating(connecting: .seconds(8), lock: .seconds(60), idle: .seconds(3_600))
        )
    }

    /// Tries all network addresses of the host.
    private static func open(
        _ address: PostgresAddress,
        _ attributes: String?,
        _ host: PostgresAddress.Host?,
        timeout: Duration,
        timeouts: PostgresTimeouts,
        unless closing: ClosingSignal?,
        orWhen severing: ClosingSignal?
    ) throws(StorageError) -> PostgresConnection {
        let candidates =
            try host?.resolved(until: .now + timeout, unless: closing).map { Optional($0) }
            ?? [nil]
        var problem = StorageError.unavailable("it has no address")
        for candidate in candidates {
            guard let handle = start(options(of: address, attributes, candidate)) else {
                throw .unavailable("out of memory")
            }
            let deadline = ContinuousClock.now + timeout
            do {
                try establish(handle, until: deadline, unless: closing)
            } catch {
                PQfinish(handle)
                guard case .unavailable = error else { throw error }
                problem = error
                continue
            }
            let connection = PostgresConnection(
                handle,
                to: host,
                timeouts: timeouts,
                severing: severing
            )
            do {
                try connection.prepareSession(until: deadline)
                return connection
            } catch {
                problem = .unavailable("the server did not respond in time")
            }
        }
        throw problem
    }

    /// The libpq options for one server; `attributes` is the value of `target_session_attrs`.
    static func options(
        of address: PostgresAddress,
        _ attributes: String?,
        _ host: PostgresAddress.Host?
    ) -> [String: String] {
        var options = networkDefaults.merging(address.options) { $1 }
        if let attributes { options["target_session_attrs"] = attributes }
        if let host { options.merge(host.options) { $1 } }
        options["fallback_application_name"] = "dialtone"
        options["client_encoding"] = "UTF8"
        return options
    }

    private static func start(_ options: [String: String]) -> OpaquePointer? {
        let options = Array(options)
        let keywords = options.map { strdup($0.key) } + [nil]
        let values = options.map { strdup($0.value) } + [nil]
        defer { for text in keywords + values { free(text) } }
        let handle = PQconnectStartParams(
            keywords.map { $0.map { UnsafePointer($0) } },
            values.map { $0.map { UnsafePointer($0) } },
            0
        )
        // The verbose form includes error codes; the messages can be in any language.
        PQsetErrorVerbosity(handle, PQERRORS_VERBOSE)
        return handle
    }

    private static func establish(
        _ handle: OpaquePointer,
        until deadline: ContinuousClock.Instant,
        unless closing: ClosingSignal?
    ) throws(StorageError) {
        guard PQstatus(handle) != CONNECTION_BAD else {
            let refusal = PostgresRefusal(of: handle)
            throw refusal.isAboutOptions ? .refused(refusal.message) : refusal.storageError
        }
        var step = PGRES_POLLING_WRITING
        while step != PGRES_POLLING_OK {
            let socket = PostgresSocket(descriptor: PQsocket(handle))
            let readiness = socket.wait(
                for: step == PGRES_POLLING_READING ? .readable : .writable,
                until: deadline,
                unless: closing
            )
            guard !readiness.isEmpty else {
                let host = PQhost(handle).map { String(cString: $0) } ?? ""
                let port = PQport(handle).map { String(cString: $0) } ?? ""
                throw .unavailable("the server \(host):\(port) did not respond in time")
            }
            step = PQconnectPoll(handle)
            if step == PGRES_POLLING_FAILED { throw PostgresRefusal(of: handle).storageError }
        }
        PQsetnonblocking(handle, 1)
        // By default, libpq prints the server's notices.
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        let encoding = PQparameterStatus(handle, "server_encoding").map { String(cString: $0) }
        guard encoding == "UTF8" else { throw .refused("its encoding is not UTF-8") }
    }
}
