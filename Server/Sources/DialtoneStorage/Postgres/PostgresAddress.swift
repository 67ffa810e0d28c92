import CLibpq
import Foundation

/// The servers in a database address.
///
/// libpq applies `connect_timeout` to each server only in its blocking calls. Here each server gets
/// its own deadline, so the address is split into single servers.
struct PostgresAddress: Equatable {
    /// One host of the address: a name, a network address, or both, as in libpq.
    struct Host: Equatable, Sendable {
        var name: String?
        var address: String?
        var port: String?
    }

    /// All other options of the address, as libpq names them.
    ///
    /// If the hosts are known, libpq never receives the lists of hosts: an empty override is
    /// ignored, and a list does not fit a single host. If the hosts are not known, the lists are
    /// among these options.
    let options: [String: String]

    /// The hosts of the address; empty if libpq finds the server by its own rules.
    let hosts: [Host]

    /// The time limit for one server; `nil` if the address does not specify it.
    let connectTimeout: Duration?

    /// The `target_session_attrs` of each pass over all hosts; `nil` leaves it unchanged.
    let passes: [String?]

    init(_ url: String) throws(StorageError) {
        guard let options = Options(of: url) else {
            // libpq's reason may contain the password.
            throw .refused("its address is not valid")
        }
        let inForce = options.inForce
        let hosts = inForce["service"] == nil ? Self.hosts(options) : []
        self.hosts = hosts
        self.options = options.written.filter {
            hosts.isEmpty || !["host", "hostaddr", "port"].contains($0.key)
        }
        connectTimeout = Self.timeout(inForce["connect_timeout"])
        let prefersStandby = inForce["target_session_attrs"] == "prefer-standby"
        passes = prefersStandby && hosts.count > 1 ? ["standby", "any"] : [nil]
    }

    /// The hosts in the order in which they are tried, beginning with `latest`.
    ///
    /// Otherwise a former primary that returns would be tried first.
    func hosts(beginningWith latest: Host?) -> [Host] {
        guard let latest, let start = hosts.firstIndex(of: latest) else { return hosts }
        return Array(hosts[start...] + hosts[..<start])
    }

    /// The options of the address itself, and those of the address and the environment.
    private struct Options {
        private(set) var written: [String: String] = [:]
        private(set) var inForce: [String: String] = [:]

        /// libpq's default port.
        private(set) var defaultPort: String?

        init?(of url: String) {
            guard let parsed = PQconninfoParse(url, nil) else { return nil }
            defer { PQconninfoFree(parsed) }
            let environment = ProcessInfo.processInfo.environment
            var next = parsed
            while let keyword = next.pointee.keyword.map({ String(cString: $0) }) {
                let value = next.pointee.val.map { String(cString: $0) } ?? ""
                let variable = next.pointee.envvar.flatMap { environment[String(cString: $0)] }
                if !value.isEmpty { written[keyword] = value }
                if let value = value.isEmpty ? variable : value, !value.isEmpty {
                    inForce[keyword] = value
                }
                if keyword == "port" {
                    defaultPort = next.pointee.compiled.map { String(cString: $0) }
                }
                next += 1
            }
        }
    }

    /// The hosts; empty if the lists have different lengths, which libpq then reports.
    private static func hosts(_ options: Options) -> [Host] {
        func list(_ key: String) -> [String?] {
            guard let text = options.inForce[key] else { return [] }
            return text.split(separator: ",", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? nil : String($0) }
        }
        let (names, addresses, ports) = (list("host"), list("hostaddr"), list("port"))
        let count = max(names.count, addresses.count)
        guard names.isEmpty || names.count == count, addresses.isEmpty || addresses.count == count,
            ports.count <= 1 || ports.count == count
        else { return [] }
        let hosts = (0..<count).map { index in
            Host(
                name: names.isEmpty ? nil : names[index],
                address: addresses.isEmpty ? nil : addresses[index],
                port: (ports.count > 1 ? ports[index] : ports.first ?? nil)
                    ?? options.defaultPort
            )
        }
        return hosts.contains { $0.name == nil && $0.address == nil } ? [] : hosts
    }

    /// As in libpq, values of zero and less mean no limit, and one means two.
    private static func timeout(_ text: String?) -> Duration? {
        guard let seconds = text.flatMap(Int.init), seconds > 0 else { return nil }
        return .seconds(max(2, seconds))
    }
}

extension PostgresAddress.Host {
    /// Returns one entry for each network address of the host.
    ///
    /// Throws if the name has no address, or if no name server responds in time.
    func resolved(
        until deadline: ContinuousClock.Instant,
        unless closing: ClosingSignal?
    ) throws(StorageError) -> [Self] {
        guard address == nil, let name, !name.hasPrefix("/"), !name.hasPrefix("@") else {
            return [self]
        }
        let addresses = try PostgresHostResolver.addresses(
            of: name,
            until: deadline,
            unless: closing
        )
        return addresses.map { address in
            var host = self
            host.address = address
            return host
        }
    }

    /// The libpq options for this host.
    var options: [String: String] {
        ["host": name, "hostaddr": address, "port": port].compactMapValues(\.self)
    }
}
