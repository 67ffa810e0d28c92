import DialtoneBasics
import AsyncHTTPClient
import NIOCore
import NIOHTTP1

extension HTTPClientRequest {
    init(_ request: OutboundRequest) {
        self.init(url: request.url.text)
        method = HTTPMethod(rawValue: request.method.rawValue)
        headers = ["user-agent": "dialtone"]
        for header in request.headers { headers.add(name: header.name, value: header.value) }
        if request.method == .post { body = .bytes(ByteBuffer(bytes: request.body)) }
    }
}
