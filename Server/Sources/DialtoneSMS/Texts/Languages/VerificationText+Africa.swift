extension VerificationText {
    /// The texts of the languages of Africa, by language tag in lower case.
    static let african: [String: Self] = [
        "am": Self(
            "{code} የ{app} ኮድዎ ነው። ለማንም አያጋሩት።",
            nameless: "{code} የመግቢያ ኮድዎ ነው። ለማንም አያጋሩት።"
        ),
        "sw": Self(
            "{code} ni msimbo wako wa {app}. Usimpe mtu yeyote.",
            nameless: "{code} ni msimbo wako wa kuingia. Usimpe mtu yeyote."
        ),
    ]
}
