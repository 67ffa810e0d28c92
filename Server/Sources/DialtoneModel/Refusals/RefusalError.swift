/// An error that callers get as a ``Refusal``.
///
/// Code that handles only some of a flow's errors throws a type with only those.
package protocol RefusalError: Error {
    var refusal: Refusal { get }
}

extension Refusal: RefusalError {
    package var refusal: Refusal { self }
}
