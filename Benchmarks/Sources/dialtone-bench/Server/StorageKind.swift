import ArgumentParser

/// The engines that a server keeps its data in.
enum StorageKind: String, CaseIterable, ExpressibleByArgument, Encodable {
    case sqlite
    case postgres
}
