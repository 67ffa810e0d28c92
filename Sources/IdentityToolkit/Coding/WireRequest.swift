/// The body or query of a request, in which every field is optional.
public protocol WireRequest: WireObject {}
