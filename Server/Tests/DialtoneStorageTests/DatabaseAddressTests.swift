import DialtoneStorage
import Logging
import Testing

@Suite struct DatabaseAddressTests {
    @Test(arguments: [
        (":memory:", DatabaseAddress.memory),
        ("sqlite::memory:", .memory),
        ("sqlite:data/dialtone.sqlite", .sqlite(path: "data/dialtone.sqlite")),
        ("sqlite:/var/lib/x.sqlite", .sqlite(path: "/var/lib/x.sqlite")),
        ("postgresql://u:p@h/d", .postgres(url: "postgresql://u:p@h/d")),
        ("postgres://h/d", .postgres(url: "postgres://h/d")),
    ])
    func `a database address is parsed`(
        text: String,
        address: DatabaseAddress
    ) throws {
        #expect(try DatabaseAddress(parsing: text) == address)
    }

    @Test(arguments: ["", "sqlite:", "mysql://h/d", "data.sqlite", "sqlite:a\0b", "memory"])
    func `any other address is refused`(text: String) {
        #expect(throws: StorageError.invalidAddress) { try DatabaseAddress(parsing: text) }
    }

    @Test func `printing an address does not show the password`() throws {
        let address = try DatabaseAddress(parsing: "postgresql://u:hunter2@h/d")
        #expect(!"\(address)".contains("hunter2"))
        #expect(!String(reflecting: address).contains("hunter2"))
    }

    @Test func `an address opens its database`() async throws {
        let store = try await DatabaseAddress(parsing: ":memory:").open(logger: Logger(label: ""))
        try await store.checkWritable()
        await store.close()
    }
}
