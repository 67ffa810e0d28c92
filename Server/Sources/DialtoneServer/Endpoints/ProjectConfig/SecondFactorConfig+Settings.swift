import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension SecondFactorConfig {
    private static let phone = "PHONE_SMS"

    /// The protocol buffer's default value, which adds no provider.
    private static let noProvider = "PROVIDER_UNSPECIFIED"

    init(_ settings: SecondFactorSettings) {
        self.init()
        state = SecondFactorState(settings.state)
        guard settings.state != .disabled else { return }
        if settings.allowsPhone { enabledProviders = [Self.phone] }
        if settings.allowsTOTP {
            providerConfigs = [
                SecondFactorProviderConfig {
                    $0.state = .enabled
                    $0.totpProviderConfig = TOTPProviderConfig {
                        $0.adjacentIntervals = settings.adjacentTOTPSteps
                    }
                }
            ]
        }
    }

    func apply(to settings: inout SecondFactorSettings) throws(Refusal) {
        let standard = SecondFactorSettings()
        settings.state =
            switch state {
            case .enabled: .enabled
            case .mandatory: .mandatory
            case .disabled, .unspecified, nil: .disabled
            }
        let known = [Self.phone, Self.noProvider]
        if let unknown = enabledProviders?.first(where: { !known.contains($0) }) {
            throw .invalidConfig(
                "mfa.enabledProviders has the unknown value \(unknown.prefix(40))."
            )
        }
        guard settings.state != .disabled else {
            settings.allowsPhone = standard.allowsPhone
            settings.allowsTOTP = standard.allowsTOTP
            settings.adjacentTOTPSteps = standard.adjacentTOTPSteps
            return
        }
        settings.allowsPhone = enabledProviders?.contains(Self.phone) == true
        let totp = providerConfigs?.first { $0.totpProviderConfig != nil }
        settings.allowsTOTP = totp.map { $0.state != .disabled } ?? false
        let intervals = totp?.totpProviderConfig?.adjacentIntervals ?? standard.adjacentTOTPSteps
        guard (0...10).contains(intervals) else { throw .invalidAdjacentIntervals }
        settings.adjacentTOTPSteps = intervals
    }
}

extension SecondFactorState {
    fileprivate init(_ state: SecondFactorSettings.State) {
        self =
            switch state {
            case .disabled: .disabled
            case .enabled: .enabled
            case .mandatory: .mandatory
            }
    }
}
