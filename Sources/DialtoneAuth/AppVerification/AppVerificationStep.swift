public import Foundation

/// One stage of an app verification attempt.
public struct AppVerificationStep: Hashable, Sendable {
    /// The result of a stage.
    public enum Outcome: Hashable, Sendable {
        /// The stage is in progress.
        case running
        /// The stage succeeded; the text describes the result.
        case succeeded(String)
        /// The stage failed; the attempt may have continued with another one.
        case failed(String, remedy: String)
        /// The caller canceled the attempt.
        case canceled
    }

    /// The stage.
    public let stage: AppVerificationStage

    /// When the stage began.
    public let start: Date

    /// The duration in seconds; `nil` until the stage has ended.
    public internal(set) var duration: TimeInterval?

    /// The result of the stage.
    public internal(set) var outcome: Outcome
}

extension AppVerificationStep: CustomStringConvertible {
    /// A one-line summary, without phone numbers, codes or tokens.
    public var description: String {
        let time = duration.map { " after \(($0 * 1000).rounded() / 1000) s" } ?? ""
        return switch outcome {
        case .running: "\(stage.rawValue): in progress"
        case .succeeded(let what): "\(stage.rawValue): \(what)\(time)"
        case .failed(let why, let remedy): "\(stage.rawValue): failed\(time). \(why) \(remedy)"
        case .canceled: "\(stage.rawValue): canceled\(time)"
        }
    }
}
