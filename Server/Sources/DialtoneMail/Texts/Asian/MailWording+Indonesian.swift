extension MailWording {
    static let indonesian = Self(
        verifyEmail: Passage(
            "Konfirmasi alamat email Anda",
            "Harap konfirmasi bahwa {email} adalah alamat Anda."
        ),
        resetPassword: Passage(
            "Setel ulang sandi Anda",
            "Seseorang meminta sandi baru untuk akun {email}."
        ),
        signIn: Passage(
            "Masuk",
            "Dengan tautan ini Anda masuk sebagai {email}. Tautan hanya berlaku "
                + "sekali. Jangan teruskan email ini."
        ),
        changeEmail: Passage(
            "Konfirmasi alamat email baru Anda",
            "Harap konfirmasi bahwa {newEmail} akan menggantikan {email}."
        ),
        emailChanged: Passage(
            "Alamat email Anda telah diubah",
            "Akun Anda kini memakai {newEmail}, bukan {email}. Jika bukan Anda yang "
                + "melakukannya, batalkan perubahan ini dan pilih sandi baru."
        ),
        secondFactorAdded: Passage(
            "Verifikasi dua langkah ditambahkan",
            "Langkah kedua ditambahkan untuk masuk sebagai {email}. Jika bukan Anda "
                + "yang melakukannya, batalkan perubahan ini dan pilih sandi baru."
        ),
        secondFactorRemoved: Passage(
            "Verifikasi dua langkah dihapus",
            "Langkah kedua dihapus untuk masuk sebagai {email}. Jika bukan Anda yang "
                + "melakukannya, pilih sandi baru."
        ),
        phoneNumberChanged: Passage(
            "Nomor telepon Anda telah diubah",
            "Nomor telepon akun {email} telah diubah. Jika bukan Anda yang "
                + "melakukannya, segera minta bantuan."
        ),
        signInChanged: Passage(
            "Cara masuk ke akun Anda telah diubah",
            "Cara masuk ke akun {email} telah diubah. Jika bukan Anda yang "
                + "melakukannya, batalkan perubahan ini dan pilih sandi baru."
        ),
        passwordExists: "Akun ini memiliki sandi. Jika bukan Anda yang memilihnya, pilih sandi "
            + "baru saat mengonfirmasi.",
        unasked: "Jika Anda tidak memintanya, abaikan saja email ini.",
        undo: "Batalkan perubahan ini"
    )
}
