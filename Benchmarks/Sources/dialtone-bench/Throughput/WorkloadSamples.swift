/// The measurements of one workload, by round.
struct WorkloadSamples {
    var perSecond: [Double] = []
    var ofSignatures: [Double] = []
    var serverMicroseconds: [Double] = []
    var generatorMicroseconds: [Double] = []
}
