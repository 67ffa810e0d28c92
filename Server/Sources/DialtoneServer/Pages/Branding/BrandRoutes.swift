import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Serves the logos and colors of projects.
struct BrandRoutes: Sendable {
    private static let policy = "default-src 'none'; frame-ancestors 'none'"

    let directory: ProjectDirectory
    let files: PageFiles

    func add(to router: Router<ServerContext>) {
        router.get(RouterPath("\(BrandFile.root)/{project}/{file}")) { _, context in
            let id = context.parameters.get("project")?.removingPercentEncoding ?? ""
            let project = try await directory.project(ProjectID(rawValue: id)).project
            let brand = files.brandFiles(of: project)
            let name = context.parameters.get("file")
            let file = [brand.logo, brand.style].compactMap(\.self).first { $0.name == name }
            guard let file else { throw HTTPError(.notFound) }
            return Response(
                status: .ok,
                headers: [
                    .contentType: file.mediaType,
                    .cacheControl: "public, max-age=31536000, immutable",
                    .contentSecurityPolicy: Self.policy,
                    .contentLength: String(file.bytes.count),
                ],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes))
            )
        }
    }
}
