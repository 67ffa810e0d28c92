extension FlowDependencies {
    var projectDirectory: ProjectDirectory {
        ProjectDirectory(store: store, clock: clock, fallback: defaultProject)
    }

    var projectRegistry: ProjectRegistry {
        ProjectRegistry(store: store, clock: clock, random: random)
    }

    var appRegistry: AppRegistry {
        AppRegistry(store: store, clock: clock, random: random)
    }

    var tenantRegistry: TenantRegistry {
        TenantRegistry(store: store, clock: clock, random: random)
    }

    var accountDirectory: AccountDirectory {
        AccountDirectory(store: store, clock: clock, random: random)
    }

    var accountImport: AccountImport {
        AccountImport(
            store: store,
            passwords: passwords,
            // Upstream does not accept authenticator apps from administrators.
            secondFactorSecrets: nil,
            clock: clock,
            random: random
        )
    }

    var sessionDirectory: SessionDirectory {
        SessionDirectory(store: store, clock: clock, random: random)
    }

    var personalDataDesk: PersonalDataDesk {
        PersonalDataDesk(store: store, clock: clock, random: random)
    }

    var callLimiter: CallLimiter { CallLimiter(store: store, clock: clock) }

    var messageInquiry: MessageInquiry {
        MessageInquiry(store: store, keys: verificationKeys, clock: clock)
    }
}
