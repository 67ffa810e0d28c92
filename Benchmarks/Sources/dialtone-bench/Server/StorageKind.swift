import ArgumentParser

/// The storage engines of a server.
enum StorageKind: String, CaseIterable, ExpressibleByArgument, Encodable {
    case sqlite
    case postgres
}
