import Testing

@testable import DialtoneStorage

@Suite struct PostgresAddressTests {
    typealias Host = PostgresAddress.Host

    @Test func `each host of an address is parsed with its port`() throws {
        let address = try PostgresAddress("postgresql://u:p@a:1,b:2/db")
        #expect(address.hosts == [Host(name: "a", port: "1"), Host(name: "b", port: "2")])
        #expect(address.connectTimeout == nil)
        #expect(address.passes == [nil])
    }

    @Test func `a single port applies to every host, and network addresses pair with names`() throws
    {
        let address = try PostgresAddress(
            "postgresql:///db?host=a,b&hostaddr=10.0.0.1,10.0.0.2&port=5433"
        )
        #expect(
            address.hosts == [
                Host(name: "a", address: "10.0.0.1", port: "5433"),
                Host(name: "b", address: "10.0.0.2", port: "5433"),
            ]
        )
    }

    @Test func `the host that responded last is tried first, and the others after it in turn`()
        throws
    {
        let address = try PostgresAddress("postgresql://a,b,c/db")
        let other = Host(name: "d", port: "5432")
        #expect(address.hosts(beginningWith: nil) == address.hosts)
        #expect(address.hosts(beginningWith: other) == address.hosts)
        let hosts = address.hosts(beginningWith: address.hosts[1])
        #expect(hosts.map(\.name) == ["b", "c", "a"])
    }

    /// Folders of sockets that do not exist: the error is reported at once.
    @Test(arguments: [
        ("%2Fnone-a,%2Fnone-b", ["/none-a/.s.PGSQL.5432", "/none-b/.s.PGSQL.5432"]),
        ("%2Fnone-a:1,%2Fnone-b", ["/none-a/.s.PGSQL.1", "/none-b/.s.PGSQL.5432"]),
        ("%2Fnone-a,%2Fnone-b:2", ["/none-a/.s.PGSQL.5432", "/none-b/.s.PGSQL.2"]),
        ("?host=%2Fnone-a,&hostaddr=,127.0.0.1&port=1", ["/none-a/.s.PGSQL.1", "127.0.0.1"]),
    ])
    func `libpq accepts each host of a list on its own`(hosts: String, places: [String]) throws {
        let separator = hosts.hasPrefix("?") ? "&" : "?"
        let url = "postgresql://\(hosts)\(separator)user=u&dbname=x"
        let problem = try problem(of: url)
        for place in places { #expect(problem.contains(place)) }
        #expect(!problem.contains("could not match"))
    }

    @Test func `a connection is tried at the host that responded last`() throws {
        let url = "postgresql://u@%2Fnone-a,%2Fnone-b/x"
        let latest = try PostgresAddress(url).hosts[1]
        let problem = try problem(of: url, beginningWith: latest)
        let first = try #require(problem.firstRange(of: "/none-b"))
        let second = try #require(problem.firstRange(of: "/none-a"))
        #expect(first.lowerBound < second.lowerBound)
    }

    /// Returns why the connection fails.
    private func problem(of url: String, beginningWith latest: Host? = nil) throws -> String {
        let error = #expect(throws: StorageError.self) {
            try PostgresConnection.open(
                url: url,
                timeouts: PostgresTimeouts(.seconds(60)),
                beginningWith: latest
            )
        }
        guard case .unavailable(let problem) = try #require(error) else { return "" }
        return problem
    }

    @Test(arguments: [
        ("sslmode=bogus", "invalid sslmode value: \"bogus\""),
        ("target_session_attrs=up", "invalid target_session_attrs value: \"up\""),
        ("port=99999", "invalid port number: \"99999\""),
    ])
    func `an option that libpq refuses fails without a wait`(option: String, message: String) {
        let error = #expect(throws: StorageError.self) {
            try PostgresConnection.open(
                url: "postgresql://u@127.0.0.1/x?\(option)",
                timeouts: PostgresTimeouts(.seconds(60))
            )
        }
        #expect(error == .refused(message))
    }

    @Test(arguments: [
        ("could not translate host name \"db\" to address: Try again", false),
        ("connection to server on socket \"/run/x\" failed: No such file", false),
        ("could not match 2 port numbers to 1 hosts", true),
    ])
    func `an unknown host name and an absent server are not invalid options`(
        message: String,
        isAboutOptions: Bool
    ) {
        #expect(PostgresRefusal(message: message).isAboutOptions == isAboutOptions)
    }

    @Test func `connections that lose packets break, within limits that the address may set`()
        throws
    {
        let silent = try PostgresAddress("postgresql://a,b/db")
        let host = try #require(silent.hosts.first)
        let standard = PostgresConnection.options(of: silent, nil, host)
        #expect(standard["tcp_user_timeout"] == "10000")
        #expect(standard["keepalives_idle"] == "10")
        #expect(standard["keepalives_interval"] == "3")
        #expect(standard["keepalives_count"] == "3")
        #expect(standard["host"] == "a")
        #expect(standard["port"] == "5432")
        let own = try PostgresAddress("postgresql://a/db?tcp_user_timeout=1&keepalives_idle=60")
        let chosen = PostgresConnection.options(of: own, nil, own.hosts.first)
        #expect(chosen["tcp_user_timeout"] == "1")
        #expect(chosen["keepalives_idle"] == "60")
        #expect(chosen["keepalives_count"] == "3")
    }

    @Test(arguments: ["a,b&port=1,2,3", "a,,b", "a,b&hostaddr=10.0.0.1"])
    func `lists of different lengths are left to libpq`(host: String) throws {
        #expect(try PostgresAddress("postgresql:///db?host=\(host)").hosts.isEmpty)
    }

    @Test(arguments: [("0", nil), ("-1", nil), ("1", Duration.seconds(2)), ("7", .seconds(7))])
    func `connect_timeout has the same meaning as in libpq`(text: String, timeout: Duration?) throws
    {
        let address = try PostgresAddress("postgresql://a/db?connect_timeout=\(text)")
        #expect(address.connectTimeout == timeout)
    }

    @Test func `standbys come first where they are preferred`() throws {
        let address = try PostgresAddress("postgresql://a,b/db?target_session_attrs=prefer-standby")
        #expect(address.passes == ["standby", "any"])
    }

    @Test func `an invalid address is refused without showing its password`() {
        let error = #expect(throws: StorageError.self) {
            try PostgresAddress("postgresql://u:hunter2@a/db?colour=red")
        }
        #expect(error == .refused("its address is not valid"))
    }

    @Test func `a name is resolved to all its addresses`() throws {
        let hosts = try Host(name: "127.0.0.1", port: "1").resolved(
            until: .now + .seconds(60),
            unless: nil
        )
        #expect(hosts == [Host(name: "127.0.0.1", address: "127.0.0.1", port: "1")])
        let local = try Host(name: "localhost").resolved(until: .now + .seconds(60), unless: nil)
        #expect(local.contains { $0.address == "127.0.0.1" || $0.address == "::1" })
    }

    @Test func `a socket's folder is not resolved as a name`() throws {
        let host = Host(name: "/var/run/postgresql")
        #expect(try host.resolved(until: .now, unless: nil) == [host])
    }

    @Test(arguments: [
        (
            "connection to server at \"::1\", port 1 failed: FATAL:  28P01: no\nLOCATION:  x",
            "28P01", true
        ),
        ("… failed: FATAL:  3D000: database \"x\" does not exist", "3D000", true),
        ("… failed: ФАТАЛЬНО:  57P03: …", "57P03", false),
        ("… failed: FATAL:  53300: sorry, too many clients already", "53300", false),
        ("connection to server at \"a\", port 1 failed: Connection refused", nil, false),
        ("… failed: fe_sendauth: no password supplied", nil, true),
        ("… failed: invalid integer value \"x\" for connection option \"keepalives\"", nil, true),
    ])
    func `lasting failures are distinguished from passing ones`(
        message: String,
        state: String?,
        isLasting: Bool
    ) {
        let refusal = PostgresRefusal(message: message)
        #expect(refusal.sqlState == state)
        #expect(refusal.isLasting == isLasting)
        #expect(!refusal.message.contains("LOCATION"))
    }
}
