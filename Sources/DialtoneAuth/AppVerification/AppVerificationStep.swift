public import Foundation

/// One stage of an attempt of an app to prove itself.
public struct AppVerificationStep: Hashable, Sendable {
    /// How a stage ended.
    public enum Outcome: Hashable, Sendable {
        /// It is under way.
        case running
        /// It did what it is for; the text tells what came of it.
        case succeeded(String)
        /// It did not; the attempt may have gone on with another.
        case failed(String, mend: String)
        /// The caller gave up meanwhile.
        case canceled
    }

    /// Which stage.
    public let stage: AppVerificationStage

    /// When it began.
    public let start: Date

    /// Seconds that it took, once it has ended.
    public internal(set) var duration: TimeInterval?

    /// How it ended.
    public internal(set) var outcome: Outcome
}

extension AppVerificationStep: CustomStringConvertible {
    /// One line, without numbers, codes or tokens.
    public var description: String {
        let time = duration.map { " after \(($0 * 1000).rounded() / 1000) s" } ?? ""
        return switch outcome {
        case .running: "\(stage.rawValue): under way"
        case .succeeded(let what): "\(stage.rawValue): \(what)\(time)"
        case .failed(let why, let mend): "\(stage.rawValue): failed\(time). \(why) \(mend)"
        case .canceled: "\(stage.rawValue): given up\(time)"
        }
    }
}
