import Testing

@testable import DialtoneStorage

@Suite struct PostgresAddressTests {
    typealias Host = PostgresAddress.Host

    @Test func `each host of an address is known by itself`() throws {
        let address = try PostgresAddress("postgresql://u:p@a:1,b:2/db")
        #expect(address.hosts == [Host(name: "a", port: "1"), Host(name: "b", port: "2")])
        #expect(address.connectTimeout == nil)
        #expect(address.passes == [nil])
    }

    @Test func `one port is every host's, and network addresses go with names`() throws {
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

    @Test(arguments: ["a,b&port=1,2,3", "a,,b", "a,b&hostaddr=10.0.0.1"])
    func `lists that do not fit together are left to libpq`(host: String) throws {
        #expect(try PostgresAddress("postgresql:///db?host=\(host)").hosts.isEmpty)
    }

    @Test(arguments: [("0", nil), ("-1", nil), ("1", Duration.seconds(2)), ("7", .seconds(7))])
    func `connect_timeout means what it means to libpq`(text: String, timeout: Duration?) throws {
        let address = try PostgresAddress("postgresql://a/db?connect_timeout=\(text)")
        #expect(address.connectTimeout == timeout)
    }

    @Test func `standbys come first where they are preferred`() throws {
        let address = try PostgresAddress("postgresql://a,b/db?target_session_attrs=prefer-standby")
        #expect(address.passes == ["standby", "any"])
    }

    @Test func `an address that cannot be read is refused without its password`() {
        let error = #expect(throws: StorageError.self) {
            try PostgresAddress("postgresql://u:hunter2@a/db?colour=red")
        }
        #expect(error == .refused("its address cannot be read"))
    }

    @Test func `a name is looked up for every address it has`() throws {
        let hosts = try Host(name: "127.0.0.1", port: "1").resolved(
            until: .now + .seconds(60),
            unless: nil
        )
        #expect(hosts == [Host(name: "127.0.0.1", address: "127.0.0.1", port: "1")])
        let local = try Host(name: "localhost").resolved(until: .now + .seconds(60), unless: nil)
        #expect(local.contains { $0.address == "127.0.0.1" || $0.address == "::1" })
    }

    @Test func `a socket's folder is no name to look up`() throws {
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
    ])
    func `what waiting does not change is told from what it does`(
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
