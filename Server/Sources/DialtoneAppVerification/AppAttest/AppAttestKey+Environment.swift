import DialtoneModel

extension AppAttestKey.Environment {
    /// The value that identifies the environment in authenticator data.
    private var authenticator: [UInt8] {
        switch self {
        case .production: Array("appattest".utf8) + [UInt8](repeating: 0, count: 7)
        case .development: Array("appattestdevelop".utf8)
        }
    }

    init?(authenticator: [UInt8]) {
        guard let match = Self.allCases.first(where: { $0.authenticator == authenticator }) else {
            return nil
        }
        self = match
    }
}
