import DialtoneBasics
import Foundation

/// The distribution of an unknown rate after `alpha - 1` successes and `beta - 1` failures.
struct BetaDistribution: Hashable, Sendable {
    let alpha: Double
    let beta: Double

    func draw(_ random: RandomSource) -> Double {
        let first = Self.gamma(alpha, random)
        let second = Self.gamma(beta, random)
        return first / (first + second)
    }

    /// Draws from a gamma distribution by Marsaglia and Tsang (2000), for shapes of at least 1.
    private static func gamma(_ shape: Double, _ random: RandomSource) -> Double {
        let d = shape - 1.0 / 3
        let c = 1 / (9 * d).squareRoot()
        while true {
            let normal = normal(random)
            let root = 1 + c * normal
            guard root > 0 else { continue }
            let cube = root * root * root
            let bound = 0.5 * normal * normal + d - d * cube + d * log(cube)
            if log(uniform(random)) < bound { return d * cube }
        }
    }

    /// Draws from the standard normal distribution by the Box–Muller method.
    private static func normal(_ random: RandomSource) -> Double {
        (-2 * log(uniform(random))).squareRoot() * cos(2 * .pi * uniform(random))
    }

    /// Draws from the uniform distribution over (0, 1].
    private static func uniform(_ random: RandomSource) -> Double {
        Double(random.number(below: 1 << 53) + 1) / Double(1 << 53)
    }
}
