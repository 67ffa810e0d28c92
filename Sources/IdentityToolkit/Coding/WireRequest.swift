/// The body or the query of a call, in which every field is optional.
public protocol WireRequest: WireObject {}
