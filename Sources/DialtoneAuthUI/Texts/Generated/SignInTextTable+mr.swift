// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let mr = #"""
        ADDRESS_LIMIT	तुमच्या कनेक्शनवरून खूप जास्त मेसेजची विनंती केली गेली आहे.
        ADMIN_ONLY_OPERATION	येथे नवीन खाती तयार करता येत नाहीत.
        APP_LIMIT	सध्या आणखी मेसेज पाठवता येत नाहीत.
        BLOCKING_FUNCTION_ERROR_RESPONSE	अ‍ॅपने या साइन-इनला परवानगी दिली नाही किंवा ते तपासता आले नाही. नंतर पुन्हा प्रयत्न करा.
        CAPTCHA_CHECK_FAILED	तुम्ही रोबोट नाही याची खात्री करता आली नाही. पुन्हा प्रयत्न करा.
        CODE_EXPIRED	या कोडची मुदत संपली आहे. नवीन कोडची विनंती करा.
        CODE_SUPERSEDED	या कोडच्या जागी नवीन कोड आला आहे. येथे नवीन कोडची विनंती करा.
        CODE_USED	हा कोड आधीच वापरला गेला आहे. नवीन कोडची विनंती करा.
        COUNTRY_LIMIT	या देशातील नंबरवर सध्या SMS पाठवता येत नाही ({country}).
        CREDENTIAL_ALREADY_IN_USE	ही पासकी आधीच एका खात्याची आहे.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	याला खूप वेळ लागला. पुन्हा सुरुवात करा.
        EMAIL_EXISTS	या ईमेल अ‍ॅड्रेसचे आधीच खाते आहे. त्यात साइन इन करा.
        ENROLLMENT_LATE	याला खूप वेळ लागला. पुढच्या वेळी साइन इन करताना तुम्ही दुसरी पायरी जोडू शकता.
        ENROLLMENT_REFUSED	या खात्यात दुसरी पायरी जोडता येत नाही.
        FICTIONAL_NUMBER_LIMIT	या नंबरसाठी खूप वेळा चुकीचे कोड एंटर केले गेले आहेत.
        INSTANCE_LIMIT	या डिव्हाइसवरून खूप जास्त मेसेजची विनंती केली गेली आहे.
        INVALID_API_KEY	सर्व्हर या अ‍ॅपला ओळखत नाही.
        INVALID_AUTHENTICATOR_RESPONSE	पासकी वापरता आली नाही. पुन्हा प्रयत्न करा.
        INVALID_CODE	तो कोड बरोबर नाही.
        INVALID_EMAIL	हा ईमेल अ‍ॅड्रेस नाही.
        INVALID_ID_TOKEN	हे साइन-इन संपले आहे. पुन्हा सुरुवात करा.
        INVALID_LOGIN_CREDENTIALS	ईमेल अ‍ॅड्रेस किंवा पासवर्ड चुकीचा आहे.
        INVALID_MFA_PENDING_CREDENTIAL	या साइन-इनची मुदत संपली आहे. पुन्हा सुरुवात करा.
        INVALID_PENDING_TOKEN	या साइन-इनची मुदत संपली आहे. पुन्हा सुरुवात करा.
        INVALID_PHONE_NUMBER	या फोन नंबरवर SMS पाठवता येत नाही.
        INVALID_SESSION_INFO	हा कोड आता वैध नाही. नवीन कोडची विनंती करा.
        LINK_OF_OTHER_EMAIL	ही लिंक दुसऱ्या अ‍ॅड्रेसवर पाठवली होती. तो अ‍ॅड्रेस एंटर करा.
        MESSAGE_NOT_SENT	मेसेज पाठवता आला नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.
        MISSING_APP_CREDENTIAL	हे अ‍ॅप अस्सल आहे याची खात्री करता आली नाही. पुन्हा प्रयत्न करा.
        NETWORK_LIMIT	तुमच्या नेटवर्कवरून खूप जास्त मेसेजची विनंती केली गेली आहे.
        NO_TRIES_LEFT	या कोडचा तो शेवटचा प्रयत्न होता. नवीन कोडची विनंती करा.
        NUMBER_CLAIM_WAITS	हा नंबर येथे बऱ्याच काळापासून वापरलेला नाही आणि तो आता दुसऱ्या कोणाचा असू शकतो. प्रतीक्षा कालावधीनंतर तुम्ही त्याने साइन इन करू शकता.
        NUMBER_HAS_EXTENSION	एक्स्टेंशनवर SMS पोहोचत नाहीत. थेट नंबर एंटर करा.
        NUMBER_IMPOSSIBLE	तुम्ही निवडलेल्या देशात ({country}) असा कोणताही नंबर नाही.
        NUMBER_INVALID	तुम्ही निवडलेल्या देशात ({country}) असा कोणताही नंबर नाही.
        NUMBER_KIND_NOT_ALLOWED	आम्ही फक्त मोबाइल नंबरवर SMS पाठवू शकतो. दुसरा नंबर एंटर करा.
        NUMBER_OPTED_OUT	या नंबरने आमचे मेसेज मिळवणे बंद केले आहे.
        NUMBER_SUSPENDED	या नंबरसाठी खूप वेळा चुकीचे कोड एंटर केले गेले आहेत.
        NUMBER_TOO_LONG	तुम्ही निवडलेल्या देशासाठी ({country}) हा नंबर खूप मोठा आहे.
        NUMBER_TOO_SHORT	तुम्ही निवडलेल्या देशासाठी ({country}) हा नंबर खूप लहान आहे.
        NUMBER_WITHOUT_COUNTRY	या नंबरचा देश निवडा.
        OPERATION_NOT_ALLOWED	साइन इन करण्याची ही पद्धत येथे बंद आहे.
        OTHER_PROOF_REQUIRED	हा नंबर येथे बऱ्याच काळापासून वापरलेला नाही. दुसऱ्या पद्धतीने साइन इन करा.
        PASSKEY_CHALLENGE_EXPIRED	याला खूप वेळ लागला. पुन्हा प्रयत्न करा.
        PASSKEY_CREDENTIAL_NOT_FOUND	ही पासकी आता कोणत्याही खात्याची नाही. दुसऱ्या पद्धतीने साइन इन करा.
        PASSKEY_LIMIT_EXCEEDED	तुमच्या खात्यात आणखी पासकी जोडता येत नाहीत.
        PASSKEY_UNAVAILABLE	या डिव्हाइसवर पासकी वापरता येत नाहीत.
        PASSKEY_USER_NOT_VERIFIED	हे तुम्हीच आहात याची खात्री तुमच्या डिव्हाइसने केली नाही. तुमचा चेहरा, फिंगरप्रिंट किंवा स्क्रीन लॉकने पुन्हा प्रयत्न करा.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	हा पासवर्ड अ‍ॅपच्या नियमांनुसार नाही. दुसरा निवडा.
        PREFIX_HELD	अशा प्रकारच्या नंबरवर सध्या SMS पाठवता येत नाही.
        PREFIX_LIMIT	अशा प्रकारच्या नंबरवर सध्या SMS पाठवता येत नाही.
        PROJECT_LIMIT	सध्या आणखी मेसेज पाठवता येत नाहीत.
        PROOF_REQUIRED	या नंबरसाठी खूप वेळा चुकीचे कोड एंटर केले गेले आहेत.
        QUOTA_EXCEEDED	सध्या आणखी मेसेज पाठवता येत नाहीत.
        REGION_NOT_ALLOWED	या देशातील नंबरवर अद्याप SMS पाठवता येत नाही ({country}).
        SECOND_CODE_REQUIRED	कोड बरोबर आहे. या नंबरसाठी बरेच चुकीचे कोड एंटर केले गेल्यामुळे, तुम्हाला दुसऱ्या कोडची गरज आहे. आत्ताच त्याची विनंती करा.
        SECOND_FACTOR_EXISTS	हा नंबर आधीच तुमच्या खात्याचा आहे. दुसरा नंबर एंटर करा.
        SECOND_FACTOR_LIMIT_EXCEEDED	तुमच्या खात्यात दुसऱ्या पायऱ्यांची कमाल संख्या झाली आहे.
        SECOND_FACTOR_SUSPENDED	या अ‍ॅपमधून खूप वेळा चुकीचे कोड एंटर केले गेले आहेत. दुसरी पद्धत वापरा किंवा सपोर्टशी संपर्क साधा.
        SEND_COOLDOWN	आम्ही नुकताच या नंबरवर मेसेज पाठवला आहे.
        SEND_DAILY_LIMIT	या नंबरसाठी मेसेजची दररोजची मर्यादा संपली आहे.
        SEND_HOURLY_LIMIT	या नंबरसाठी मेसेजची दर तासाची मर्यादा संपली आहे.
        SESSION_EXPIRED	हा कोड आता वैध नाही. नवीन कोडची विनंती करा.
        SPEND_CAP	सध्या आणखी मेसेज पाठवता येत नाहीत.
        TOKEN_EXPIRED	याला खूप वेळ लागला. पुन्हा सुरुवात करा.
        TOO_MANY_ATTEMPTS_TRY_LATER	खूप जास्त प्रयत्न झाले आहेत.
        TOO_MANY_ENROLLMENT_ATTEMPTS	खूप वेळा चुकीचे कोड एंटर केले गेले आहेत. पुन्हा सुरुवात करा.
        TOTP_CHALLENGE_TIMEOUT	या साइन-इनची मुदत संपली आहे. पुन्हा सुरुवात करा.
        UNSUPPORTED_FIRST_FACTOR	या खात्यात फोन नंबरने साइन इन करता येत नाही. अ‍ॅपमध्ये दुसऱ्या पद्धतीने साइन इन करा.
        UNVERIFIED_EMAIL	या अ‍ॅड्रेसची अजून खात्री झालेली नाही. आमच्या ईमेलमधील लिंक उघडा.
        USER_DISABLED	हे खाते बंद केले आहे. सपोर्टशी संपर्क साधा.
        USER_MISMATCH	हे दुसरे खाते आहे. तुम्ही वापरत असलेल्या खात्यात साइन इन करा.
        USER_NOT_FOUND	हे खाते आता अस्तित्वात नाही.
        WEAK_PASSWORD	हा पासवर्ड खूप कमकुवत आहे. दुसरा निवडा.
        WRONG_CODE	तो कोड बरोबर नाही.
        appName	ऑथेंटिकेटर अ‍ॅप
        asGuest	अतिथी म्हणून पुढे सुरू ठेवा
        back	मागे
        callingCodeUnknown	हा कोणत्याही देशाचा कोड नाही. “+” नंतरचे अंक तपासा.
        changeNumber	नंबर बदला
        codeExpiresIn	कोड {time} वैध आहे.
        codeLabel	{count} अंकी कोड
        codeLead	{number} वर पाठवला
        codeShort	कोडमध्ये {count} अंक असतात.
        codeSubmit	साइन इन करा
        codeSubmitting	तपासत आहे…
        codeTitle	{count} अंकी कोड एंटर करा
        confirmEmailTitle	तुमच्या ईमेल अ‍ॅड्रेसची खात्री करा
        conflictLead	हे साइन-इन दुसऱ्या खात्याचे आहे. तुम्ही त्यावर स्विच केल्यास, तुम्ही अतिथी खाते सोडाल.
        conflictSubmit	त्या खात्यावर स्विच करा
        conflictTitle	तुमचे आधीच खाते आहे
        countryButton	देश: {name}, +{code}
        countryChanged	देश बदलला आहे: {name}.
        countryClose	बंद करा
        countryCount	परिणाम: {count}
        countryNone	“{query}” शी जुळणारा कोणताही देश सापडला नाही.
        countrySearch	नाव किंवा कोडने शोधा
        countryTitle	देश निवडा
        doneTitle	तुम्ही साइन इन केले आहे
        emailLabel	ईमेल अ‍ॅड्रेस
        emailMissing	तुमचा ईमेल अ‍ॅड्रेस एंटर करा.
        enrollApp	ऑथेंटिकेटर अ‍ॅप
        enrollAppLead	या सेटअप कीने तुमच्या अ‍ॅपमध्ये खाते जोडा. त्यानंतर अ‍ॅप दाखवत असलेला 6 अंकी कोड एंटर करा.
        enrollAppNote	तुमच्या फोनवरील अ‍ॅपमधील कोड
        enrollAppScan	तुमच्या ऑथेंटिकेटर अ‍ॅपने हा QR कोड स्कॅन करा किंवा सेटअप कीने त्यामध्ये खाते जोडा. त्यानंतर अ‍ॅप दाखवत असलेला 6 अंकी कोड एंटर करा.
        enrollAppTitle	तुमचे ऑथेंटिकेटर अ‍ॅप सेट करा
        enrollLead	तुमच्या नंबरची खात्री झाली आहे. या अ‍ॅपमध्ये साइन इन करण्यासाठी दुसरी पायरीदेखील आवश्यक आहे. पूर्ण करण्यासाठी एक पद्धत निवडा.
        enrollOfferLead	दुसरी पायरी तुमच्या खात्याचे अधिक चांगले संरक्षण करते. एक पद्धत निवडा किंवा त्याशिवाय पुढे सुरू ठेवा.
        enrollPhone	दुसरा फोन नंबर
        enrollPhoneLead	तुम्ही साइन इन करण्यासाठी वापरता त्यापेक्षा वेगळा नंबर वापरा. त्याची खात्री करण्यासाठी, आम्ही SMS ने एक कोड पाठवू.
        enrollPhoneNote	SMS ने कोड
        enrollRequiredLead	या अ‍ॅपमध्ये साइन इन करण्यासाठी दुसरी पायरी आवश्यक आहे. पूर्ण करण्यासाठी एक पद्धत निवडा.
        enrollSubmit	पूर्ण करा
        enrollTitle	दुसरी पायरी जोडा
        existingLead	{email} हा साइन इनची दुसरी पद्धत असलेल्या खात्याचा आहे. त्यात साइन इन करा, म्हणजे आम्ही ही पद्धत जोडू.
        factorApp	तुमचे ऑथेंटिकेटर अ‍ॅप वापरा
        factorAppLead	तुमचे ऑथेंटिकेटर अ‍ॅप उघडा आणि ते या खात्यासाठी दाखवत असलेला कोड एंटर करा.
        factorCodeLead	{number} ने संपणाऱ्या तुमच्या नंबरवर पाठवला
        factorLead	या खात्यासाठी दुसरी पायरी आवश्यक आहे. एक पद्धत निवडा.
        factorLost	तुम्ही यांपैकी काहीही वापरू शकत नसल्यास, सपोर्टशी संपर्क साधा.
        factorPhone	{number} ने संपणाऱ्या नंबरवर SMS ने कोड पाठवा
        factorTitle	हे तुम्हीच आहात याची खात्री करा
        help	मदत मिळवा
        linkConfirmLead	ज्या अ‍ॅड्रेसवर साइन-इन लिंक पाठवली होती तो एंटर करा.
        linkSent	आम्ही {email} वर साइन-इन लिंक पाठवली आहे. ती या डिव्हाइसवर उघडा.
        linkSubmit	लिंक पाठवा
        linkTitle	ईमेलने साइन इन करा
        messageDelivered	मेसेज तुमच्या फोनवर पोहोचला आहे. तुमच्या मेसेजमध्ये पाहा, अज्ञात पाठवणाऱ्यांच्या मेसेजमध्येही.
        messageFailed	या नंबरवर मेसेज पोहोचवता आला नाही. नंबर तपासा किंवा नवीन कोडची विनंती करा.
        messagePending	मेसेज अजून येत आहे. याला काही मिनिटे लागू शकतात.
        methodsTitle	साइन इन करा
        nameLabel	तुमचे नाव
        nameMissing	तुमचे नाव एंटर करा.
        noMessage	मेसेज आला नाही?
        numberExample	उदाहरण: {number}
        numberLabel	फोन नंबर
        numberLead	हे तुम्हीच आहात याची खात्री करण्यासाठी, आम्ही SMS ने एक कोड पाठवू.
        numberMissing	तुमचा फोन नंबर एंटर करा.
        numberNotice	पुढे सुरू ठेवून तुम्ही SMS मिळवण्यास सहमती देता. मेसेज आणि डेटा शुल्क लागू होऊ शकते.
        numberSent	आम्ही {number} वर कोड पाठवू.
        numberSubmit	कोड पाठवा
        numberSubmitting	पाठवत आहे…
        numberTitle	तुमच्या फोनने साइन इन करा
        offline	सर्व्हरशी कनेक्ट करता येत नाही. तुमचे कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.
        oneMoment	थोडे थांबा…
        openApp	या डिव्हाइसवर ऑथेंटिकेटर अ‍ॅप उघडा
        otherWay	दुसरी पद्धत निवडा
        passkeyContinue	पुढे सुरू ठेवा
        passkeyDoneLead	आतापासून तुम्ही तिने साइन इन करू शकता.
        passkeyDoneTitle	तुमची पासकी सेव्ह केली आहे
        passkeyLead	तुम्ही ज्या प्रकारे तुमचे डिव्हाइस अनलॉक करता त्याच प्रकारे, म्हणजे तुमचा चेहरा, फिंगरप्रिंट किंवा स्क्रीन लॉकने साइन इन करण्यासाठी पासकी तयार करा.
        passkeySubmit	पासकी तयार करा
        passkeyTitle	पुढच्या वेळी अधिक जलद साइन इन करा
        passwordForgotten	पासवर्ड विसरलात?
        passwordHide	पासवर्ड लपवा
        passwordLabel	पासवर्ड
        passwordMissing	तुमचा पासवर्ड एंटर करा.
        passwordNew	नवीन पासवर्ड
        passwordRulesDigit	एक अंक
        passwordRulesLongest	कमाल {count} वर्ण
        passwordRulesLowercase	एक लोअरकेस अक्षर
        passwordRulesSentence	पासवर्डचे नियम: {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	किमान {count} वर्ण
        passwordRulesSymbol	एक चिन्ह
        passwordRulesUppercase	एक अपरकेस अक्षर
        passwordShow	पासवर्ड दाखवा
        passwordTitle	तुमच्या पासवर्डने साइन इन करा
        phoneName	फोन
        privacy	गोपनीयता धोरण
        reauthLead	तुमच्या सुरक्षिततेसाठी, पुढे सुरू ठेवण्याकरिता पुन्हा साइन इन करा.
        resend	नवीन कोड पाठवा
        resendIn	{time} मध्ये नवीन कोड
        resendReady	आता तुम्ही नवीन कोडची विनंती करू शकता.
        resent	नवीन कोड पाठवला आहे.
        resentSame	आम्ही पाठवलेला कोड अजूनही वैध आहे.
        resetLead	नवीन पासवर्ड निवडण्यासाठी आम्ही तुम्हाला लिंक पाठवू.
        resetSent	{email} साठी खाते असल्यास, नवीन पासवर्ड निवडण्यासाठी आम्ही तेथे लिंक पाठवली आहे.
        resetTitle	तुमचा पासवर्ड रीसेट करा
        retryIn	{time} मध्ये पुन्हा प्रयत्न करा.
        retryOn	{time} नंतर पुन्हा प्रयत्न करा.
        setupCode	सेटअप की असलेला QR कोड
        setupKey	सेटअप की
        signUp	खाते तयार करा
        signUpInstead	माझे खाते आहे
        signUpSubmit	खाते तयार करा
        skip	आता नको
        startOver	पुन्हा सुरुवात करा
        terms	सेवा अटी
        triesLeftOne	{count} प्रयत्न शिल्लक आहे.
        triesLeftOther	{count} प्रयत्न शिल्लक आहेत.
        unknown	काहीतरी चुकले. थोड्या वेळाने पुन्हा प्रयत्न करा.
        verifyLead	दुसरी पायरी जोडण्यासाठी खात्री केलेला ईमेल अ‍ॅड्रेस आवश्यक आहे. {email} वर पाठवलेल्या ईमेलमधील लिंक उघडा, त्यानंतर येथे परत या.
        verifyResend	लिंक पुन्हा पाठवा
        verifySent	आम्ही {email} वर लिंक पाठवली आहे.
        verifySubmit	मी लिंक उघडली आहे
        withLink	ईमेल लिंकने पुढे सुरू ठेवा
        withPasskey	पासकीने पुढे सुरू ठेवा
        withPassword	पासवर्डने पुढे सुरू ठेवा
        withPhone	फोन नंबरने पुढे सुरू ठेवा
        withProvider	{provider} ने पुढे सुरू ठेवा
        """#
}
