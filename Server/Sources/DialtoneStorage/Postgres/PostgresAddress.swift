import CLibpq
import Foundation

/// The servers that a database address names.
///
/// libpq applies `connect_timeout` to each server only in its blocking calls. Here each server gets
/// its own deadline, so the address is split into single servers.
struct PostgresAddress: Equatable {
    /// One entry of the address: a name, a network address, or both, as libpq takes them.
    struct Host: Equatable, Sendable {
        var name: String?
        var address: String?
        var port: String?
    }

    /// What the address sets of everything else, as libpq takes it.
    ///
    /// libpq never gets the lists where the hosts are known: an override that is empty does not
    /// count, and a list that stays in force does not fit a single host. Where the hosts are not
    /// known, the lists are among these options.
    let options: [String: String]

    /// Empty if libpq finds the server by its own rules.
    let hosts: [Host]

    /// How long one server may take to answer; `nil` if the address does not say.
    let connectTimeout: Duration?

    /// The `target_session_attrs` of each pass over all hosts; `nil` leaves it unchanged.
    let passes: [String?]

    init(_ url: String) throws(StorageError) {
        guard let options = Options(of: url) else {
            // The reason that libpq gives may quote the password.
            throw .refused("its address cannot be read")
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

    /// The hosts in the order in which they are to be tried, `latest` first.
    ///
    /// A primary that was replaced and comes back would otherwise be the first one again.
    func hosts(beginningWith latest: Host?) -> [Host] {
        guard let latest, let start = hosts.firstIndex(of: latest) else { return hosts }
        return Array(hosts[start...] + hosts[..<start])
    }

    /// The options that are set: by the address itself, and by it or the environment.
    private struct Options {
        private(set) var written: [String: String] = [:]
        private(set) var inForce: [String: String] = [:]

        /// What libpq takes for a port that is not set.
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

    /// Empty if the lists have different lengths; libpq then reports the problem.
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

    /// As in libpq, zero and less mean no limit, and one means two.
    private static func timeout(_ text: String?) -> Duration? {
        guard let seconds = text.flatMap(Int.init), seconds > 0 else { return nil }
        return .seconds(max(2, seconds))
    }
}

extension PostgresAddress.Host {
    /// The entry once for each network address that its name has.
    ///
    /// Throws if the name has none, or if no name server answers in time.
    func resolved(
        until deadline: ContinuousClock.Instant,
        unless closing: ClosingSignal?
    ) throws(StorageError) -> [Self] {
        guard address == nil, let name, !name.hasPrefix("/"), !name.hasPrefix("@") else {
            return [self]
        }
        let addresses = try HostResolver.addresses(of: name, until: deadline, unless: closing)
        return addresses.map { address in
            var host = self
            host.address = address
            return host
        }
    }

    /// The options for libpq that name this host.
    var options: [String: String] {
        ["host": name, "hostaddr": address, "port": port].compactMapValues(\.self)
    }
}
