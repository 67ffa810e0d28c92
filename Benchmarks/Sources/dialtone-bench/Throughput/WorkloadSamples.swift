/// What the rounds of one workload gave, round by round.
struct WorkloadSamples {
    var perSecond: [Double] = []
    var ofSignatures: [Double] = []
    var serverMicroseconds: [Double] = []
    var generatorMicroseconds: [Double] = []
}
