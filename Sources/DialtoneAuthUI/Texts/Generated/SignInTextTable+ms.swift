// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let ms = #"""
        ADDRESS_LIMIT	Terlalu banyak mesej telah diminta daripada sambungan anda.
        ADMIN_ONLY_OPERATION	Akaun baharu tidak boleh dibuat di sini.
        APP_LIMIT	Tiada lagi mesej yang boleh dihantar sekarang.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Apl tidak membenarkan log masuk ini atau tidak dapat menyemaknya. Cuba lagi kemudian.
        CAPTCHA_CHECK_FAILED	Kami tidak dapat mengesahkan bahawa anda bukan robot. Cuba lagi.
        CODE_EXPIRED	Kod ini telah tamat tempoh. Minta kod baharu.
        CODE_SUPERSEDED	Kod ini telah diganti dengan kod yang lebih baharu. Minta kod baharu di sini.
        CODE_USED	Kod ini telah digunakan. Minta kod baharu.
        COUNTRY_LIMIT	Kami tidak dapat menghantar SMS kepada nombor di negara ini sekarang ({country}).
        CREDENTIAL_ALREADY_IN_USE	Kunci laluan ini sudah menjadi milik satu akaun.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Masa telah tamat. Mula semula.
        EMAIL_EXISTS	Alamat e-mel ini sudah mempunyai akaun. Log masuk ke akaun itu.
        ENROLLMENT_LATE	Masa telah tamat. Anda boleh menambah langkah kedua pada log masuk seterusnya.
        ENROLLMENT_REFUSED	Langkah kedua tidak boleh ditambah pada akaun ini.
        FICTIONAL_NUMBER_LIMIT	Terlalu banyak kod salah telah dimasukkan untuk nombor ini.
        INSTANCE_LIMIT	Terlalu banyak mesej telah diminta daripada peranti ini.
        INVALID_API_KEY	Pelayan tidak mengenali apl ini.
        INVALID_AUTHENTICATOR_RESPONSE	Kunci laluan tidak dapat digunakan. Cuba lagi.
        INVALID_CODE	Kod tidak betul.
        INVALID_EMAIL	Ini bukan alamat e-mel.
        INVALID_ID_TOKEN	Log masuk ini telah berakhir. Mula semula.
        INVALID_LOGIN_CREDENTIALS	Alamat e-mel atau kata laluan salah.
        INVALID_MFA_PENDING_CREDENTIAL	Log masuk ini telah tamat tempoh. Mula semula.
        INVALID_PENDING_TOKEN	Log masuk ini telah tamat tempoh. Mula semula.
        INVALID_PHONE_NUMBER	Kami tidak boleh menghantar SMS kepada nombor telefon ini.
        INVALID_SESSION_INFO	Kod ini tidak lagi sah. Minta kod baharu.
        LINK_OF_OTHER_EMAIL	Pautan ini telah dihantar ke alamat lain. Masukkan alamat itu.
        MESSAGE_NOT_SENT	Mesej tidak dapat dihantar. Cuba sebentar lagi.
        MISSING_APP_CREDENTIAL	Kami tidak dapat mengesahkan bahawa apl ini tulen. Cuba lagi.
        NETWORK_LIMIT	Terlalu banyak mesej telah diminta daripada rangkaian anda.
        NO_TRIES_LEFT	Itu percubaan terakhir dengan kod ini. Minta kod baharu.
        NUMBER_CLAIM_WAITS	Nombor ini sudah lama tidak digunakan di sini dan mungkin kini milik orang lain. Anda boleh log masuk dengan nombor ini selepas tempoh menunggu.
        NUMBER_HAS_EXTENSION	SMS tidak boleh dihantar kepada nombor sambungan dalaman. Masukkan nombor talian terus.
        NUMBER_IMPOSSIBLE	Tiada nombor seperti ini di negara yang anda pilih ({country}).
        NUMBER_INVALID	Tiada nombor seperti ini di negara yang anda pilih ({country}).
        NUMBER_KIND_NOT_ALLOWED	Kami hanya boleh menghantar SMS kepada nombor mudah alih. Masukkan nombor lain.
        NUMBER_OPTED_OUT	Nombor ini telah memilih untuk tidak menerima mesej kami.
        NUMBER_SUSPENDED	Terlalu banyak kod salah telah dimasukkan untuk nombor ini.
        NUMBER_TOO_LONG	Nombor ini terlalu panjang untuk negara yang anda pilih ({country}).
        NUMBER_TOO_SHORT	Nombor ini terlalu pendek untuk negara yang anda pilih ({country}).
        NUMBER_WITHOUT_COUNTRY	Pilih negara bagi nombor ini.
        OPERATION_NOT_ALLOWED	Cara log masuk ini dimatikan di sini.
        OTHER_PROOF_REQUIRED	Nombor ini sudah lama tidak digunakan di sini. Log masuk dengan cara lain.
        PASSKEY_CHALLENGE_EXPIRED	Masa telah tamat. Cuba lagi.
        PASSKEY_CREDENTIAL_NOT_FOUND	Kunci laluan ini bukan lagi milik mana-mana akaun. Gunakan cara log masuk lain.
        PASSKEY_LIMIT_EXCEEDED	Akaun anda tidak boleh mempunyai kunci laluan lagi.
        PASSKEY_UNAVAILABLE	Kunci laluan tidak boleh digunakan pada peranti ini.
        PASSKEY_USER_NOT_VERIFIED	Peranti anda tidak mengesahkan bahawa ini anda. Cuba lagi dengan wajah, cap jari atau kunci skrin.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Kata laluan ini tidak memenuhi peraturan apl. Pilih kata laluan lain.
        PREFIX_HELD	Kami tidak dapat menghantar SMS kepada nombor seperti ini sekarang.
        PREFIX_LIMIT	Kami tidak dapat menghantar SMS kepada nombor seperti ini sekarang.
        PROJECT_LIMIT	Tiada lagi mesej yang boleh dihantar sekarang.
        PROOF_REQUIRED	Terlalu banyak kod salah telah dimasukkan untuk nombor ini.
        QUOTA_EXCEEDED	Tiada lagi mesej yang boleh dihantar sekarang.
        REGION_NOT_ALLOWED	Kami belum boleh menghantar SMS kepada nombor di negara ini ({country}).
        SECOND_CODE_REQUIRED	Kod itu betul. Oleh sebab banyak kod salah telah dimasukkan untuk nombor ini, anda memerlukan satu kod lagi. Minta kod itu sekarang.
        SECOND_FACTOR_EXISTS	Nombor ini sudah ada dalam akaun anda. Masukkan nombor lain.
        SECOND_FACTOR_LIMIT_EXCEEDED	Akaun anda telah mencapai bilangan maksimum langkah kedua.
        SECOND_FACTOR_SUSPENDED	Terlalu banyak kod salah daripada apl pengesah ini. Gunakan cara lain atau hubungi pasukan sokongan.
        SEND_COOLDOWN	Kami baru sahaja menghantar mesej kepada nombor ini.
        SEND_DAILY_LIMIT	Nombor ini telah mencapai had mesej harian.
        SEND_HOURLY_LIMIT	Nombor ini telah mencapai had mesej setiap jam.
        SESSION_EXPIRED	Kod ini tidak lagi sah. Minta kod baharu.
        SPEND_CAP	Tiada lagi mesej yang boleh dihantar sekarang.
        TOKEN_EXPIRED	Masa telah tamat. Mula semula.
        TOO_MANY_ATTEMPTS_TRY_LATER	Terlalu banyak percubaan.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Terlalu banyak kod salah telah dimasukkan. Mula semula.
        TOTP_CHALLENGE_TIMEOUT	Log masuk ini telah tamat tempoh. Mula semula.
        UNSUPPORTED_FIRST_FACTOR	Akaun ini tidak boleh log masuk dengan nombor telefon. Gunakan cara log masuk lain dalam apl.
        UNVERIFIED_EMAIL	Alamat ini belum disahkan. Buka pautan dalam e-mel kami.
        USER_DISABLED	Akaun ini telah dilumpuhkan. Hubungi pasukan sokongan.
        USER_MISMATCH	Ini akaun lain. Log masuk ke akaun yang sedang anda gunakan.
        USER_NOT_FOUND	Akaun ini tidak wujud lagi.
        WEAK_PASSWORD	Kata laluan ini terlalu lemah. Pilih kata laluan lain.
        WRONG_CODE	Kod tidak betul.
        appName	Apl pengesah
        asGuest	Teruskan sebagai tetamu
        back	Kembali
        callingCodeUnknown	Tiada negara dengan kod ini. Semak digit selepas “+”.
        changeNumber	Tukar nombor
        codeExpiresIn	Kod ini sah selama {time}.
        codeLabel	Kod {count} digit
        codeLead	Dihantar kepada {number}
        codeShort	Kod ini mempunyai {count} digit.
        codeSubmit	Log masuk
        codeSubmitting	Menyemak…
        codeTitle	Masukkan kod {count} digit
        confirmEmailTitle	Sahkan alamat e-mel anda
        conflictLead	Cara log masuk ini telah dikaitkan dengan akaun lain. Jika anda beralih kepada akaun itu, anda akan meninggalkan akaun tetamu.
        conflictSubmit	Beralih kepada akaun itu
        conflictTitle	Anda sudah mempunyai akaun
        countryButton	Negara: {name}, +{code}
        countryChanged	Negara ditukar kepada {name}.
        countryClose	Tutup
        countryCount	Hasil: {count}
        countryNone	Tiada negara yang sepadan dengan “{query}”.
        countrySearch	Cari nama atau kod
        countryTitle	Pilih negara
        doneTitle	Anda telah log masuk
        emailLabel	Alamat e-mel
        emailMissing	Masukkan alamat e-mel anda.
        enrollApp	Apl pengesah
        enrollAppLead	Tambah akaun dalam apl pengesah anda dengan kunci persediaan ini. Kemudian masukkan kod 6 digit yang dipaparkan di sana.
        enrollAppNote	Kod daripada apl pada telefon anda
        enrollAppScan	Imbas kod QR ini dengan apl pengesah anda, atau tambah akaun di sana dengan kunci persediaan. Kemudian masukkan kod 6 digit yang dipaparkan di sana.
        enrollAppTitle	Sediakan apl pengesah anda
        enrollLead	Nombor anda telah disahkan. Apl ini juga memerlukan langkah kedua semasa anda log masuk. Pilih satu untuk melengkapkan log masuk.
        enrollOfferLead	Langkah kedua melindungi akaun anda dengan lebih baik. Pilih satu, atau teruskan tanpanya.
        enrollPhone	Nombor telefon lain
        enrollPhoneLead	Gunakan nombor yang berbeza daripada nombor yang anda guna untuk log masuk. Kami akan menghantar kod melalui SMS untuk mengesahkannya.
        enrollPhoneNote	Kod melalui SMS
        enrollRequiredLead	Apl ini memerlukan langkah kedua semasa anda log masuk. Pilih satu untuk melengkapkan log masuk.
        enrollSubmit	Selesai
        enrollTitle	Tambah langkah kedua
        existingLead	{email} ialah milik akaun dengan cara log masuk yang lain. Log masuk ke akaun itu dan kami akan menambah cara ini.
        factorApp	Gunakan apl pengesah
        factorAppLead	Buka apl pengesah anda dan masukkan kod yang dipaparkan untuk akaun ini.
        factorCodeLead	Dihantar kepada nombor anda yang berakhir dengan {number}
        factorLead	Akaun ini memerlukan langkah kedua. Pilih satu.
        factorLost	Jika anda tidak dapat menggunakan mana-mana satu, hubungi pasukan sokongan.
        factorPhone	Hantar kod melalui SMS kepada nombor yang berakhir dengan {number}
        factorTitle	Sahkan bahawa ini anda
        help	Dapatkan bantuan
        linkConfirmLead	Masukkan alamat yang menerima pautan log masuk.
        linkSent	Kami telah menghantar pautan log masuk kepada {email}. Buka pautan itu pada peranti ini.
        linkSubmit	Hantar pautan
        linkTitle	Log masuk melalui e-mel
        messageDelivered	Mesej telah sampai ke telefon anda. Semak mesej anda, termasuk daripada pengirim yang tidak dikenali.
        messageFailed	Mesej tidak dapat dihantar ke nombor ini. Semak nombor itu, atau minta kod baharu.
        messagePending	Mesej masih dalam perjalanan. Ini mungkin mengambil masa beberapa minit.
        methodsTitle	Log masuk
        nameLabel	Nama anda
        nameMissing	Masukkan nama anda.
        noMessage	Tiada mesej?
        numberExample	Contoh: {number}
        numberLabel	Nombor telefon
        numberLead	Kami akan menghantar kod melalui SMS untuk mengesahkan bahawa ini anda.
        numberMissing	Masukkan nombor telefon anda.
        numberNotice	Dengan meneruskan, anda bersetuju untuk menerima SMS. Caj mesej dan data mungkin dikenakan.
        numberSent	Kami akan menghantar kod kepada {number}.
        numberSubmit	Hantar kod
        numberSubmitting	Menghantar…
        numberTitle	Log masuk dengan nombor telefon
        offline	Kami tidak dapat menghubungi pelayan. Semak sambungan anda dan cuba lagi.
        oneMoment	Sebentar…
        openApp	Buka apl pengesah pada peranti ini
        otherWay	Pilih cara lain
        passkeyContinue	Teruskan
        passkeyDoneLead	Mulai sekarang, anda boleh log masuk dengan kunci laluan ini.
        passkeyDoneTitle	Kunci laluan anda telah disimpan
        passkeyLead	Cipta kunci laluan untuk log masuk seperti anda membuka kunci peranti: dengan wajah, cap jari atau kunci skrin.
        passkeySubmit	Cipta kunci laluan
        passkeyTitle	Log masuk lebih pantas lain kali
        passwordForgotten	Lupa kata laluan?
        passwordHide	Sembunyikan kata laluan
        passwordLabel	Kata laluan
        passwordMissing	Masukkan kata laluan anda.
        passwordNew	Kata laluan baharu
        passwordRulesDigit	angka
        passwordRulesLongest	paling banyak {count} aksara
        passwordRulesLowercase	huruf kecil
        passwordRulesSentence	Kata laluan mesti mengandungi {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	sekurang-kurangnya {count} aksara
        passwordRulesSymbol	simbol
        passwordRulesUppercase	huruf besar
        passwordShow	Tunjukkan kata laluan
        passwordTitle	Log masuk dengan kata laluan
        phoneName	Telefon
        privacy	Dasar Privasi
        reauthLead	Demi keselamatan anda, log masuk semula untuk meneruskan.
        resend	Hantar kod baharu
        resendIn	Kod baharu dalam {time}
        resendReady	Anda boleh meminta kod baharu sekarang.
        resent	Kod baharu sedang dihantar.
        resentSame	Kod yang kami hantar masih sah.
        resetLead	Kami akan menghantar pautan kepada anda untuk memilih kata laluan baharu.
        resetSent	Jika ada akaun untuk {email}, kami telah menghantar pautan ke alamat itu untuk memilih kata laluan baharu.
        resetTitle	Tetapkan semula kata laluan
        retryIn	Cuba lagi dalam {time}.
        retryOn	Cuba lagi selepas {time}.
        setupCode	Kod QR dengan kunci persediaan
        setupKey	Kunci persediaan
        signUp	Buat akaun
        signUpInstead	Saya sudah ada akaun
        signUpSubmit	Buat akaun
        skip	Bukan sekarang
        startOver	Mula semula
        terms	Syarat Perkhidmatan
        triesLeftOther	Tinggal {count} percubaan.
        unknown	Berlaku masalah. Cuba sebentar lagi.
        verifyLead	Penambahan langkah kedua memerlukan alamat e-mel yang disahkan. Buka pautan dalam e-mel kepada {email}, kemudian kembali ke sini.
        verifyResend	Hantar pautan semula
        verifySent	Kami telah menghantar pautan kepada {email}.
        verifySubmit	Saya telah membuka pautan
        withLink	Teruskan dengan pautan e-mel
        withPasskey	Teruskan dengan kunci laluan
        withPassword	Teruskan dengan kata laluan
        withPhone	Teruskan dengan nombor telefon
        withProvider	Teruskan dengan {provider}
        """#
}
