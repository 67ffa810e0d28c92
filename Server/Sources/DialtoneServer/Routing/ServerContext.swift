package import Hummingbird

/// What the server knows of a request beyond the request.
package struct ServerContext: RequestContext {
    package var coreContext: CoreRequestContextStorage

    package init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
    }
}
