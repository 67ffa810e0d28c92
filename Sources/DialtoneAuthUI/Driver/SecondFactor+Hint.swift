import DialtoneAuth

extension SecondFactor {
    /// Creates the factor that a pending sign-in offers.
    init(_ hint: MultiFactorInfo) {
        let number = (hint as? PhoneMultiFactorInfo)?.phoneNumber
        self.init(
            id: hint.uid,
            kind: number == nil ? .app : .phone,
            name: hint.displayName,
            ending: number.map { Digits.ascii(in: $0) } ?? ""
        )
    }
}
