/// Returns the device's App Attest service; `nil` if the platform has none.
func defaultAppAttestService() -> (any AppAttestService)? {
    #if canImport(DeviceCheck) && !os(watchOS)
    DeviceAppAttest()
    #else
    nil
    #endif
}
