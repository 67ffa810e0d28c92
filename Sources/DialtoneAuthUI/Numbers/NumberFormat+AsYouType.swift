import Foundation

extension NumberFormat {
    /// Returns the first digits of a number as they are written; `nil` if no format suits them.
    ///
    /// `formats` are tried in their order. The sign-in page does the same in `as-you-type.js`.
    static func group(_ digits: String, by formats: [NumberFormat]) -> String? {
        for format in formats where format.suits(digits) {
            let whole = "^(?:\(format.pattern))$"
            if digits.range(of: whole, options: .regularExpression) != nil {
                return digits.replacingOccurrences(
                    of: whole,
                    with: format.replacement,
                    options: .regularExpression
                )
            }
            guard let template = format.template,
                template.count(where: { $0 == "9" }) >= digits.count
            else { continue }
            return fill(template, with: digits)
        }
        return nil
    }

    private func suits(_ digits: String) -> Bool {
        guard !leadingDigits.isEmpty else { return true }
        guard digits.count >= 3 else { return false }
        let leading = leadingDigits[min(digits.count - 3, leadingDigits.count - 1)]
        return digits.range(of: "^(?:\(leading))", options: .regularExpression) != nil
    }

    /// The written form of the longest number of the pattern, with a 9 for each digit.
    private var template: String? {
        let signs = replacement.replacingOccurrences(
            of: #"\$\d"#,
            with: "",
            options: .regularExpression
        )
        guard Digits.ascii(in: signs).isEmpty else { return nil }
        // Every class of digits, and every literal digit outside of a count, is any digit.
        let anyDigits =
            pattern
            .replacingOccurrences(
                of: #"\[[^\[\]]*\]"#,
                with: #"\\d"#,
                options: .regularExpression
            )
            .replacingOccurrences(
                of: #"\d(?=[^,}][^,}])"#,
                with: #"\\d"#,
                options: .regularExpression
            )
        let nines = String(repeating: "9", count: 15)
        guard let longest = nines.range(of: anyDigits, options: .regularExpression) else {
            return nil
        }
        return String(nines[longest]).replacingOccurrences(
            of: anyDigits,
            with: replacement,
            options: .regularExpression
        )
    }

    private static func fill(_ template: String, with digits: String) -> String {
        var rest = digits[...]
        var text = ""
        for sign in template {
            guard !rest.isEmpty else { break }
            text.append(sign == "9" ? rest.removeFirst() : sign)
        }
        return text
    }
}
