import DialtoneBasics
import IdentityToolkitAdmin

/// Something that needs the operator's attention, and the page that deals with it.
struct OverviewAdvice: Sendable {
    /// The number of messages from which a low share of entered codes is worth a look.
    private static let sample = 20

    /// The lowest share of entered codes that needs no attention, in percent.
    private static let lowestConversion = 40

    let sentence: String
    let path: String
    let action: String

    /// Returns the advice for a project, the most urgent first.
    static func all(
        for project: ProjectID,
        _ statistics: MessageStatistics,
        _ guardStatus: GuardStatus,
        _ settings: ProjectSettingsInfo,
        isDevelopment: Bool
    ) -> [Self] {
        let project = project.rawValue
        func path(_ section: ConsoleSection, _ rest: String = "") -> String {
            (section.path(in: project) ?? ConsoleSite.root) + rest
        }
        var advice: [Self] = []
        if settings.settings["isDisabled"] == "true" {
            advice.append(
                Self(
                    sentence: translated(
                        "The project is disabled: all calls of its apps are refused."
                    ),
                    path: path(.settings, "/sign-in"),
                    action: translated("Settings")
                )
            )
        }
        if guardStatus.heldPrefixes > 0 {
            let count = guardStatus.heldPrefixes
            advice.append(
                Self(
                    sentence: translated(
                        count,
                        one: """
                            One prefix gets no messages because its codes are not entered.
                            """,
                        other: """
                            \(count) prefixes get no messages because their codes are not entered.
                            """
                    ),
                    path: path(.guardRules),
                    action: translated("Held prefixes")
                )
            )
        }
        for allowance in spentAllowances(of: guardStatus) {
            advice.append(
                Self(
                    sentence: translated(
                        """
                        Nearly used up: \(GuardWords.rule(allowance.rule)), \
                        \(GuardWords.subject(allowance.dimension)).
                        """
                    ),
                    path: path(.guardRules),
                    action: translated("Guard")
                )
            )
        }
        let sent = statistics.countries.reduce(0) { $0 + $1.messages }
        let entered = statistics.countries.reduce(0) { $0 + $1.entered }
        if sent >= sample, entered * 100 < sent * lowestConversion {
            advice.append(
                Self(
                    sentence: translated(
                        """
                        Only \(Share(entered, of: sent)) of the codes of the last day were \
                        entered.
                        """
                    ),
                    path: path(.messages, "-statistics"),
                    action: translated("By country and gateway")
                )
            )
        }
        if !isDevelopment, guardStatus.mode != "enforce" {
            advice.append(
                Self(
                    sentence: translated(
                        """
                        Fraud protection is not enforced, so attackers can spend your money \
                        on messages.
                        """
                    ),
                    path: path(.settings, "/fraud"),
                    action: translated("Fraud protection")
                )
            )
        }
        if !isDevelopment, settings.settings["appVerification.enforcement"] != "\"enforce\"" {
            advice.append(
                Self(
                    sentence: translated(
                        """
                        Apps do not have to prove that they are genuine, so any program can \
                        request messages.
                        """
                    ),
                    path: path(.settings, "/app-verification"),
                    action: translated("App verification")
                )
            )
        }
        return advice
    }

    /// Returns the advice about push certificates that have ended or end soon.
    static func certificates(
        _ credentials: [APNsCredentialInfo],
        of project: ProjectID,
        at now: Timestamp
    ) -> [Self] {
        credentials.compactMap { credential in
            let end = CertificateEnd(credential, at: now)
            guard end != .later else { return nil }
            let verb =
                end == .past ? translated("has expired") : translated("expires within 30 days")
            return Self(
                sentence: translated(
                    """
                    The push certificate \(credential.name) \(verb). Without a valid certificate, \
                    its app gets no pushes.
                    """
                ),
                path: ConsoleTab.pushKeys.path(in: project.rawValue),
                action: translated("Push keys")
            )
        }
    }

    /// Returns the advice about service accounts that have expired or expire soon.
    static func serviceAccounts(
        _ accounts: [ServiceAccountInfo],
        of project: ProjectID,
        at now: Timestamp
    ) -> [Self] {
        accounts.compactMap { account in
            let end = CredentialEndView(account, at: now)
            guard end.isPast || end.isSoon else { return nil }
            let verb =
                end.isPast ? translated("has expired") : translated("expires within 14 days")
            return Self(
                sentence: translated(
                    """
                    The service account \(account.email) \(verb). Create another one, and give \
                    its key file to the programs that use this one.
                    """
                ),
                path: ConsoleSection.keys.path(in: project.rawValue) ?? ConsoleSite.root,
                action: translated("Keys")
            )
        }
    }

    /// Returns the caps of which a tenth or less is left.
    private static func spentAllowances(of status: GuardStatus) -> [GuardAllowance] {
        (status.spending.flatMap(\.allowances) + status.server).filter {
            $0.rule.hasPrefix("cap") && $0.allowed > 0 && $0.left * 10 <= $0.allowed
        }
    }
}
