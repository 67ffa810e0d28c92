import DialtoneBasics

extension StorageError: ServerFault {
    package var isTemporary: Bool {
        switch self {
        case .unavailable, .refused, .busy, .full, .readOnly, .outcomeUnknown, .closed: true
        case .corrupt, .newerSchema, .alteredMigration, .constraintViolated, .failed,
            .invalidAddress, .inUse:
            false
        }
    }
}
