// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let tr = #"""
        ADDRESS_LIMIT	Bağlantınızdan çok fazla mesaj istendi.
        ADMIN_ONLY_OPERATION	Burada yeni hesap oluşturulamaz.
        APP_LIMIT	Şu anda daha fazla mesaj gönderilemiyor.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Uygulama oturum açmanıza izin vermedi veya bunu kontrol edemedi. Daha sonra tekrar deneyin.
        CAPTCHA_CHECK_FAILED	Robot olmadığınızı doğrulayamadık. Tekrar deneyin.
        CODE_EXPIRED	Bu kodun süresi doldu. Yeni bir kod isteyin.
        CODE_SUPERSEDED	Bu kodun yerini daha yeni bir kod aldı. Buradan yeni bir kod isteyin.
        CODE_USED	Bu kod daha önce kullanıldı. Yeni bir kod isteyin.
        COUNTRY_LIMIT	Şu anda bu ülkedeki numaralara SMS gönderemiyoruz ({country}).
        CREDENTIAL_ALREADY_IN_USE	Bu geçiş anahtarı zaten bir hesaba ait.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Bu işlem çok uzun sürdü. Baştan başlayın.
        EMAIL_EXISTS	Bu e-posta adresiyle zaten bir hesap var. O hesapta oturum açın.
        ENROLLMENT_LATE	Bu işlem çok uzun sürdü. İkinci adımı bir sonraki oturum açışınızda ekleyebilirsiniz.
        ENROLLMENT_REFUSED	Bu hesaba ikinci adım eklenemez.
        FICTIONAL_NUMBER_LIMIT	Bu numara için çok fazla yanlış kod girildi.
        INSTANCE_LIMIT	Bu cihazdan çok fazla mesaj istendi.
        INVALID_API_KEY	Sunucu bu uygulamayı tanımıyor.
        INVALID_AUTHENTICATOR_RESPONSE	Geçiş anahtarı kullanılamadı. Tekrar deneyin.
        INVALID_CODE	Kod doğru değil.
        INVALID_EMAIL	Bu bir e-posta adresi değil.
        INVALID_ID_TOKEN	Bu oturum sona erdi. Baştan başlayın.
        INVALID_LOGIN_CREDENTIALS	E-posta adresi veya parola yanlış.
        INVALID_MFA_PENDING_CREDENTIAL	Oturum açma süresi doldu. Baştan başlayın.
        INVALID_PENDING_TOKEN	Oturum açma süresi doldu. Baştan başlayın.
        INVALID_PHONE_NUMBER	Bu numaraya SMS gönderemiyoruz.
        INVALID_SESSION_INFO	Bu kod artık geçerli değil. Yeni bir kod isteyin.
        LINK_OF_OTHER_EMAIL	Bu bağlantı başka bir adrese gönderildi. O adresi girin.
        MESSAGE_NOT_SENT	Mesaj gönderilemedi. Biraz sonra tekrar deneyin.
        MISSING_APP_CREDENTIAL	Bu uygulamanın gerçek olduğunu doğrulayamadık. Tekrar deneyin.
        NETWORK_LIMIT	Ağınızdan çok fazla mesaj istendi.
        NO_TRIES_LEFT	Bu kodla son denemenizdi. Yeni bir kod isteyin.
        NUMBER_CLAIM_WAITS	Bu numara burada uzun süredir kullanılmadı ve artık başkasına ait olabilir. Bekleme süresinden sonra bu numarayla oturum açabilirsiniz.
        NUMBER_HAS_EXTENSION	SMS’ler dahili numaralara ulaşmaz. Doğrudan aranabilen bir numara girin.
        NUMBER_IMPOSSIBLE	Seçtiğiniz ülkede ({country}) böyle bir numara yok.
        NUMBER_INVALID	Seçtiğiniz ülkede ({country}) böyle bir numara yok.
        NUMBER_KIND_NOT_ALLOWED	Yalnızca cep telefonu numaralarına SMS gönderebiliyoruz. Başka bir numara girin.
        NUMBER_OPTED_OUT	Bu numara mesajlarımızı almak istemediğini bildirmiş.
        NUMBER_SUSPENDED	Bu numara için çok fazla yanlış kod girildi.
        NUMBER_TOO_LONG	Bu numara, seçtiğiniz ülke için çok uzun ({country}).
        NUMBER_TOO_SHORT	Bu numara, seçtiğiniz ülke için çok kısa ({country}).
        NUMBER_WITHOUT_COUNTRY	Bu numaranın ülkesini seçin.
        OPERATION_NOT_ALLOWED	Bu oturum açma yöntemi burada kapalı.
        OTHER_PROOF_REQUIRED	Bu numara burada uzun süredir kullanılmadı. Başka bir şekilde oturum açın.
        PASSKEY_CHALLENGE_EXPIRED	Bu işlem çok uzun sürdü. Tekrar deneyin.
        PASSKEY_CREDENTIAL_NOT_FOUND	Bu geçiş anahtarı artık bir hesaba ait değil. Başka bir yolla oturum açın.
        PASSKEY_LIMIT_EXCEEDED	Hesabınıza daha fazla geçiş anahtarı eklenemez.
        PASSKEY_UNAVAILABLE	Bu cihazda geçiş anahtarı kullanılamaz.
        PASSKEY_USER_NOT_VERIFIED	Cihazınız siz olduğunuzu doğrulamadı. Yüzünüzle, parmak izinizle veya ekran kilidinizle tekrar deneyin.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Bu parola uygulamanın kurallarına uymuyor. Başka bir parola seçin.
        PREFIX_HELD	Şu anda bu tür numaralara SMS gönderemiyoruz.
        PREFIX_LIMIT	Şu anda bu tür numaralara SMS gönderemiyoruz.
        PROJECT_LIMIT	Şu anda daha fazla mesaj gönderilemiyor.
        PROOF_REQUIRED	Bu numara için çok fazla yanlış kod girildi.
        QUOTA_EXCEEDED	Şu anda daha fazla mesaj gönderilemiyor.
        REGION_NOT_ALLOWED	Bu ülkedeki numaralara henüz SMS gönderemiyoruz ({country}).
        SECOND_CODE_REQUIRED	Kod doğru. Bu numara için birçok yanlış kod girildiğinden ikinci bir kod gerekiyor. Şimdi isteyin.
        SECOND_FACTOR_EXISTS	Bu numara zaten hesabınıza ait. Başka bir numara girin.
        SECOND_FACTOR_LIMIT_EXCEEDED	Hesabınıza daha fazla ikinci adım eklenemez.
        SECOND_FACTOR_SUSPENDED	Bu uygulamadan çok fazla yanlış kod girildi. Başka bir yol kullanın veya destek ekibiyle iletişime geçin.
        SEND_COOLDOWN	Bu numaraya az önce bir mesaj gönderdik.
        SEND_DAILY_LIMIT	Bu numara günlük mesaj sınırına ulaştı.
        SEND_HOURLY_LIMIT	Bu numara saatlik mesaj sınırına ulaştı.
        SESSION_EXPIRED	Bu kod artık geçerli değil. Yeni bir kod isteyin.
        SPEND_CAP	Şu anda daha fazla mesaj gönderilemiyor.
        TOKEN_EXPIRED	Bu işlem çok uzun sürdü. Baştan başlayın.
        TOO_MANY_ATTEMPTS_TRY_LATER	Çok fazla deneme yapıldı.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Çok fazla yanlış kod girildi. Baştan başlayın.
        TOTP_CHALLENGE_TIMEOUT	Oturum açma süresi doldu. Baştan başlayın.
        UNSUPPORTED_FIRST_FACTOR	Bu hesapta telefon numarasıyla oturum açılamaz. Uygulamada başka bir yolla oturum açın.
        UNVERIFIED_EMAIL	Bu adres henüz doğrulanmadı. E-postamızdaki bağlantıyı açın.
        USER_DISABLED	Bu hesap devre dışı bırakıldı. Destek ekibiyle iletişime geçin.
        USER_MISMATCH	Bu başka bir hesap. Kullandığınız hesapta oturum açın.
        USER_NOT_FOUND	Bu hesap artık yok.
        WEAK_PASSWORD	Bu parola çok zayıf. Başka bir parola seçin.
        WRONG_CODE	Kod doğru değil.
        appName	Kimlik doğrulama uygulaması
        asGuest	Misafir olarak devam et
        back	Geri
        callingCodeUnknown	Bu ülke kodu hiçbir ülkeye ait değil. “+” işaretinden sonraki rakamları kontrol edin.
        changeNumber	Numarayı değiştir
        codeExpiresIn	Kod {time} boyunca geçerli.
        codeLabel	{count} haneli kod
        codeLead	{number} numarasına gönderildi
        codeShort	Kod {count} hanelidir.
        codeSubmit	Oturum aç
        codeSubmitting	Kontrol ediliyor…
        codeTitle	{count} haneli kodu girin
        confirmEmailTitle	E-posta adresinizi doğrulayın
        conflictLead	Bu oturum açma yöntemi başka bir hesaba ait. O hesaba geçerseniz misafir hesabından ayrılırsınız.
        conflictSubmit	O hesaba geç
        conflictTitle	Zaten bir hesabınız var
        countryButton	Ülke: {name}, +{code}
        countryChanged	Ülke değiştirildi: {name}.
        countryClose	Kapat
        countryCount	Sonuç sayısı: {count}
        countryNone	“{query}” ile eşleşen ülke yok.
        countrySearch	Ada veya koda göre arayın
        countryTitle	Ülke seçin
        doneTitle	Oturumunuz açıldı
        emailLabel	E-posta adresi
        emailMissing	E-posta adresinizi girin.
        enrollApp	Kimlik doğrulama uygulaması
        enrollAppLead	Uygulamanızda bu kurulum anahtarıyla bir hesap ekleyin. Ardından uygulamanın gösterdiği 6 haneli kodu girin.
        enrollAppNote	Telefonunuzdaki uygulamadan kod
        enrollAppScan	Bu QR kodunu kimlik doğrulama uygulamanızla tarayın veya uygulamada kurulum anahtarıyla bir hesap ekleyin. Ardından uygulamanın gösterdiği 6 haneli kodu girin.
        enrollAppTitle	Kimlik doğrulama uygulamanızı kurun
        enrollLead	Numaranız doğrulandı. Bu uygulama, oturum açarken ikinci bir adım da gerektiriyor. Tamamlamak için birini seçin.
        enrollOfferLead	İkinci bir adım hesabınızı daha iyi korur. Birini seçin ya da eklemeden devam edin.
        enrollPhone	Başka bir telefon numarası
        enrollPhoneLead	Oturum açtığınız numaradan farklı bir numara kullanın. Doğrulamak için SMS ile bir kod göndereceğiz.
        enrollPhoneNote	SMS ile kod
        enrollRequiredLead	Bu uygulama, oturum açarken ikinci bir adım gerektiriyor. Tamamlamak için birini seçin.
        enrollSubmit	Tamamla
        enrollTitle	İkinci bir adım ekleyin
        existingLead	{email}, başka bir şekilde oturum açılan bir hesaba ait. O hesapta oturum açın, bu yöntemi de ekleyelim.
        factorApp	Kimlik doğrulama uygulamasını kullan
        factorAppLead	Kimlik doğrulama uygulamanızı açın ve bu hesap için gösterdiği kodu girin.
        factorCodeLead	Sonu {number} olan numaranıza gönderildi
        factorLead	Bu hesap ikinci bir adım gerektiriyor. Birini seçin.
        factorLost	Bunların hiçbirini kullanamıyorsanız destek ekibiyle iletişime geçin.
        factorPhone	Sonu {number} olan numaraya SMS ile kod gönder
        factorTitle	Siz olduğunuzu doğrulayın
        help	Yardım al
        linkConfirmLead	Oturum açma bağlantısının gönderildiği adresi girin.
        linkSent	{email} adresine oturum açma bağlantısı gönderdik. Bağlantıyı bu cihazda açın.
        linkSubmit	Bağlantı gönder
        linkTitle	E-postayla oturum açın
        messageDelivered	Mesaj telefonunuza ulaştı. Bilinmeyen gönderenlerden gelenler dahil, mesajlarınıza bakın.
        messageFailed	Mesaj bu numaraya teslim edilemedi. Numarayı kontrol edin ya da yeni bir kod isteyin.
        messagePending	Mesaj hâlâ yolda. Bu birkaç dakika sürebilir.
        methodsTitle	Oturum açın
        nameLabel	Adınız
        nameMissing	Adınızı girin.
        noMessage	Mesaj gelmedi mi?
        numberExample	Örnek: {number}
        numberLabel	Telefon numarası
        numberLead	Siz olduğunuzu doğrulamak için SMS ile bir kod göndereceğiz.
        numberMissing	Telefon numaranızı girin.
        numberNotice	Devam ederek SMS almayı kabul etmiş olursunuz. Mesaj ve veri ücretleri alınabilir.
        numberSent	Kodu {number} numarasına göndereceğiz.
        numberSubmit	Kod gönder
        numberSubmitting	Gönderiliyor…
        numberTitle	Telefon numaranızla oturum açın
        offline	Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip tekrar deneyin.
        oneMoment	Lütfen bekleyin…
        openApp	Bu cihazda bir kimlik doğrulama uygulaması aç
        otherWay	Başka bir yol seç
        passkeyContinue	Devam et
        passkeyDoneLead	Artık onunla oturum açabilirsiniz.
        passkeyDoneTitle	Geçiş anahtarınız kaydedildi
        passkeyLead	Cihazınızın kilidini açtığınız şekilde oturum açmak için bir geçiş anahtarı oluşturun: yüzünüzle, parmak izinizle veya ekran kilidinizle.
        passkeySubmit	Geçiş anahtarı oluştur
        passkeyTitle	Bir dahaki sefere daha hızlı oturum açın
        passwordForgotten	Parolanızı mı unuttunuz?
        passwordHide	Parolayı gizle
        passwordLabel	Parola
        passwordMissing	Parolanızı girin.
        passwordNew	Yeni parola
        passwordRulesDigit	bir rakam
        passwordRulesLongest	en fazla {count} karakter
        passwordRulesLowercase	bir küçük harf
        passwordRulesSentence	Parolada şunlar olmalıdır: {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	en az {count} karakter
        passwordRulesSymbol	bir sembol
        passwordRulesUppercase	bir büyük harf
        passwordShow	Parolayı göster
        passwordTitle	Parolanızla oturum açın
        phoneName	Telefon
        privacy	Gizlilik Politikası
        reauthLead	Güvenliğiniz için devam etmek üzere yeniden oturum açın.
        resend	Yeni kod gönder
        resendIn	Yeni koda kalan süre: {time}
        resendReady	Artık yeni bir kod isteyebilirsiniz.
        resent	Yeni kod yolda.
        resentSame	Gönderdiğimiz kod hâlâ geçerli.
        resetLead	Yeni bir parola seçmeniz için size bir bağlantı göndereceğiz.
        resetSent	{email} adresine ait bir hesap varsa yeni bir parola seçmeniz için oraya bir bağlantı gönderdik.
        resetTitle	Parolanızı sıfırlayın
        retryIn	{time} sonra tekrar deneyin.
        retryOn	Şu zamandan sonra tekrar deneyin: {time}.
        setupCode	Kurulum anahtarını içeren QR kodu
        setupKey	Kurulum anahtarı
        signUp	Hesap oluştur
        signUpInstead	Zaten hesabım var
        signUpSubmit	Hesap oluştur
        skip	Şimdi değil
        startOver	Baştan başla
        terms	Hizmet Şartları
        triesLeftOne	{count} deneme hakkınız kaldı.
        triesLeftOther	{count} deneme hakkınız kaldı.
        unknown	Bir sorun oluştu. Biraz sonra tekrar deneyin.
        verifyLead	İkinci adım eklemek için doğrulanmış bir e-posta adresi gerekir. {email} adresine gönderilen e-postadaki bağlantıyı açıp buraya dönün.
        verifyResend	Bağlantıyı yeniden gönder
        verifySent	{email} adresine bir bağlantı gönderdik.
        verifySubmit	Bağlantıyı açtım
        withLink	E-posta bağlantısıyla devam et
        withPasskey	Geçiş anahtarıyla devam et
        withPassword	Parolayla devam et
        withPhone	Telefon numarasıyla devam et
        withProvider	{provider} ile devam et
        """#
}
