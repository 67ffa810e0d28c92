import Foundation

/// What a person types.
enum Terminal {
    static func ask(_ question: String) throws -> String {
        FileHandle.standardOutput.write(Data(question.utf8))
        guard let answer = readLine()?.trimmingCharacters(in: .whitespaces), !answer.isEmpty else {
            throw SignInProblem("Nothing was entered.")
        }
        return answer
    }
}
