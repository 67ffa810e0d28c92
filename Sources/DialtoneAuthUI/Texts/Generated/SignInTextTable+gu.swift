// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let gu = #"""
        ADDRESS_LIMIT	તમારા કનેક્શન પરથી ઘણા બધા મેસેજની વિનંતી કરવામાં આવી છે.
        ADMIN_ONLY_OPERATION	અહીં નવા એકાઉન્ટ બનાવી શકાતા નથી.
        APP_LIMIT	હમણાં વધુ મેસેજ મોકલી શકાતા નથી.
        BLOCKING_FUNCTION_ERROR_RESPONSE	ઍપે આ સાઇન-ઇનની મંજૂરી આપી નથી અથવા તે તેને તપાસી શકી નથી. પછીથી ફરી પ્રયાસ કરો.
        CAPTCHA_CHECK_FAILED	તમે રોબોટ નથી તેની ખાતરી થઈ શકી નથી. ફરી પ્રયાસ કરો.
        CODE_EXPIRED	આ કોડની સમયસીમા સમાપ્ત થઈ ગઈ છે. નવા કોડની વિનંતી કરો.
        CODE_SUPERSEDED	આ કોડની જગ્યાએ નવો કોડ આવી ગયો છે. અહીં નવા કોડની વિનંતી કરો.
        CODE_USED	આ કોડનો ઉપયોગ પહેલેથી થઈ ગયો છે. નવા કોડની વિનંતી કરો.
        COUNTRY_LIMIT	હમણાં આ દેશના નંબર પર SMS મોકલી શકાતો નથી ({country}).
        CREDENTIAL_ALREADY_IN_USE	આ પાસકી પહેલેથી જ કોઈ એકાઉન્ટની છે.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	આમાં ઘણો વધારે સમય લાગ્યો. ફરીથી શરૂ કરો.
        EMAIL_EXISTS	આ ઇમેઇલ સરનામાનું એકાઉન્ટ પહેલેથી છે. તેમાં સાઇન ઇન કરો.
        ENROLLMENT_LATE	આમાં ઘણો વધારે સમય લાગ્યો. આગલી વખતે સાઇન ઇન કરો ત્યારે તમે બીજું પગલું ઉમેરી શકો છો.
        ENROLLMENT_REFUSED	આ એકાઉન્ટમાં બીજું પગલું ઉમેરી શકાતું નથી.
        FICTIONAL_NUMBER_LIMIT	આ નંબર માટે ઘણી વાર ખોટા કોડ દાખલ કરવામાં આવ્યા છે.
        INSTANCE_LIMIT	આ ડિવાઇસ પરથી ઘણા બધા મેસેજની વિનંતી કરવામાં આવી છે.
        INVALID_API_KEY	સર્વર આ ઍપને ઓળખતું નથી.
        INVALID_AUTHENTICATOR_RESPONSE	પાસકીનો ઉપયોગ કરી શકાયો નથી. ફરી પ્રયાસ કરો.
        INVALID_CODE	તે કોડ સાચો નથી.
        INVALID_EMAIL	આ ઇમેઇલ સરનામું નથી.
        INVALID_ID_TOKEN	આ સાઇન-ઇન સમાપ્ત થઈ ગયું છે. ફરીથી શરૂ કરો.
        INVALID_LOGIN_CREDENTIALS	ઇમેઇલ સરનામું અથવા પાસવર્ડ ખોટો છે.
        INVALID_MFA_PENDING_CREDENTIAL	આ સાઇન-ઇનની સમયસીમા સમાપ્ત થઈ ગઈ છે. ફરીથી શરૂ કરો.
        INVALID_PENDING_TOKEN	આ સાઇન-ઇનની સમયસીમા સમાપ્ત થઈ ગઈ છે. ફરીથી શરૂ કરો.
        INVALID_PHONE_NUMBER	આ ફોન નંબર પર SMS મોકલી શકાતો નથી.
        INVALID_SESSION_INFO	આ કોડ હવે માન્ય નથી. નવા કોડની વિનંતી કરો.
        LINK_OF_OTHER_EMAIL	આ લિંક બીજા સરનામે મોકલવામાં આવી હતી. તે સરનામું દાખલ કરો.
        MESSAGE_NOT_SENT	મેસેજ મોકલી શકાયો નથી. થોડી વારમાં ફરી પ્રયાસ કરો.
        MISSING_APP_CREDENTIAL	આ ઍપ અસલી છે તેની ખાતરી થઈ શકી નથી. ફરી પ્રયાસ કરો.
        NETWORK_LIMIT	તમારા નેટવર્ક પરથી ઘણા બધા મેસેજની વિનંતી કરવામાં આવી છે.
        NO_TRIES_LEFT	આ કોડ સાથેનો તે છેલ્લો પ્રયાસ હતો. નવા કોડની વિનંતી કરો.
        NUMBER_CLAIM_WAITS	આ નંબરનો અહીં લાંબા સમયથી ઉપયોગ થયો નથી અને તે હવે કોઈ બીજાનો હોઈ શકે છે. રાહ જોવાની અવધિ પછી તમે તેના વડે સાઇન ઇન કરી શકો છો.
        NUMBER_HAS_EXTENSION	એક્સ્ટેન્શન પર SMS પહોંચતા નથી. સીધો નંબર દાખલ કરો.
        NUMBER_IMPOSSIBLE	તમે પસંદ કરેલા દેશ ({country}) માં આવો કોઈ નંબર નથી.
        NUMBER_INVALID	તમે પસંદ કરેલા દેશ ({country}) માં આવો કોઈ નંબર નથી.
        NUMBER_KIND_NOT_ALLOWED	SMS ફક્ત મોબાઇલ નંબર પર મોકલી શકાય છે. બીજો નંબર દાખલ કરો.
        NUMBER_OPTED_OUT	આ નંબરે અમારા મેસેજ મેળવવાનું બંધ કર્યું છે.
        NUMBER_SUSPENDED	આ નંબર માટે ઘણી વાર ખોટા કોડ દાખલ કરવામાં આવ્યા છે.
        NUMBER_TOO_LONG	તમે પસંદ કરેલા દેશ ({country}) માટે આ નંબર ખૂબ લાંબો છે.
        NUMBER_TOO_SHORT	તમે પસંદ કરેલા દેશ ({country}) માટે આ નંબર ખૂબ ટૂંકો છે.
        NUMBER_WITHOUT_COUNTRY	આ નંબરનો દેશ પસંદ કરો.
        OPERATION_NOT_ALLOWED	સાઇન ઇન કરવાની આ રીત અહીં બંધ છે.
        OTHER_PROOF_REQUIRED	આ નંબરનો અહીં લાંબા સમયથી ઉપયોગ થયો નથી. બીજી રીતે સાઇન ઇન કરો.
        PASSKEY_CHALLENGE_EXPIRED	આમાં ઘણો વધારે સમય લાગ્યો. ફરી પ્રયાસ કરો.
        PASSKEY_CREDENTIAL_NOT_FOUND	આ પાસકી હવે કોઈ એકાઉન્ટની નથી. બીજી રીતે સાઇન ઇન કરો.
        PASSKEY_LIMIT_EXCEEDED	તમારા એકાઉન્ટમાં વધુ પાસકી ઉમેરી શકાતી નથી.
        PASSKEY_UNAVAILABLE	આ ડિવાઇસ પર પાસકીનો ઉપયોગ કરી શકાતો નથી.
        PASSKEY_USER_NOT_VERIFIED	તમારા ડિવાઇસે આ તમે જ છો તેની ખાતરી કરી નથી. તમારા ચહેરા, ફિંગરપ્રિન્ટ અથવા સ્ક્રીન લૉક વડે ફરી પ્રયાસ કરો.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	આ પાસવર્ડ ઍપના નિયમો મુજબ નથી. બીજો પસંદ કરો.
        PREFIX_HELD	હમણાં આ પ્રકારના નંબર પર SMS મોકલી શકાતો નથી.
        PREFIX_LIMIT	હમણાં આ પ્રકારના નંબર પર SMS મોકલી શકાતો નથી.
        PROJECT_LIMIT	હમણાં વધુ મેસેજ મોકલી શકાતા નથી.
        PROOF_REQUIRED	આ નંબર માટે ઘણી વાર ખોટા કોડ દાખલ કરવામાં આવ્યા છે.
        QUOTA_EXCEEDED	હમણાં વધુ મેસેજ મોકલી શકાતા નથી.
        REGION_NOT_ALLOWED	હજી આ દેશના નંબર પર SMS મોકલી શકાતો નથી ({country}).
        SECOND_CODE_REQUIRED	કોડ સાચો છે. આ નંબર માટે ઘણા ખોટા કોડ દાખલ થયા હોવાથી, તમને બીજા કોડની જરૂર છે. હમણાં જ તેની વિનંતી કરો.
        SECOND_FACTOR_EXISTS	આ નંબર પહેલેથી જ તમારા એકાઉન્ટનો છે. બીજો નંબર દાખલ કરો.
        SECOND_FACTOR_LIMIT_EXCEEDED	તમારા એકાઉન્ટમાં બીજા પગલાંની મહત્તમ સંખ્યા થઈ ગઈ છે.
        SECOND_FACTOR_SUSPENDED	આ ઍપમાંથી ઘણી વાર ખોટા કોડ દાખલ કરવામાં આવ્યા છે. બીજી રીતનો ઉપયોગ કરો અથવા સપોર્ટનો સંપર્ક કરો.
        SEND_COOLDOWN	અમે હમણાં જ આ નંબર પર મેસેજ મોકલ્યો છે.
        SEND_DAILY_LIMIT	આ નંબર માટે દરરોજના મેસેજની મર્યાદા પૂરી થઈ ગઈ છે.
        SEND_HOURLY_LIMIT	આ નંબર માટે દર કલાકના મેસેજની મર્યાદા પૂરી થઈ ગઈ છે.
        SESSION_EXPIRED	આ કોડ હવે માન્ય નથી. નવા કોડની વિનંતી કરો.
        SPEND_CAP	હમણાં વધુ મેસેજ મોકલી શકાતા નથી.
        TOKEN_EXPIRED	આમાં ઘણો વધારે સમય લાગ્યો. ફરીથી શરૂ કરો.
        TOO_MANY_ATTEMPTS_TRY_LATER	ઘણા બધા પ્રયાસો થયા છે.
        TOO_MANY_ENROLLMENT_ATTEMPTS	ઘણી વાર ખોટા કોડ દાખલ કરવામાં આવ્યા છે. ફરીથી શરૂ કરો.
        TOTP_CHALLENGE_TIMEOUT	આ સાઇન-ઇનની સમયસીમા સમાપ્ત થઈ ગઈ છે. ફરીથી શરૂ કરો.
        UNSUPPORTED_FIRST_FACTOR	આ એકાઉન્ટમાં ફોન નંબર વડે સાઇન ઇન કરી શકાતું નથી. ઍપમાં બીજી રીતે સાઇન ઇન કરો.
        UNVERIFIED_EMAIL	આ સરનામાની હજી પુષ્ટિ થઈ નથી. અમારા ઇમેઇલમાંની લિંક ખોલો.
        USER_DISABLED	આ એકાઉન્ટ બંધ કરવામાં આવ્યું છે. સપોર્ટનો સંપર્ક કરો.
        USER_MISMATCH	આ બીજું એકાઉન્ટ છે. તમે જેનો ઉપયોગ કરી રહ્યાં છો તેમાં સાઇન ઇન કરો.
        USER_NOT_FOUND	આ એકાઉન્ટ હવે અસ્તિત્વમાં નથી.
        WEAK_PASSWORD	આ પાસવર્ડ ખૂબ નબળો છે. બીજો પસંદ કરો.
        WRONG_CODE	તે કોડ સાચો નથી.
        appName	ઑથેન્ટિકેટર ઍપ
        asGuest	અતિથિ તરીકે આગળ વધો
        back	પાછળ
        callingCodeUnknown	આ કોઈ દેશનો કોડ નથી. “+” પછીના અંકો તપાસો.
        changeNumber	નંબર બદલો
        codeExpiresIn	કોડ {time} સુધી માન્ય છે.
        codeLabel	{count} અંકનો કોડ
        codeLead	{number} પર મોકલ્યો
        codeShort	કોડમાં {count} અંકો હોય છે.
        codeSubmit	સાઇન ઇન કરો
        codeSubmitting	તપાસી રહ્યાં છીએ…
        codeTitle	{count} અંકનો કોડ દાખલ કરો
        confirmEmailTitle	તમારા ઇમેઇલ સરનામાની પુષ્ટિ કરો
        conflictLead	આ સાઇન-ઇન બીજા એકાઉન્ટનું છે. જો તમે તેના પર સ્વિચ કરશો, તો અતિથિ એકાઉન્ટ છૂટી જશે.
        conflictSubmit	તે એકાઉન્ટ પર સ્વિચ કરો
        conflictTitle	તમારી પાસે પહેલેથી એકાઉન્ટ છે
        countryButton	દેશ: {name}, +{code}
        countryChanged	દેશ બદલીને આ કરવામાં આવ્યો: {name}.
        countryClose	બંધ કરો
        countryCount	પરિણામો: {count}
        countryNone	“{query}” સાથે મેળ ખાતો કોઈ દેશ મળ્યો નથી.
        countrySearch	નામ અથવા કોડ વડે શોધો
        countryTitle	દેશ પસંદ કરો
        doneTitle	તમે સાઇન ઇન કર્યું છે
        emailLabel	ઇમેઇલ સરનામું
        emailMissing	તમારું ઇમેઇલ સરનામું દાખલ કરો.
        enrollApp	ઑથેન્ટિકેટર ઍપ
        enrollAppLead	આ સેટઅપ કી વડે તમારી ઍપમાં એકાઉન્ટ ઉમેરો. પછી ઍપ બતાવે તે 6 અંકનો કોડ દાખલ કરો.
        enrollAppNote	તમારા ફોન પરની કોઈ ઍપમાંથી કોડ
        enrollAppScan	તમારી ઑથેન્ટિકેટર ઍપ વડે આ QR કોડ સ્કૅન કરો અથવા સેટઅપ કી વડે તેમાં એકાઉન્ટ ઉમેરો. પછી ઍપ બતાવે તે 6 અંકનો કોડ દાખલ કરો.
        enrollAppTitle	તમારી ઑથેન્ટિકેટર ઍપનું સેટઅપ કરો
        enrollLead	તમારા નંબરની પુષ્ટિ થઈ ગઈ છે. આ ઍપમાં સાઇન ઇન કરવા માટે બીજું પગલું પણ જરૂરી છે. પૂર્ણ કરવા માટે એક રીત પસંદ કરો.
        enrollOfferLead	બીજું પગલું તમારા એકાઉન્ટને વધુ સારી રીતે સુરક્ષિત રાખે છે. એક રીત પસંદ કરો અથવા તેના વિના આગળ વધો.
        enrollPhone	બીજો ફોન નંબર
        enrollPhoneLead	તમે જેના વડે સાઇન ઇન કરો છો તેના સિવાયના બીજા નંબરનો ઉપયોગ કરો. તેની પુષ્ટિ કરવા માટે, અમે SMS વડે એક કોડ મોકલીશું.
        enrollPhoneNote	SMS વડે કોડ
        enrollRequiredLead	આ ઍપમાં સાઇન ઇન કરવા માટે બીજું પગલું જરૂરી છે. પૂર્ણ કરવા માટે એક રીત પસંદ કરો.
        enrollSubmit	પૂર્ણ કરો
        enrollTitle	બીજું પગલું ઉમેરો
        existingLead	{email} એવા એકાઉન્ટનું છે જેમાં સાઇન ઇન કરવાની રીત અલગ છે. તેમાં સાઇન ઇન કરો, એટલે અમે આ રીત ઉમેરીશું.
        factorApp	તમારી ઑથેન્ટિકેટર ઍપનો ઉપયોગ કરો
        factorAppLead	તમારી ઑથેન્ટિકેટર ઍપ ખોલો અને તે આ એકાઉન્ટ માટે બતાવે તે કોડ દાખલ કરો.
        factorCodeLead	{number} થી સમાપ્ત થતા તમારા નંબર પર મોકલ્યો
        factorLead	આ એકાઉન્ટ માટે બીજું પગલું જરૂરી છે. એક રીત પસંદ કરો.
        factorLost	જો તમે આમાંથી કોઈનો પણ ઉપયોગ ન કરી શકતા હો, તો સપોર્ટનો સંપર્ક કરો.
        factorPhone	{number} થી સમાપ્ત થતા નંબર પર SMS વડે કોડ મોકલો
        factorTitle	આ તમે જ છો તેની ખાતરી કરો
        help	સહાય મેળવો
        linkConfirmLead	જે સરનામે સાઇન-ઇન લિંક મોકલવામાં આવી હતી તે દાખલ કરો.
        linkSent	અમે {email} પર સાઇન-ઇન લિંક મોકલી છે. તેને આ ડિવાઇસ પર ખોલો.
        linkSubmit	લિંક મોકલો
        linkTitle	ઇમેઇલ વડે સાઇન ઇન કરો
        messageDelivered	મેસેજ તમારા ફોન પર પહોંચી ગયો છે. તમારા મેસેજમાં જુઓ, અજાણ્યા પ્રેષકોના મેસેજમાં પણ.
        messageFailed	આ નંબર પર મેસેજ પહોંચાડી શકાયો નથી. નંબર તપાસો અથવા નવા કોડની વિનંતી કરો.
        messagePending	મેસેજ હજી રસ્તામાં છે. આમાં થોડી મિનિટ લાગી શકે છે.
        methodsTitle	સાઇન ઇન કરો
        nameLabel	તમારું નામ
        nameMissing	તમારું નામ દાખલ કરો.
        noMessage	મેસેજ નથી મળ્યો?
        numberExample	ઉદાહરણ: {number}
        numberLabel	ફોન નંબર
        numberLead	આ તમે જ છો તેની ખાતરી કરવા માટે, અમે SMS વડે એક કોડ મોકલીશું.
        numberMissing	તમારો ફોન નંબર દાખલ કરો.
        numberNotice	આગળ વધીને તમે SMS મેળવવા સંમત થાઓ છો. મેસેજ અને ડેટાના દર લાગુ થઈ શકે છે.
        numberSent	અમે {number} પર કોડ મોકલીશું.
        numberSubmit	કોડ મોકલો
        numberSubmitting	મોકલી રહ્યાં છીએ…
        numberTitle	તમારા ફોન વડે સાઇન ઇન કરો
        offline	સર્વર સાથે કનેક્ટ થઈ શકાતું નથી. તમારું કનેક્શન તપાસો અને ફરી પ્રયાસ કરો.
        oneMoment	થોડી રાહ જુઓ…
        openApp	આ ડિવાઇસ પર ઑથેન્ટિકેટર ઍપ ખોલો
        otherWay	બીજી રીત પસંદ કરો
        passkeyContinue	આગળ વધો
        passkeyDoneLead	હવેથી તમે તેના વડે સાઇન ઇન કરી શકો છો.
        passkeyDoneTitle	તમારી પાસકી સાચવી લીધી છે
        passkeyLead	તમે જે રીતે તમારું ડિવાઇસ અનલૉક કરો છો તે જ રીતે, એટલે કે ચહેરા, ફિંગરપ્રિન્ટ અથવા સ્ક્રીન લૉક વડે સાઇન ઇન કરવા માટે પાસકી બનાવો.
        passkeySubmit	પાસકી બનાવો
        passkeyTitle	આગલી વખતે વધુ ઝડપથી સાઇન ઇન કરો
        passwordForgotten	પાસવર્ડ ભૂલી ગયા?
        passwordHide	પાસવર્ડ છુપાવો
        passwordLabel	પાસવર્ડ
        passwordMissing	તમારો પાસવર્ડ દાખલ કરો.
        passwordNew	નવો પાસવર્ડ
        passwordRulesDigit	એક અંક
        passwordRulesLongest	વધુમાં વધુ {count} અક્ષરો
        passwordRulesLowercase	એક લોઅરકેસ અક્ષર
        passwordRulesSentence	પાસવર્ડ માટેના નિયમો: {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	ઓછામાં ઓછા {count} અક્ષરો
        passwordRulesSymbol	એક ચિહ્ન
        passwordRulesUppercase	એક અપરકેસ અક્ષર
        passwordShow	પાસવર્ડ બતાવો
        passwordTitle	તમારા પાસવર્ડ વડે સાઇન ઇન કરો
        phoneName	ફોન
        privacy	પ્રાઇવસી પૉલિસી
        reauthLead	તમારી સુરક્ષા માટે, આગળ વધવા ફરીથી સાઇન ઇન કરો.
        resend	નવો કોડ મોકલો
        resendIn	{time} માં નવો કોડ
        resendReady	હવે તમે નવા કોડની વિનંતી કરી શકો છો.
        resent	નવો કોડ મોકલી દીધો છે.
        resentSame	અમે મોકલેલો કોડ હજી પણ માન્ય છે.
        resetLead	નવો પાસવર્ડ પસંદ કરવા માટે અમે તમને એક લિંક મોકલીશું.
        resetSent	જો {email} માટે કોઈ એકાઉન્ટ હશે, તો નવો પાસવર્ડ પસંદ કરવા માટેની લિંક અમે ત્યાં મોકલી છે.
        resetTitle	તમારો પાસવર્ડ રીસેટ કરો
        retryIn	{time} માં ફરી પ્રયાસ કરો.
        retryOn	{time} પછી ફરી પ્રયાસ કરો.
        setupCode	સેટઅપ કી સાથેનો QR કોડ
        setupKey	સેટઅપ કી
        signUp	એકાઉન્ટ બનાવો
        signUpInstead	મારી પાસે એકાઉન્ટ છે
        signUpSubmit	એકાઉન્ટ બનાવો
        skip	હમણાં નહીં
        startOver	ફરીથી શરૂ કરો
        terms	સેવાની શરતો
        triesLeftOne	{count} પ્રયાસ બાકી છે.
        triesLeftOther	{count} પ્રયાસો બાકી છે.
        unknown	કંઈક ખોટું થયું. થોડી વારમાં ફરી પ્રયાસ કરો.
        verifyLead	બીજું પગલું ઉમેરવા માટે ઇમેઇલ સરનામાની પુષ્ટિ થયેલી હોવી જરૂરી છે. {email} પર મોકલેલા ઇમેઇલમાંની લિંક ખોલો, પછી અહીં પાછા આવો.
        verifyResend	લિંક ફરીથી મોકલો
        verifySent	અમે {email} પર લિંક મોકલી છે.
        verifySubmit	મેં લિંક ખોલી છે
        withLink	ઇમેઇલ લિંક વડે આગળ વધો
        withPasskey	પાસકી વડે આગળ વધો
        withPassword	પાસવર્ડ વડે આગળ વધો
        withPhone	ફોન નંબર વડે આગળ વધો
        withProvider	{provider} વડે આગળ વધો
        """#
}
