// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let sw = #"""
        ADDRESS_LIMIT	Ujumbe mwingi mno umeombwa kutoka kwenye muunganisho wako.
        ADMIN_ONLY_OPERATION	Akaunti mpya haziwezi kufunguliwa hapa.
        APP_LIMIT	Kwa sasa ujumbe zaidi hauwezi kutumwa.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Programu haikuruhusu uingie, au haikuweza kukagua ombi lako. Jaribu tena baadaye.
        CAPTCHA_CHECK_FAILED	Hatukuweza kuthibitisha kuwa wewe si roboti. Jaribu tena.
        CODE_EXPIRED	Muda wa msimbo huu umeisha. Omba mpya.
        CODE_SUPERSEDED	Msimbo mpya zaidi umechukua nafasi ya huu. Omba mpya hapa.
        CODE_USED	Msimbo huu tayari umetumika. Omba mpya.
        COUNTRY_LIMIT	Kwa sasa hatuwezi kutuma SMS kwa nambari za nchi hii ({country}).
        CREDENTIAL_ALREADY_IN_USE	Ufunguo huu wa siri tayari uko kwenye akaunti.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Imechukua muda mrefu mno. Anza upya.
        EMAIL_EXISTS	Anwani hii ya barua pepe tayari ina akaunti. Ingia katika akaunti hiyo.
        ENROLLMENT_LATE	Imechukua muda mrefu mno. Unaweza kuongeza hatua ya pili utakapoingia tena.
        ENROLLMENT_REFUSED	Huwezi kuongeza hatua ya pili kwenye akaunti hii.
        FICTIONAL_NUMBER_LIMIT	Misimbo mingi mno isiyo sahihi imewekwa kwa nambari hii.
        INSTANCE_LIMIT	Ujumbe mwingi mno umeombwa kutoka kwenye kifaa hiki.
        INVALID_API_KEY	Seva haiijui programu hii.
        INVALID_AUTHENTICATOR_RESPONSE	Ufunguo wa siri haukuweza kutumika. Jaribu tena.
        INVALID_CODE	Msimbo si sahihi.
        INVALID_EMAIL	Hii si anwani ya barua pepe.
        INVALID_ID_TOKEN	Kipindi hiki kimeisha. Anza upya.
        INVALID_LOGIN_CREDENTIALS	Anwani ya barua pepe au nenosiri si sahihi.
        INVALID_MFA_PENDING_CREDENTIAL	Muda wa kuingia umeisha. Anza upya.
        INVALID_PENDING_TOKEN	Muda wa kuingia umeisha. Anza upya.
        INVALID_PHONE_NUMBER	Hatuwezi kutuma SMS kwa nambari hii.
        INVALID_SESSION_INFO	Msimbo huu hautumiki tena. Omba mpya.
        LINK_OF_OTHER_EMAIL	Kiungo hiki kilitumwa kwenye anwani nyingine. Weka anwani hiyo.
        MESSAGE_NOT_SENT	Ujumbe haukutumwa. Jaribu tena baada ya muda mfupi.
        MISSING_APP_CREDENTIAL	Hatukuweza kuthibitisha kuwa programu hii ni halisi. Jaribu tena.
        NETWORK_LIMIT	Ujumbe mwingi mno umeombwa kutoka kwenye mtandao wako.
        NO_TRIES_LEFT	Hilo lilikuwa jaribio la mwisho kwa msimbo huu. Omba mpya.
        NUMBER_CLAIM_WAITS	Nambari hii haijatumika hapa kwa muda mrefu na huenda sasa ni ya mtu mwingine. Unaweza kuingia ukitumia nambari hii baada ya muda wa kusubiri.
        NUMBER_HAS_EXTENSION	SMS haziwezi kufika kwenye nambari za ndani. Weka nambari ya moja kwa moja.
        NUMBER_IMPOSSIBLE	Nchi uliyochagua ({country}) haina nambari kama hii.
        NUMBER_INVALID	Nchi uliyochagua ({country}) haina nambari kama hii.
        NUMBER_KIND_NOT_ALLOWED	Tunaweza kutuma SMS kwa nambari za simu za mkononi pekee. Weka nambari nyingine.
        NUMBER_OPTED_OUT	Nambari hii imeomba kutopokea ujumbe wetu.
        NUMBER_SUSPENDED	Misimbo mingi mno isiyo sahihi imewekwa kwa nambari hii.
        NUMBER_TOO_LONG	Nambari hii ni ndefu mno kwa nchi uliyochagua ({country}).
        NUMBER_TOO_SHORT	Nambari hii ni fupi mno kwa nchi uliyochagua ({country}).
        NUMBER_WITHOUT_COUNTRY	Chagua nchi ya nambari hii.
        OPERATION_NOT_ALLOWED	Njia hii ya kuingia imezimwa hapa.
        OTHER_PROOF_REQUIRED	Nambari hii haijatumika hapa kwa muda mrefu. Ingia kwa njia nyingine.
        PASSKEY_CHALLENGE_EXPIRED	Imechukua muda mrefu mno. Jaribu tena.
        PASSKEY_CREDENTIAL_NOT_FOUND	Ufunguo huu wa siri hauko tena kwenye akaunti yoyote. Ingia kwa njia nyingine.
        PASSKEY_LIMIT_EXCEEDED	Huwezi kuongeza funguo zaidi za siri kwenye akaunti yako.
        PASSKEY_UNAVAILABLE	Funguo za siri haziwezi kutumika kwenye kifaa hiki.
        PASSKEY_USER_NOT_VERIFIED	Kifaa chako hakikuthibitisha kuwa ni wewe. Jaribu tena kwa uso, alama ya kidole au mbinu ya kufunga skrini.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Nenosiri hili halitimizi masharti ya programu. Chagua lingine.
        PREFIX_HELD	Kwa sasa hatuwezi kutuma SMS kwa nambari kama hii.
        PREFIX_LIMIT	Kwa sasa hatuwezi kutuma SMS kwa nambari kama hii.
        PROJECT_LIMIT	Kwa sasa ujumbe zaidi hauwezi kutumwa.
        PROOF_REQUIRED	Misimbo mingi mno isiyo sahihi imewekwa kwa nambari hii.
        QUOTA_EXCEEDED	Kwa sasa ujumbe zaidi hauwezi kutumwa.
        REGION_NOT_ALLOWED	Bado hatuwezi kutuma SMS kwa nambari za nchi hii ({country}).
        SECOND_CODE_REQUIRED	Msimbo ni sahihi. Kwa sababu misimbo mingi isiyo sahihi imewekwa kwa nambari hii, unahitaji msimbo wa pili. Uombe sasa.
        SECOND_FACTOR_EXISTS	Nambari hii tayari iko kwenye akaunti yako. Weka nyingine.
        SECOND_FACTOR_LIMIT_EXCEEDED	Huwezi kuongeza hatua nyingine ya pili kwenye akaunti yako.
        SECOND_FACTOR_SUSPENDED	Misimbo mingi mno isiyo sahihi ya programu hii imewekwa. Tumia njia nyingine au wasiliana na timu ya usaidizi.
        SEND_COOLDOWN	Tumetuma ujumbe kwa nambari hii sasa hivi.
        SEND_DAILY_LIMIT	Nambari hii imefikia kikomo cha ujumbe kwa siku.
        SEND_HOURLY_LIMIT	Nambari hii imefikia kikomo cha ujumbe kwa saa.
        SESSION_EXPIRED	Msimbo huu hautumiki tena. Omba mpya.
        SPEND_CAP	Kwa sasa ujumbe zaidi hauwezi kutumwa.
        TOKEN_EXPIRED	Imechukua muda mrefu mno. Anza upya.
        TOO_MANY_ATTEMPTS_TRY_LATER	Umejaribu mara nyingi mno.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Misimbo mingi mno isiyo sahihi imewekwa. Anza upya.
        TOTP_CHALLENGE_TIMEOUT	Muda wa kuingia umeisha. Anza upya.
        UNSUPPORTED_FIRST_FACTOR	Huwezi kuingia katika akaunti hii kwa nambari ya simu. Tumia njia nyingine kwenye programu.
        UNVERIFIED_EMAIL	Anwani hii bado haijathibitishwa. Fungua kiungo kilicho kwenye barua pepe yetu.
        USER_DISABLED	Akaunti hii imezimwa. Wasiliana na timu ya usaidizi.
        USER_MISMATCH	Hii ni akaunti nyingine. Ingia kwenye ile unayotumia.
        USER_NOT_FOUND	Akaunti hii haipo tena.
        WEAK_PASSWORD	Nenosiri hili ni dhaifu mno. Chagua lingine.
        WRONG_CODE	Msimbo si sahihi.
        appName	Programu ya uthibitishaji
        asGuest	Endelea kama mgeni
        back	Rudi
        callingCodeUnknown	Hakuna nchi yenye msimbo huu. Angalia tarakimu zilizo baada ya “+”.
        changeNumber	Badilisha nambari
        codeExpiresIn	Msimbo unatumika kwa {time}.
        codeLabel	Msimbo wenye tarakimu {count}
        codeLead	Umetumwa kwa {number}
        codeShort	Msimbo una tarakimu {count}.
        codeSubmit	Ingia
        codeSubmitting	Inakagua…
        codeTitle	Weka msimbo wenye tarakimu {count}
        confirmEmailTitle	Thibitisha anwani yako ya barua pepe
        conflictLead	Njia hii ya kuingia ni ya akaunti nyingine. Ukihamia kwenye akaunti hiyo, utaacha akaunti ya mgeni.
        conflictSubmit	Hamia kwenye akaunti hiyo
        conflictTitle	Tayari una akaunti
        countryButton	Nchi: {name}, +{code}
        countryChanged	Nchi imebadilishwa kuwa {name}.
        countryClose	Funga
        countryCount	Matokeo: {count}
        countryNone	Hakuna nchi inayolingana na “{query}”.
        countrySearch	Tafuta kwa jina au msimbo
        countryTitle	Chagua nchi
        doneTitle	Umeingia katika akaunti
        emailLabel	Anwani ya barua pepe
        emailMissing	Weka anwani yako ya barua pepe.
        enrollApp	Programu ya uthibitishaji
        enrollAppLead	Ongeza akaunti kwenye programu yako kwa kutumia ufunguo huu wa kuweka mipangilio. Kisha weka msimbo wenye tarakimu 6 unaoonyeshwa na programu.
        enrollAppNote	Misimbo kutoka programu kwenye simu yako
        enrollAppScan	Changanua msimbo huu wa QR kwa programu yako ya uthibitishaji, au uongeze akaunti humo kwa kutumia ufunguo wa kuweka mipangilio. Kisha weka msimbo wenye tarakimu 6 unaoonyeshwa na programu.
        enrollAppTitle	Weka mipangilio ya programu yako ya uthibitishaji
        enrollLead	Nambari yako imethibitishwa. Programu hii pia inahitaji hatua ya pili unapoingia. Chagua moja ili umalize.
        enrollOfferLead	Hatua ya pili hulinda akaunti yako vizuri zaidi. Chagua moja, au uendelee bila hatua hiyo.
        enrollPhone	Nambari nyingine ya simu
        enrollPhoneLead	Tumia nambari tofauti na ile unayotumia kuingia. Tutatuma msimbo kupitia SMS ili kuithibitisha.
        enrollPhoneNote	Misimbo kupitia SMS
        enrollRequiredLead	Programu hii inahitaji hatua ya pili unapoingia. Chagua moja ili umalize.
        enrollSubmit	Maliza
        enrollTitle	Ongeza hatua ya pili
        existingLead	{email} ni ya akaunti yenye njia nyingine ya kuingia. Ingia kwenye akaunti hiyo, nasi tutaongeza njia hii.
        factorApp	Tumia programu yako ya uthibitishaji
        factorAppLead	Fungua programu yako ya uthibitishaji kisha uweke msimbo unaoonyeshwa kwa akaunti hii.
        factorCodeLead	Umetumwa kwa nambari yako inayoishia na {number}
        factorLead	Akaunti hii inahitaji hatua ya pili. Chagua moja.
        factorLost	Ikiwa huwezi kutumia yoyote kati ya hizi, wasiliana na timu ya usaidizi.
        factorPhone	Tuma msimbo kupitia SMS kwa nambari inayoishia na {number}
        factorTitle	Thibitisha kuwa ni wewe
        help	Pata usaidizi
        linkConfirmLead	Weka anwani ambayo kiungo cha kuingia kilitumwa.
        linkSent	Tumetuma kiungo cha kuingia kwa {email}. Kifungue kwenye kifaa hiki.
        linkSubmit	Tuma kiungo
        linkTitle	Ingia kwa barua pepe
        messageDelivered	Ujumbe umefika kwenye simu yako. Angalia ujumbe wako, pamoja na ule wa watumaji usiowajua.
        messageFailed	Ujumbe haukuweza kufika kwenye nambari hii. Angalia nambari hiyo, au uombe msimbo mpya.
        messagePending	Ujumbe bado unatumwa. Inaweza kuchukua dakika chache.
        methodsTitle	Ingia
        nameLabel	Jina lako
        nameMissing	Weka jina lako.
        noMessage	Hujapata ujumbe?
        numberExample	Mfano: {number}
        numberLabel	Nambari ya simu
        numberLead	Tutakutumia msimbo kupitia SMS ili kuthibitisha kuwa ni wewe.
        numberMissing	Weka nambari yako ya simu.
        numberNotice	Kwa kuendelea, unakubali kupokea SMS. Huenda ukatozwa gharama za ujumbe na data.
        numberSent	Tutatuma msimbo kwa {number}.
        numberSubmit	Tuma msimbo
        numberSubmitting	Inatuma…
        numberTitle	Ingia kwa kutumia simu yako
        offline	Hatuwezi kufikia seva. Angalia muunganisho wako kisha ujaribu tena.
        oneMoment	Subiri kidogo…
        openApp	Fungua programu ya uthibitishaji kwenye kifaa hiki
        otherWay	Chagua njia nyingine
        passkeyContinue	Endelea
        passkeyDoneLead	Kuanzia sasa unaweza kuingia kwa ufunguo huu.
        passkeyDoneTitle	Ufunguo wako wa siri umehifadhiwa
        passkeyLead	Unda ufunguo wa siri ili uingie jinsi unavyofungua kifaa chako: kwa uso, alama ya kidole au mbinu ya kufunga skrini.
        passkeySubmit	Unda ufunguo wa siri
        passkeyTitle	Ingia haraka zaidi wakati ujao
        passwordForgotten	Umesahau nenosiri?
        passwordHide	Ficha nenosiri
        passwordLabel	Nenosiri
        passwordMissing	Weka nenosiri lako.
        passwordNew	Nenosiri jipya
        passwordRulesDigit	tarakimu moja
        passwordRulesLongest	herufi zisizozidi {count}
        passwordRulesLowercase	herufi ndogo moja
        passwordRulesSentence	Nenosiri linahitaji {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	herufi zisizopungua {count}
        passwordRulesSymbol	alama moja
        passwordRulesUppercase	herufi kubwa moja
        passwordShow	Onyesha nenosiri
        passwordTitle	Ingia kwa nenosiri lako
        phoneName	Simu
        privacy	Sera ya Faragha
        reauthLead	Kwa usalama wako, ingia tena ili uendelee.
        resend	Tuma msimbo mpya
        resendIn	Msimbo mpya baada ya {time}
        resendReady	Sasa unaweza kuomba msimbo mpya.
        resent	Msimbo mpya uko njiani.
        resentSame	Msimbo tuliotuma bado unatumika.
        resetLead	Tutakutumia kiungo cha kuchagua nenosiri jipya.
        resetSent	Ikiwa kuna akaunti ya {email}, tumetuma kiungo cha kuchagua nenosiri jipya kwenye anwani hiyo.
        resetTitle	Weka upya nenosiri lako
        retryIn	Jaribu tena baada ya {time}.
        retryOn	Jaribu tena baada ya wakati huu: {time}.
        setupCode	Msimbo wa QR wenye ufunguo wa kuweka mipangilio
        setupKey	Ufunguo wa kuweka mipangilio
        signUp	Fungua akaunti
        signUpInstead	Nina akaunti
        signUpSubmit	Fungua akaunti
        skip	Si sasa
        startOver	Anza upya
        terms	Sheria na Masharti
        triesLeftOne	Limebaki jaribio {count}.
        triesLeftOther	Yamebaki majaribio {count}.
        unknown	Hitilafu fulani imetokea. Jaribu tena baada ya muda mfupi.
        verifyLead	Ili kuongeza hatua ya pili, unahitaji anwani ya barua pepe iliyothibitishwa. Fungua kiungo kilicho kwenye barua pepe iliyotumwa kwa {email}, kisha urudi hapa.
        verifyResend	Tuma kiungo tena
        verifySent	Tumetuma kiungo kwa {email}.
        verifySubmit	Nimefungua kiungo
        withLink	Endelea kwa kiungo cha barua pepe
        withPasskey	Endelea kwa ufunguo wa siri
        withPassword	Endelea kwa nenosiri
        withPhone	Endelea kwa nambari ya simu
        withProvider	Endelea kwa kutumia {provider}
        """#
}
