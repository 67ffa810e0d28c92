/// Runs `body` with a resource, and then closes it, also if `body` throws.
package func withResource<Resource, Value, Failure: Error>(
    _ resource: Resource,
    closing close: (Resource) async -> Void,
    _ body: (Resource) async throws(Failure) -> Value
) async throws(Failure) -> Value {
    let outcome: Result<Value, Failure>
    do throws(Failure) {
        outcome = .success(try await body(resource))
    } catch {
        outcome = .failure(error)
    }
    await close(resource)
    return try outcome.get()
}
