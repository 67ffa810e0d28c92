import Testing

/// The files themselves.
struct FixtureFilesTests {
    @Test func `each folder is a call, and each call has its folder`() throws {
        #expect(try WireFixture.folders() == Set(WireFixture.calls().keys))
    }

    @Test func `each file can be read`() throws {
        for name in try WireFixture.calls().keys {
            let fixture = try WireFixture(name)
            #expect(!fixture.path.isEmpty)
            #expect((fixture.request == nil) == (fixture.method == "GET"))
            #expect(!fixture.answer.body.isEmpty)
        }
    }
}
