// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let id = #"""
        ADDRESS_LIMIT	Terlalu banyak pesan yang diminta dari koneksi Anda.
        ADMIN_ONLY_OPERATION	Akun baru tidak dapat dibuat di sini.
        APP_LIMIT	Saat ini tidak ada lagi pesan yang dapat dikirim.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Aplikasi tidak mengizinkan proses masuk ini atau tidak dapat memeriksanya. Coba lagi nanti.
        CAPTCHA_CHECK_FAILED	Kami tidak dapat memastikan bahwa Anda bukan robot. Coba lagi.
        CODE_EXPIRED	Kode ini sudah kedaluwarsa. Minta kode baru.
        CODE_SUPERSEDED	Kode ini sudah diganti dengan kode yang lebih baru. Minta kode baru di sini.
        CODE_USED	Kode ini sudah digunakan. Minta kode baru.
        COUNTRY_LIMIT	Saat ini kami tidak dapat mengirim SMS ke nomor di negara ini ({country}).
        CREDENTIAL_ALREADY_IN_USE	Kunci sandi ini sudah terkait dengan sebuah akun.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Waktunya sudah habis. Ulangi dari awal.
        EMAIL_EXISTS	Alamat email ini sudah punya akun. Masuklah ke akun itu.
        ENROLLMENT_LATE	Waktunya sudah habis. Anda dapat menambahkan langkah kedua saat masuk berikutnya.
        ENROLLMENT_REFUSED	Langkah kedua tidak dapat ditambahkan ke akun ini.
        FICTIONAL_NUMBER_LIMIT	Terlalu banyak kode salah yang dimasukkan untuk nomor ini.
        INSTANCE_LIMIT	Terlalu banyak pesan yang diminta dari perangkat ini.
        INVALID_API_KEY	Server tidak mengenal aplikasi ini.
        INVALID_AUTHENTICATOR_RESPONSE	Kunci sandi tidak dapat digunakan. Coba lagi.
        INVALID_CODE	Kode salah.
        INVALID_EMAIL	Ini bukan alamat email.
        INVALID_ID_TOKEN	Proses masuk ini sudah berakhir. Ulangi dari awal.
        INVALID_LOGIN_CREDENTIALS	Alamat email atau kata sandi salah.
        INVALID_MFA_PENDING_CREDENTIAL	Proses masuk ini sudah kedaluwarsa. Ulangi dari awal.
        INVALID_PENDING_TOKEN	Proses masuk ini sudah kedaluwarsa. Ulangi dari awal.
        INVALID_PHONE_NUMBER	Kami tidak dapat mengirim SMS ke nomor telepon ini.
        INVALID_SESSION_INFO	Kode ini tidak berlaku lagi. Minta kode baru.
        LINK_OF_OTHER_EMAIL	Link ini dikirim ke alamat lain. Masukkan alamat itu.
        MESSAGE_NOT_SENT	Pesan tidak dapat dikirim. Coba beberapa saat lagi.
        MISSING_APP_CREDENTIAL	Kami tidak dapat memastikan bahwa aplikasi ini asli. Coba lagi.
        NETWORK_LIMIT	Terlalu banyak pesan yang diminta dari jaringan Anda.
        NO_TRIES_LEFT	Itu percobaan terakhir dengan kode ini. Minta kode baru.
        NUMBER_CLAIM_WAITS	Nomor ini sudah lama tidak digunakan di sini dan mungkin kini milik orang lain. Anda dapat masuk dengan nomor ini setelah masa tunggu.
        NUMBER_HAS_EXTENSION	SMS tidak dapat dikirim ke nomor ekstensi. Masukkan nomor langsung.
        NUMBER_IMPOSSIBLE	Nomor seperti ini tidak ada di negara yang Anda pilih ({country}).
        NUMBER_INVALID	Nomor seperti ini tidak ada di negara yang Anda pilih ({country}).
        NUMBER_KIND_NOT_ALLOWED	Kami hanya dapat mengirim SMS ke nomor ponsel. Masukkan nomor lain.
        NUMBER_OPTED_OUT	Nomor ini memilih untuk tidak menerima pesan dari kami.
        NUMBER_SUSPENDED	Terlalu banyak kode salah yang dimasukkan untuk nomor ini.
        NUMBER_TOO_LONG	Nomor ini terlalu panjang untuk negara yang Anda pilih ({country}).
        NUMBER_TOO_SHORT	Nomor ini terlalu pendek untuk negara yang Anda pilih ({country}).
        NUMBER_WITHOUT_COUNTRY	Pilih negara asal nomor ini.
        OPERATION_NOT_ALLOWED	Cara masuk ini dinonaktifkan di sini.
        OTHER_PROOF_REQUIRED	Nomor ini sudah lama tidak digunakan di sini. Masuklah dengan cara lain.
        PASSKEY_CHALLENGE_EXPIRED	Waktunya sudah habis. Coba lagi.
        PASSKEY_CREDENTIAL_NOT_FOUND	Kunci sandi ini tidak lagi terkait dengan akun. Gunakan cara masuk lain.
        PASSKEY_LIMIT_EXCEEDED	Akun Anda tidak dapat memiliki kunci sandi lagi.
        PASSKEY_UNAVAILABLE	Kunci sandi tidak dapat digunakan di perangkat ini.
        PASSKEY_USER_NOT_VERIFIED	Perangkat Anda tidak memastikan bahwa ini Anda. Coba lagi dengan wajah, sidik jari, atau kunci layar.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Kata sandi ini tidak memenuhi aturan aplikasi. Gunakan kata sandi lain.
        PREFIX_HELD	Saat ini kami tidak dapat mengirim SMS ke nomor seperti ini.
        PREFIX_LIMIT	Saat ini kami tidak dapat mengirim SMS ke nomor seperti ini.
        PROJECT_LIMIT	Saat ini tidak ada lagi pesan yang dapat dikirim.
        PROOF_REQUIRED	Terlalu banyak kode salah yang dimasukkan untuk nomor ini.
        QUOTA_EXCEEDED	Saat ini tidak ada lagi pesan yang dapat dikirim.
        REGION_NOT_ALLOWED	Kami belum dapat mengirim SMS ke nomor di negara ini ({country}).
        SECOND_CODE_REQUIRED	Kode benar. Karena banyak kode salah yang dimasukkan untuk nomor ini, Anda memerlukan satu kode lagi. Minta kodenya sekarang.
        SECOND_FACTOR_EXISTS	Nomor ini sudah terdaftar di akun Anda. Masukkan nomor lain.
        SECOND_FACTOR_LIMIT_EXCEEDED	Jumlah langkah kedua di akun Anda sudah mencapai batas.
        SECOND_FACTOR_SUSPENDED	Terlalu banyak kode salah dari aplikasi autentikator ini. Gunakan cara lain atau hubungi tim dukungan.
        SEND_COOLDOWN	Kami baru saja mengirim pesan ke nomor ini.
        SEND_DAILY_LIMIT	Nomor ini sudah mencapai batas pesan per hari.
        SEND_HOURLY_LIMIT	Nomor ini sudah mencapai batas pesan per jam.
        SESSION_EXPIRED	Kode ini tidak berlaku lagi. Minta kode baru.
        SPEND_CAP	Saat ini tidak ada lagi pesan yang dapat dikirim.
        TOKEN_EXPIRED	Waktunya sudah habis. Ulangi dari awal.
        TOO_MANY_ATTEMPTS_TRY_LATER	Terlalu banyak percobaan.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Terlalu banyak kode salah yang dimasukkan. Ulangi dari awal.
        TOTP_CHALLENGE_TIMEOUT	Proses masuk ini sudah kedaluwarsa. Ulangi dari awal.
        UNSUPPORTED_FIRST_FACTOR	Akun ini tidak dapat masuk dengan nomor telepon. Gunakan cara masuk lain di aplikasi.
        UNVERIFIED_EMAIL	Alamat ini belum dikonfirmasi. Buka link dalam email kami.
        USER_DISABLED	Akun ini dinonaktifkan. Hubungi tim dukungan.
        USER_MISMATCH	Ini akun lain. Masuklah ke akun yang sedang Anda gunakan.
        USER_NOT_FOUND	Akun ini sudah tidak ada.
        WEAK_PASSWORD	Kata sandi ini terlalu lemah. Gunakan kata sandi lain.
        WRONG_CODE	Kode salah.
        appName	Aplikasi autentikator
        asGuest	Lanjutkan sebagai tamu
        back	Kembali
        callingCodeUnknown	Tidak ada negara dengan kode ini. Periksa angka setelah “+”.
        changeNumber	Ubah nomor
        codeExpiresIn	Kode berlaku selama {time}.
        codeLabel	Kode {count} digit
        codeLead	Dikirim ke {number}
        codeShort	Kode terdiri dari {count} digit.
        codeSubmit	Masuk
        codeSubmitting	Memeriksa…
        codeTitle	Masukkan kode {count} digit
        confirmEmailTitle	Konfirmasi alamat email Anda
        conflictLead	Cara masuk ini sudah terhubung ke akun lain. Jika Anda beralih ke akun itu, Anda akan meninggalkan akun tamu.
        conflictSubmit	Beralih ke akun itu
        conflictTitle	Anda sudah punya akun
        countryButton	Negara: {name}, +{code}
        countryChanged	Negara diubah ke {name}.
        countryClose	Tutup
        countryCount	Hasil: {count}
        countryNone	Tidak ada negara yang cocok dengan “{query}”.
        countrySearch	Cari nama atau kode
        countryTitle	Pilih negara
        doneTitle	Anda sudah masuk
        emailLabel	Alamat email
        emailMissing	Masukkan alamat email Anda.
        enrollApp	Aplikasi autentikator
        enrollAppLead	Tambahkan akun di aplikasi autentikator dengan kunci penyiapan ini. Lalu masukkan kode 6 digit yang ditampilkan di sana.
        enrollAppNote	Kode dari aplikasi di ponsel Anda
        enrollAppScan	Pindai kode QR ini dengan aplikasi autentikator, atau tambahkan akun di sana dengan kunci penyiapan. Lalu masukkan kode 6 digit yang ditampilkan di sana.
        enrollAppTitle	Siapkan aplikasi autentikator
        enrollLead	Nomor Anda sudah dikonfirmasi. Aplikasi ini juga memerlukan langkah kedua saat Anda masuk. Pilih salah satu untuk menyelesaikan.
        enrollOfferLead	Langkah kedua melindungi akun Anda dengan lebih baik. Pilih salah satu, atau lanjutkan tanpa langkah kedua.
        enrollPhone	Nomor telepon lain
        enrollPhoneLead	Gunakan nomor yang berbeda dari nomor yang Anda pakai untuk masuk. Kami akan mengirim kode lewat SMS untuk mengonfirmasinya.
        enrollPhoneNote	Kode lewat SMS
        enrollRequiredLead	Aplikasi ini memerlukan langkah kedua saat Anda masuk. Pilih salah satu untuk menyelesaikan.
        enrollSubmit	Selesai
        enrollTitle	Tambahkan langkah kedua
        existingLead	{email} adalah milik akun dengan cara masuk lain. Masuklah ke akun itu, lalu kami akan menambahkan cara ini.
        factorApp	Gunakan aplikasi autentikator
        factorAppLead	Buka aplikasi autentikator dan masukkan kode yang ditampilkan untuk akun ini.
        factorCodeLead	Dikirim ke nomor Anda yang berakhiran {number}
        factorLead	Akun ini memerlukan langkah kedua. Pilih salah satu.
        factorLost	Jika tidak ada yang dapat Anda gunakan, hubungi tim dukungan.
        factorPhone	Kirim kode lewat SMS ke nomor yang berakhiran {number}
        factorTitle	Konfirmasi bahwa ini memang Anda
        help	Dapatkan bantuan
        linkConfirmLead	Masukkan alamat tujuan pengiriman link untuk masuk.
        linkSent	Link untuk masuk sudah dikirim ke {email}. Buka link itu di perangkat ini.
        linkSubmit	Kirim link
        linkTitle	Masuk lewat email
        messageDelivered	Pesan sudah sampai di ponsel Anda. Periksa pesan Anda, termasuk dari pengirim yang tidak dikenal.
        messageFailed	Pesan tidak dapat disampaikan ke nomor ini. Periksa nomornya, atau minta kode baru.
        messagePending	Pesan masih dalam perjalanan. Ini dapat memakan waktu beberapa menit.
        methodsTitle	Masuk
        nameLabel	Nama Anda
        nameMissing	Masukkan nama Anda.
        noMessage	Tidak ada pesan?
        numberExample	Contoh: {number}
        numberLabel	Nomor telepon
        numberLead	Kami akan mengirim kode lewat SMS untuk mengonfirmasi bahwa ini memang Anda.
        numberMissing	Masukkan nomor telepon Anda.
        numberNotice	Dengan melanjutkan, Anda setuju menerima SMS. Tarif SMS dan data mungkin berlaku.
        numberSent	Kami akan mengirim kode ke {number}.
        numberSubmit	Kirim kode
        numberSubmitting	Mengirim…
        numberTitle	Masuk dengan nomor telepon
        offline	Kami tidak dapat menghubungi server. Periksa koneksi Anda dan coba lagi.
        oneMoment	Tunggu sebentar…
        openApp	Buka aplikasi autentikator di perangkat ini
        otherWay	Pilih cara lain
        passkeyContinue	Lanjutkan
        passkeyDoneLead	Mulai sekarang Anda dapat masuk dengan kunci sandi ini.
        passkeyDoneTitle	Kunci sandi Anda sudah disimpan
        passkeyLead	Buat kunci sandi untuk masuk seperti saat Anda membuka kunci perangkat: dengan wajah, sidik jari, atau kunci layar.
        passkeySubmit	Buat kunci sandi
        passkeyTitle	Masuk lebih cepat lain kali
        passwordForgotten	Lupa kata sandi?
        passwordHide	Sembunyikan kata sandi
        passwordLabel	Kata sandi
        passwordMissing	Masukkan kata sandi Anda.
        passwordNew	Kata sandi baru
        passwordRulesDigit	angka
        passwordRulesLongest	maksimal {count} karakter
        passwordRulesLowercase	huruf kecil
        passwordRulesSentence	Kata sandi harus berisi {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	minimal {count} karakter
        passwordRulesSymbol	simbol
        passwordRulesUppercase	huruf besar
        passwordShow	Tampilkan kata sandi
        passwordTitle	Masuk dengan kata sandi
        phoneName	Telepon
        privacy	Kebijakan Privasi
        reauthLead	Demi keamanan Anda, masuklah lagi untuk melanjutkan.
        resend	Kirim kode baru
        resendIn	Kode baru dalam {time}
        resendReady	Anda dapat meminta kode baru sekarang.
        resent	Kode baru sedang dikirim.
        resentSame	Kode yang kami kirim masih berlaku.
        resetLead	Kami akan mengirim link untuk membuat kata sandi baru.
        resetSent	Jika ada akun untuk {email}, link untuk membuat kata sandi baru sudah kami kirim ke sana.
        resetTitle	Atur ulang kata sandi
        retryIn	Coba lagi dalam {time}.
        retryOn	Coba lagi setelah {time}.
        setupCode	Kode QR berisi kunci penyiapan
        setupKey	Kunci penyiapan
        signUp	Buat akun
        signUpInstead	Saya sudah punya akun
        signUpSubmit	Buat akun
        skip	Lain kali
        startOver	Ulangi dari awal
        terms	Persyaratan Layanan
        triesLeftOther	Tersisa {count} percobaan.
        unknown	Terjadi kesalahan. Coba beberapa saat lagi.
        verifyLead	Menambahkan langkah kedua memerlukan alamat email yang sudah dikonfirmasi. Buka link dalam email ke {email}, lalu kembali ke sini.
        verifyResend	Kirim ulang link
        verifySent	Kami sudah mengirim link ke {email}.
        verifySubmit	Saya sudah membuka link
        withLink	Lanjutkan dengan link email
        withPasskey	Lanjutkan dengan kunci sandi
        withPassword	Lanjutkan dengan kata sandi
        withPhone	Lanjutkan dengan nomor telepon
        withProvider	Lanjutkan dengan {provider}
        """#
}
