// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let hi = #"""
        ADDRESS_LIMIT	आपके इंटरनेट कनेक्शन से बहुत ज़्यादा मैसेज मंगाए गए हैं।
        ADMIN_ONLY_OPERATION	यहां नए खाते नहीं बनाए जा सकते।
        APP_LIMIT	अभी और मैसेज नहीं भेजे जा सकते।
        BLOCKING_FUNCTION_ERROR_RESPONSE	ऐप ने साइन इन की अनुमति नहीं दी या वह इसकी जांच नहीं कर सका। बाद में फिर से कोशिश करें।
        CAPTCHA_CHECK_FAILED	यह पुष्टि नहीं हो सकी कि आप रोबोट नहीं हैं। फिर से कोशिश करें।
        CODE_EXPIRED	इस कोड की समयसीमा खत्म हो गई है। नया कोड मंगाएं।
        CODE_SUPERSEDED	इस कोड की जगह एक नया कोड आ चुका है। यहां से नया कोड मंगाएं।
        CODE_USED	इस कोड का इस्तेमाल पहले ही हो चुका है। नया कोड मंगाएं।
        COUNTRY_LIMIT	इस देश के नंबरों पर अभी SMS नहीं भेजा जा सकता ({country})।
        CREDENTIAL_ALREADY_IN_USE	यह पासकी पहले से किसी खाते से जुड़ी है।
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	इसमें बहुत ज़्यादा समय लगा। फिर से शुरू करें।
        EMAIL_EXISTS	इस ईमेल पते से पहले से एक खाता जुड़ा है। उसमें साइन इन करें।
        ENROLLMENT_LATE	इसमें बहुत ज़्यादा समय लगा। अगली बार साइन इन करने पर दूसरा चरण जोड़ा जा सकता है।
        ENROLLMENT_REFUSED	इस खाते में दूसरा चरण नहीं जोड़ा जा सकता।
        FICTIONAL_NUMBER_LIMIT	इस नंबर के लिए कई बार गलत कोड डाला गया है।
        INSTANCE_LIMIT	इस डिवाइस से बहुत ज़्यादा मैसेज मंगाए गए हैं।
        INVALID_API_KEY	सर्वर इस ऐप को नहीं पहचानता।
        INVALID_AUTHENTICATOR_RESPONSE	पासकी इस्तेमाल नहीं की जा सकी। फिर से कोशिश करें।
        INVALID_CODE	यह कोड सही नहीं है।
        INVALID_EMAIL	यह ईमेल पता सही नहीं है।
        INVALID_ID_TOKEN	यह साइन इन सेशन खत्म हो गया है। फिर से शुरू करें।
        INVALID_LOGIN_CREDENTIALS	ईमेल पता या पासवर्ड गलत है।
        INVALID_MFA_PENDING_CREDENTIAL	साइन इन करने की समयसीमा खत्म हो गई है। फिर से शुरू करें।
        INVALID_PENDING_TOKEN	साइन इन करने की समयसीमा खत्म हो गई है। फिर से शुरू करें।
        INVALID_PHONE_NUMBER	इस फ़ोन नंबर पर SMS नहीं भेजा जा सकता।
        INVALID_SESSION_INFO	यह कोड अब मान्य नहीं है। नया कोड मंगाएं।
        LINK_OF_OTHER_EMAIL	यह लिंक किसी दूसरे पते पर भेजा गया था। वह पता डालें।
        MESSAGE_NOT_SENT	मैसेज नहीं भेजा जा सका। थोड़ी देर बाद फिर से कोशिश करें।
        MISSING_APP_CREDENTIAL	यह पुष्टि नहीं हो सकी कि यह ऐप असली है। फिर से कोशिश करें।
        NETWORK_LIMIT	आपके नेटवर्क से बहुत ज़्यादा मैसेज मंगाए गए हैं।
        NO_TRIES_LEFT	इस कोड के साथ यह आखिरी कोशिश थी। नया कोड मंगाएं।
        NUMBER_CLAIM_WAITS	इस नंबर का यहां लंबे समय से इस्तेमाल नहीं हुआ है और शायद अब यह किसी और का हो। इंतज़ार की अवधि के बाद इससे साइन इन किया जा सकता है।
        NUMBER_HAS_EXTENSION	एक्सटेंशन वाले नंबर पर SMS नहीं पहुंचता। सीधा नंबर डालें।
        NUMBER_IMPOSSIBLE	चुने गए देश ({country}) में ऐसा कोई नंबर नहीं होता।
        NUMBER_INVALID	चुने गए देश ({country}) में ऐसा कोई नंबर नहीं होता।
        NUMBER_KIND_NOT_ALLOWED	SMS सिर्फ़ मोबाइल नंबर पर भेजा जा सकता है। कोई दूसरा नंबर डालें।
        NUMBER_OPTED_OUT	इस नंबर पर हमारे मैसेज पाने की सुविधा बंद कर दी गई है।
        NUMBER_SUSPENDED	इस नंबर के लिए कई बार गलत कोड डाला गया है।
        NUMBER_TOO_LONG	चुने गए देश ({country}) के हिसाब से यह नंबर बहुत लंबा है।
        NUMBER_TOO_SHORT	चुने गए देश ({country}) के हिसाब से यह नंबर बहुत छोटा है।
        NUMBER_WITHOUT_COUNTRY	इस नंबर का देश चुनें।
        OPERATION_NOT_ALLOWED	साइन इन करने का यह तरीका यहां बंद है।
        OTHER_PROOF_REQUIRED	इस नंबर का यहां लंबे समय से इस्तेमाल नहीं हुआ है। किसी दूसरे तरीके से साइन इन करें।
        PASSKEY_CHALLENGE_EXPIRED	इसमें बहुत ज़्यादा समय लगा। फिर से कोशिश करें।
        PASSKEY_CREDENTIAL_NOT_FOUND	यह पासकी अब किसी खाते की नहीं है। किसी दूसरे तरीके से साइन इन करें।
        PASSKEY_LIMIT_EXCEEDED	आपके खाते में और पासकी नहीं जोड़ी जा सकतीं।
        PASSKEY_UNAVAILABLE	इस डिवाइस पर पासकी इस्तेमाल नहीं की जा सकतीं।
        PASSKEY_USER_NOT_VERIFIED	आपके डिवाइस ने पुष्टि नहीं की कि यह आप ही हैं। चेहरे, फ़िंगरप्रिंट या स्क्रीन लॉक से फिर से कोशिश करें।
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	यह पासवर्ड ऐप के नियमों के मुताबिक नहीं है। कोई दूसरा पासवर्ड चुनें।
        PREFIX_HELD	इस तरह के नंबरों पर अभी SMS नहीं भेजा जा सकता।
        PREFIX_LIMIT	इस तरह के नंबरों पर अभी SMS नहीं भेजा जा सकता।
        PROJECT_LIMIT	अभी और मैसेज नहीं भेजे जा सकते।
        PROOF_REQUIRED	इस नंबर के लिए कई बार गलत कोड डाला गया है।
        QUOTA_EXCEEDED	अभी और मैसेज नहीं भेजे जा सकते।
        REGION_NOT_ALLOWED	फ़िलहाल, इस देश के नंबरों पर SMS भेजने की सुविधा उपलब्ध नहीं है ({country})।
        SECOND_CODE_REQUIRED	कोड सही है। इस नंबर के लिए कई बार गलत कोड डाला गया है, इसलिए एक और कोड ज़रूरी है। उसे अभी मंगाएं।
        SECOND_FACTOR_EXISTS	यह नंबर पहले से आपके खाते में जुड़ा है। कोई दूसरा नंबर डालें।
        SECOND_FACTOR_LIMIT_EXCEEDED	आपके खाते में दूसरे चरण के तरीकों की सीमा पूरी हो गई है।
        SECOND_FACTOR_SUSPENDED	इस ऐप से कई बार गलत कोड डाला गया है। कोई दूसरा तरीका आज़माएं या सहायता टीम से संपर्क करें।
        SEND_COOLDOWN	हमने इस नंबर पर अभी-अभी एक मैसेज भेजा है।
        SEND_DAILY_LIMIT	इस नंबर के लिए, हर दिन के मैसेज की सीमा पूरी हो गई है।
        SEND_HOURLY_LIMIT	इस नंबर के लिए, हर घंटे के मैसेज की सीमा पूरी हो गई है।
        SESSION_EXPIRED	यह कोड अब मान्य नहीं है। नया कोड मंगाएं।
        SPEND_CAP	अभी और मैसेज नहीं भेजे जा सकते।
        TOKEN_EXPIRED	इसमें बहुत ज़्यादा समय लगा। फिर से शुरू करें।
        TOO_MANY_ATTEMPTS_TRY_LATER	बहुत ज़्यादा बार कोशिश की गई है।
        TOO_MANY_ENROLLMENT_ATTEMPTS	कई बार गलत कोड डाला गया है। फिर से शुरू करें।
        TOTP_CHALLENGE_TIMEOUT	साइन इन करने की समयसीमा खत्म हो गई है। फिर से शुरू करें।
        UNSUPPORTED_FIRST_FACTOR	इस खाते में फ़ोन नंबर से साइन इन नहीं किया जा सकता। ऐप में किसी दूसरे तरीके से साइन इन करें।
        UNVERIFIED_EMAIL	इस पते की पुष्टि अभी नहीं हुई है। हमारे ईमेल का लिंक खोलें।
        USER_DISABLED	यह खाता बंद कर दिया गया है। सहायता टीम से संपर्क करें।
        USER_MISMATCH	यह दूसरा खाता है। उस खाते में साइन इन करें जिसका इस्तेमाल किया जा रहा है।
        USER_NOT_FOUND	यह खाता अब मौजूद नहीं है।
        WEAK_PASSWORD	यह पासवर्ड बहुत कमज़ोर है। कोई दूसरा पासवर्ड चुनें।
        WRONG_CODE	यह कोड सही नहीं है।
        appName	ऑथेंटिकेटर ऐप
        asGuest	मेहमान के तौर पर जारी रखें
        back	वापस जाएं
        callingCodeUnknown	यह किसी भी देश का कोड नहीं है। “+” के बाद के अंक जांचें।
        changeNumber	नंबर बदलें
        codeExpiresIn	कोड {time} तक मान्य है।
        codeLabel	{count} अंकों का कोड
        codeLead	{number} पर भेजा गया
        codeShort	कोड में {count} अंक होते हैं।
        codeSubmit	साइन इन करें
        codeSubmitting	जांच की जा रही है…
        codeTitle	{count} अंकों का कोड डालें
        confirmEmailTitle	अपने ईमेल पते की पुष्टि करें
        conflictLead	साइन इन की यह जानकारी किसी दूसरे खाते की है। उस खाते पर स्विच करने से, मेहमान खाता छूट जाएगा।
        conflictSubmit	उस खाते पर स्विच करें
        conflictTitle	आपके पास पहले से एक खाता है
        countryButton	देश: {name}, +{code}
        countryChanged	देश बदल दिया गया है: {name}।
        countryClose	बंद करें
        countryCount	नतीजे: {count}
        countryNone	“{query}” से मेल खाने वाला कोई देश नहीं मिला।
        countrySearch	नाम या कोड से खोजें
        countryTitle	देश चुनें
        doneTitle	आपने साइन इन कर लिया है
        emailLabel	ईमेल पता
        emailMissing	अपना ईमेल पता डालें।
        enrollApp	ऑथेंटिकेटर ऐप
        enrollAppLead	इस सेटअप कुंजी से अपने ऐप में एक खाता जोड़ें। इसके बाद, ऐप में दिख रहा 6 अंकों का कोड डालें।
        enrollAppNote	आपके फ़ोन के किसी ऐप से कोड
        enrollAppScan	अपने ऑथेंटिकेटर ऐप से यह QR कोड स्कैन करें या सेटअप कुंजी से उसमें एक खाता जोड़ें। इसके बाद, ऐप में दिख रहा 6 अंकों का कोड डालें।
        enrollAppTitle	अपना ऑथेंटिकेटर ऐप सेट अप करें
        enrollLead	आपके नंबर की पुष्टि हो गई है। इस ऐप में साइन इन करने के लिए दूसरा चरण भी ज़रूरी है। प्रोसेस पूरी करने के लिए, कोई एक तरीका चुनें।
        enrollOfferLead	दूसरा चरण आपके खाते को बेहतर सुरक्षा देता है। कोई एक तरीका चुनें या इसके बिना आगे बढ़ें।
        enrollPhone	दूसरा फ़ोन नंबर
        enrollPhoneLead	साइन इन वाले नंबर के बजाय कोई दूसरा नंबर डालें। उसकी पुष्टि करने के लिए, हम SMS से एक कोड भेजेंगे।
        enrollPhoneNote	SMS से कोड
        enrollRequiredLead	इस ऐप में साइन इन करने के लिए दूसरा चरण ज़रूरी है। प्रोसेस पूरी करने के लिए, कोई एक तरीका चुनें।
        enrollSubmit	पूरा करें
        enrollTitle	दूसरा चरण जोड़ें
        existingLead	{email} एक ऐसे खाते से जुड़ा है जिसमें साइन इन करने का तरीका दूसरा है। उसमें साइन इन करें और हम यह तरीका भी जोड़ देंगे।
        factorApp	ऑथेंटिकेटर ऐप का इस्तेमाल करें
        factorAppLead	अपना ऑथेंटिकेटर ऐप खोलें और वह कोड डालें जो इस खाते के लिए दिख रहा है।
        factorCodeLead	{number} पर खत्म होने वाले आपके नंबर पर भेजा गया
        factorLead	इस खाते के लिए दूसरा चरण ज़रूरी है। कोई एक तरीका चुनें।
        factorLost	अगर इनमें से किसी का इस्तेमाल नहीं किया जा सकता, तो सहायता टीम से संपर्क करें।
        factorPhone	{number} पर खत्म होने वाले नंबर पर SMS से कोड पाएं
        factorTitle	अपनी पहचान की पुष्टि करें
        help	सहायता पाएं
        linkConfirmLead	वह पता डालें जिस पर साइन इन लिंक भेजा गया था।
        linkSent	हमने {email} पर साइन इन लिंक भेजा है। उसे इसी डिवाइस पर खोलें।
        linkSubmit	लिंक भेजें
        linkTitle	ईमेल से साइन इन करें
        messageDelivered	मैसेज आपके फ़ोन पर पहुंच गया है। अपने मैसेज देखें, अनजान लोगों से आए मैसेज भी।
        messageFailed	इस नंबर पर मैसेज नहीं पहुंच सका। नंबर जांचें या नया कोड मांगें।
        messagePending	मैसेज अभी रास्ते में है। इसमें कुछ मिनट लग सकते हैं।
        methodsTitle	साइन इन करें
        nameLabel	आपका नाम
        nameMissing	अपना नाम डालें।
        noMessage	मैसेज नहीं मिला?
        numberExample	उदाहरण: {number}
        numberLabel	फ़ोन नंबर
        numberLead	आपकी पहचान की पुष्टि करने के लिए, हम SMS से एक कोड भेजेंगे।
        numberMissing	अपना फ़ोन नंबर डालें।
        numberNotice	जारी रखने का मतलब है कि आप SMS पाने के लिए सहमत हैं। इसके लिए, मैसेज और डेटा का शुल्क लग सकता है।
        numberSent	हम {number} पर कोड भेजेंगे।
        numberSubmit	कोड भेजें
        numberSubmitting	भेजा जा रहा है…
        numberTitle	अपने फ़ोन से साइन इन करें
        offline	सर्वर से कनेक्ट नहीं हो पा रहा है। अपना इंटरनेट कनेक्शन जांचें और फिर से कोशिश करें।
        oneMoment	थोड़ा इंतज़ार करें…
        openApp	इस डिवाइस पर ऑथेंटिकेटर ऐप खोलें
        otherWay	कोई दूसरा तरीका चुनें
        passkeyContinue	जारी रखें
        passkeyDoneLead	अब से आप इससे साइन इन कर सकते हैं।
        passkeyDoneTitle	आपकी पासकी सेव हो गई है
        passkeyLead	पासकी बनाएँ और वैसे ही साइन इन करें जैसे आप अपना डिवाइस अनलॉक करते हैं: चेहरे, फ़िंगरप्रिंट या स्क्रीन लॉक से।
        passkeySubmit	पासकी बनाएँ
        passkeyTitle	अगली बार ज़्यादा तेज़ी से साइन इन करें
        passwordForgotten	क्या पासवर्ड याद नहीं है?
        passwordHide	पासवर्ड छिपाएं
        passwordLabel	पासवर्ड
        passwordMissing	अपना पासवर्ड डालें।
        passwordNew	नया पासवर्ड
        passwordRulesDigit	एक अंक
        passwordRulesLongest	ज़्यादा से ज़्यादा {count} वर्ण
        passwordRulesLowercase	एक छोटा अक्षर (जैसे, a)
        passwordRulesSentence	पासवर्ड में ये होने चाहिए: {rules}।
        passwordRulesSeparator	, 
        passwordRulesShortest	कम से कम {count} वर्ण
        passwordRulesSymbol	एक चिह्न
        passwordRulesUppercase	एक बड़ा अक्षर (जैसे, A)
        passwordShow	पासवर्ड दिखाएं
        passwordTitle	अपने पासवर्ड से साइन इन करें
        phoneName	फ़ोन
        privacy	निजता नीति
        reauthLead	आपकी सुरक्षा के लिए, आगे बढ़ने से पहले फिर से साइन इन करें।
        resend	नया कोड भेजें
        resendIn	{time} में नया कोड
        resendReady	अब नया कोड मंगाया जा सकता है।
        resent	नया कोड भेज दिया गया है।
        resentSame	हमारा भेजा हुआ कोड अब भी मान्य है।
        resetLead	नया पासवर्ड चुनने के लिए, हम आपको एक लिंक भेजेंगे।
        resetSent	अगर {email} से कोई खाता जुड़ा है, तो हमने इस पते पर नया पासवर्ड चुनने का लिंक भेज दिया है।
        resetTitle	अपना पासवर्ड रीसेट करें
        retryIn	{time} बाद फिर से कोशिश करें।
        retryOn	इस समय के बाद फिर से कोशिश करें: {time}।
        setupCode	सेटअप कुंजी वाला QR कोड
        setupKey	सेटअप कुंजी
        signUp	नया खाता बनाएं
        signUpInstead	मेरे पास खाता है
        signUpSubmit	खाता बनाएं
        skip	अभी नहीं
        startOver	फिर से शुरू करें
        terms	सेवा की शर्तें
        triesLeftOne	अब {count} बार और कोशिश की जा सकती है।
        triesLeftOther	अब {count} बार और कोशिश की जा सकती है।
        unknown	कोई गड़बड़ी हुई। थोड़ी देर बाद फिर से कोशिश करें।
        verifyLead	दूसरा चरण जोड़ने के लिए ईमेल पते की पुष्टि ज़रूरी है। {email} पर भेजे गए ईमेल का लिंक खोलें और फिर यहां लौट आएं।
        verifyResend	लिंक फिर से भेजें
        verifySent	हमने {email} पर एक लिंक भेजा है।
        verifySubmit	मैंने लिंक खोल लिया
        withLink	ईमेल लिंक से जारी रखें
        withPasskey	पासकी से जारी रखें
        withPassword	पासवर्ड से जारी रखें
        withPhone	फ़ोन नंबर से जारी रखें
        withProvider	{provider} से जारी रखें
        """#
}
