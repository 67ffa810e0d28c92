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

    @Test(arguments: [
        ("postgresql://u@h/d", "postgresql://u@h/d?password=a%20%2F%26%3D%C3%A9"),
        (
            "postgresql://u@h/d?sslmode=require",
            "postgresql://u@h/d?sslmode=require&password=a%20%2F%26%3D%C3%A9"
        ),
        ("sqlite:a.db", "sqlite:a.db"),
    ])
    func `a password is added to the address of PostgreSQL only`(
        text: String,
        complete: String
    ) throws {
        let address = try DatabaseAddress(parsing: text).adding(password: "a /&=é")
        let expected = try DatabaseAddress(parsing: complete)
        #expect(address == expected)
    }

    @Test(arguments: ["postgresql://u:hunter2@h/d", "postgresql://u@h/d?password=hunter2"])
    func `an address has only one password`(text: String) throws {
        let address = try DatabaseAddress(parsing: text)
        #expect(throws: StorageError.refused("its address already contains a password")) {
            try address.adding(password: "hunter3")
        }
    }

    @Test func `an address opens its database`() async throws {
        let store = try await DatabaseAddress(parsing: ":memory:").open(logger: Logger(label: ""))
        try await store.checkWritable()
        await store.close()
    }
}
