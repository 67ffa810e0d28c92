import HTTPTypes
import Testing

struct PageFileRoutesTests {
    private func addresses(in page: Answer) -> [String] {
        page.text.matches(of: /(?:src|href)="(\/pages\/[^"]+)"/).map { String($0.output.1) }
    }

    @Test(arguments: ["/", "/sign-in"])
    func `a page's files are served and cached as immutable`(path: String) async throws {
        try await withServer { server in
            let addresses = addresses(in: try await server.open(path))
            #expect(addresses.count >= 3)
            for address in addresses {
                let file = try await server.request(.get, address)
                #expect(file.status == 200, "\(address)")
                #expect(file.headers[.cacheControl] == "public, max-age=31536000, immutable")
            }
        }
    }

    @Test(arguments: ["nothing.js", "..%2F..%2Fetc%2Fpasswd", "%00", "start.mustache"])
    func `a file that belongs to no page is not found`(name: String) async throws {
        try await withServer { server in
            let address = try #require(addresses(in: try await server.open("/")).first)
            let folder = address.prefix { $0 != "." }.split(separator: "/").dropLast()
            let answer = try await server.request(
                .get,
                "/\(folder.joined(separator: "/"))/\(name)"
            )
            #expect(answer.status == 404)
        }
    }

    @Test(arguments: ["/", "/sign-in"])
    func `a page runs only the server's own scripts and cannot be framed`(
        path: String
    ) async throws {
        try await withServer { server in
            let headers = try await server.open(path).headers
            let policy = try #require(headers[.contentSecurityPolicy])
            #expect(policy.contains("default-src 'none'"))
            #expect(policy.contains("script-src 'self'"))
            #expect(policy.contains("frame-ancestors 'none'"))
            #expect(!policy.contains("unsafe"))
            #expect(headers[.cacheControl] == "no-store")
            #expect(headers[values: .contentSecurityPolicy].count == 1)
        }
    }
}
