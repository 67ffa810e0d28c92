import DialtoneCore

/// A kind of provider that operators set up.
protocol ConfiguredProvider: SMSProvider {
    /// What it has to be told.
    static var fields: [ProviderField] { get }

    /// Checks what the operator says; throws what is wrong with it.
    init(
        _ configuration: SMSProviderConfiguration,
        _ parts: ProviderParts
    ) throws(InvalidProvider)
}

extension ProviderCatalog.Entry {
    init<Provider: ConfiguredProvider>(_ type: Provider.Type) {
        self.init(fields: Provider.fields) { configuration, parts throws(InvalidProvider) in
            try Provider(configuration, parts)
        }
    }
}
