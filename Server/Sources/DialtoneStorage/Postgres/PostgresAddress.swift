import CLibpq
import Foundation

/// The servers that a database address names.
///
/// libpq applies `connect_timeout` to each server only in its blocking calls. Here each server gets
/// its own deadline, so the address is split into single servers.
struct PostgresAddress: Equatable {
    /// One entry of the address: a name, a network address, or both, as libpq takes them.
    struct Host: Equatable {
        var name: String?
        var address: String?
        var port: String?
    }

    let url: String

    /// Empty if libpq finds the server by its own rules.
    let hosts: [Host]

    /// How long one server may take to answer; `nil` if the address does not say.
    let connectTimeout: Duration?

    /// The `target_session_attrs` of each pass over all hosts; `nil` leaves it unchanged.
    let passes: [String?]

    init(_ url: String) throws(StorageError) {
        guard let options = Self.options(of: url) else {
            // The reason that libpq gives may quote the password.
            throw .refused("its address cannot be read")
        }
        self.url = url
        hosts = options["service"] == nil ? Self.hosts(options) : []
        connectTimeout = Self.timeout(options["connect_timeout"])
        let prefersStandby = options["target_session_attrs"] == "prefer-standby"
        passes = prefersStandby && hosts.count > 1 ? ["standby", "any"] : [nil]
    }

    /// The options that are set, by the address or by the environment.
    private static func options(of url: String) -> [String: String]? {
        guard let parsed = PQconninfoParse(url, nil) else { return nil }
        defer { PQconninfoFree(parsed) }
        let environment = ProcessInfo.processInfo.environment
        var options: [String: String] = [:]
        var next = parsed
        while let keyword = next.pointee.keyword {
            let variable = next.pointee.envvar.flatMap { environment[String(cString: $0)] }
            let value = next.pointee.val.map { String(cString: $0) } ?? variable
            if let value, !value.isEmpty { options[String(cString: keyword)] = value }
            next += 1
        }
        return options
    }

    /// Empty if the lists have different lengths; libpq then reports the problem.
    private static func hosts(_ options: [String: String]) -> [Host] {
        func list(_ key: String) -> [String?] {
            guard let text = options[key] else { return [] }
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
                port: ports.count > 1 ? ports[index] : ports.first ?? nil
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

    /// The options for libpq that replace the address's own lists.
    var settings: [(String, String)] {
        [("host", name), ("hostaddr", address), ("port", port)].compactMap { key, value in
            value.map { (key, $0) }
        }
    }
}
