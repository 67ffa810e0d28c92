extension MailWording {
    static let filipino = Self(
        verifyEmail: Passage(
            "Kumpirmahin ang iyong email address",
            "Pakikumpirma na iyo ang address na {email}."
        ),
        resetPassword: Passage(
            "I-reset ang iyong password",
            "May humiling ng bagong password para sa account ng {email}."
        ),
        signIn: Passage(
            "Mag-sign in",
            "Sa link na ito ay makakapag-sign in ka bilang {email}. Isang beses lang "
                + "itong gagana. Huwag ipasa ang email na ito."
        ),
        changeEmail: Passage(
            "Kumpirmahin ang bago mong email address",
            "Pakikumpirma na papalitan ng {newEmail} ang {email}."
        ),
        emailChanged: Passage(
            "Napalitan ang iyong email address",
            "Ang account mo ay nasa {newEmail} na sa halip na sa {email}. Kung hindi "
                + "ikaw ang gumawa nito, i-undo ito at pumili ng bagong password."
        ),
        secondFactorAdded: Passage(
            "Idinagdag ang two-step verification",
            "Nagdagdag ng ikalawang hakbang sa pag-sign in bilang {email}. Kung hindi "
                + "ikaw ang gumawa nito, i-undo ito at pumili ng bagong password."
        ),
        secondFactorRemoved: Passage(
            "Inalis ang two-step verification",
            "Inalis ang ikalawang hakbang sa pag-sign in bilang {email}. Kung hindi "
                + "ikaw ang gumawa nito, pumili ng bagong password."
        ),
        phoneNumberChanged: Passage(
            "Napalitan ang iyong numero ng telepono",
            "Napalitan ang numero ng telepono ng account ng {email}. Kung hindi ikaw "
                + "ang gumawa nito, humingi agad ng tulong."
        ),
        signInChanged: Passage(
            "Nabago ang mga paraan ng pag-sign in",
            "Nabago ang mga paraan ng pag-sign in sa account ng {email}. Kung "
                + "hindi ikaw ang gumawa nito, i-undo ito at pumili ng bagong password."
        ),
        passwordExists: "May password ang account na ito. Kung hindi ikaw ang pumili nito, "
            + "pumili ng bago kapag nagkumpirma ka.",
        unasked: "Kung hindi mo ito hiniling, maaari mong balewalain ang email na ito.",
        undo: "I-undo ang pagbabagong ito"
    )
}
