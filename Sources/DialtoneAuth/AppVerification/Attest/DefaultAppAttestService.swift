/// The device's App Attest; `nil` where the platform has none.
func defaultAppAttestService() -> (any AppAttestService)? {
    #if canImport(DeviceCheck) && !os(watchOS)
    DeviceAppAttest()
    #else
    nil
    #endif
}
