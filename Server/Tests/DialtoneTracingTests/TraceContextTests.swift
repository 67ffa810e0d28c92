import Testing

@testable import DialtoneTracing

@Suite struct TraceContextTests {
    private static let parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

    @Test func `a header is read and written as it was`() throws {
        let context = try #require(TraceContext(parent: Self.parent, state: "a=1,b=2"))
        #expect(context.isSampled)
        #expect(context.state.text == "a=1,b=2")
        #expect(context.parentHeader == Self.parent)
    }

    @Test(arguments: [
        "", "00", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331",
        "00-00000000000000000000000000000000-b7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
        "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more",
        "00-+af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-0",
        "0x-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    ])
    func `a malformed header is ignored`(header: String) {
        #expect(TraceContext(parent: header, state: nil) == nil)
    }

    @Test func `fields that a later version adds are ignored`() throws {
        let later = "cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more"
        #expect(try #require(TraceContext(parent: later, state: nil)).parentHeader == Self.parent)
    }

    @Test(arguments: [
        "", "no-pair", "a=1\r\nx: y", "a=\u{e9}", String(repeating: "a=1,", count: 33),
        "a=" + String(repeating: "x", count: 512),
    ])
    func `a malformed state is dropped, and the trace continues`(state: String) throws {
        let context = try #require(TraceContext(parent: Self.parent, state: state))
        #expect(context.state.text.isEmpty)
    }
}
