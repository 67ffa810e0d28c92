/// A run that a test can repeat, so that the published figures are those of the present guard.
///
/// It has ten days of a small app, and the first two attacks.
enum SmallRun {
    static var text: String {
        SizeReport(
            sizes: [200],
            seeds: [20_261_121],
            days: 10,
            gates: { [OpenGate(), GuardGate(name: Gates.asShipped)] }
        ).text
    }
}
