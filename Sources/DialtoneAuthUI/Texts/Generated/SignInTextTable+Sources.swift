// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    /// The texts of every language, as they were written.
    static let sources = [
        "ar": ar,
        "de": de,
        "en": en,
        "es": es,
        "fa": fa,
        "fr": fr,
        "pt": pt,
    ]
}
