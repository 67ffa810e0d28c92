import Testing

/// Waits, yielding, until something holds that another thread brings about.
func eventually(
    _ claim: @Sendable () -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let clock = ContinuousClock()
    let limit = clock.now.advanced(by: .seconds(20))
    while !claim(), clock.now < limit { await Task.yield() }
    #expect(claim(), sourceLocation: sourceLocation)
}
