import NIOCore
import Testing

@testable import DialtoneServer

@Suite struct GzipTextTests {
    @Test(arguments: ["gzip", "br, gzip", "deflate, GZIP;q=0.5", "gzip ; q=1"])
    func `a client that names the format takes it`(header: String) {
        #expect(GzipText.isAccepted(by: header))
    }

    @Test(arguments: [nil, "", "br", "gzip;q=0", "gzip; q=0.0", "*", "xgzip"])
    func `other clients get files as they are`(header: String?) {
        #expect(!GzipText.isAccepted(by: header))
    }

    @Test func `a text gets smaller, in the format's form`() throws {
        let text = ByteBuffer(string: String(repeating: "export const texts = {};\n", count: 200))
        let compressed = try #require(GzipText.compressed(text))
        #expect(compressed.readableBytes < text.readableBytes / 10)
        #expect(Array(compressed.readableBytesView.prefix(3)) == [0x1f, 0x8b, 0x08])
    }

    @Test(arguments: ["", "a", "{}"])
    func `what gets no smaller is not compressed`(text: String) {
        #expect(GzipText.compressed(ByteBuffer(string: text)) == nil)
    }
}
