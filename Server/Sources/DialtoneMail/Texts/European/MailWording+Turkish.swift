extension MailWording {
    static let turkish = Self(
        verifyEmail: Passage(
            "E-posta adresinizi onaylayın",
            "Lütfen {email} adresinin size ait olduğunu onaylayın."
        ),
        resetPassword: Passage(
            "Parolanızı sıfırlayın",
            "Biri {email} hesabı için yeni bir parola istedi."
        ),
        signIn: Passage(
            "Oturum açın",
            "Bu bağlantıyla {email} olarak oturum açarsınız. Yalnızca bir kez çalışır. "
                + "Bu e-postayı kimseye iletmeyin."
        ),
        changeEmail: Passage(
            "Yeni e-posta adresinizi onaylayın",
            "Lütfen {email} yerine {newEmail} adresinin geçeceğini onaylayın."
        ),
        emailChanged: Passage(
            "E-posta adresiniz değiştirildi",
            "Hesabınız artık {email} yerine {newEmail} adresine ait. Bunu siz "
                + "yapmadıysanız değişikliği geri alın ve yeni bir parola seçin."
        ),
        secondFactorAdded: Passage(
            "İki adımlı doğrulama eklendi",
            "{email} oturumuna ikinci bir adım eklendi. Bunu siz yapmadıysanız "
                + "değişikliği geri alın ve yeni bir parola seçin."
        ),
        secondFactorRemoved: Passage(
            "İki adımlı doğrulama kaldırıldı",
            "{email} oturumundan ikinci bir adım kaldırıldı. Bunu siz yapmadıysanız "
                + "yeni bir parola seçin."
        ),
        phoneNumberChanged: Passage(
            "Telefon numaranız değiştirildi",
            "{email} hesabının telefon numarası değiştirildi. Bunu siz yapmadıysanız "
                + "hemen yardım isteyin."
        ),
        signInChanged: Passage(
            "Oturum açma yöntemleriniz değiştirildi",
            "{email} hesabının oturum açma yöntemleri değiştirildi. Bunu siz "
                + "yapmadıysanız değişikliği geri alın ve yeni bir parola seçin."
        ),
        passwordExists: "Bu hesabın bir parolası var. Parolayı siz seçmediyseniz onaylarken yeni "
            + "bir parola seçin.",
        unasked: "Bunu siz istemediyseniz bu e-postayı yok sayabilirsiniz.",
        undo: "Bu değişikliği geri al"
    )
}
