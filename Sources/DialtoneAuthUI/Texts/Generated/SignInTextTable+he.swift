// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let he = #"""
        ADDRESS_LIMIT	התקבלו יותר מדי בקשות להודעות מהחיבור שלך.
        ADMIN_ONLY_OPERATION	אי אפשר ליצור כאן חשבונות חדשים.
        APP_LIMIT	כרגע אי אפשר לשלוח הודעות נוספות.
        BLOCKING_FUNCTION_ERROR_RESPONSE	האפליקציה לא אישרה את הכניסה הזו או לא הצליחה לבדוק אותה. יש לנסות שוב מאוחר יותר.
        CAPTCHA_CHECK_FAILED	לא הצלחנו לוודא שאינך רובוט. יש לנסות שוב.
        CODE_EXPIRED	פג התוקף של הקוד הזה. יש לבקש קוד חדש.
        CODE_SUPERSEDED	קוד חדש יותר החליף את הקוד הזה. יש לבקש כאן קוד חדש.
        CODE_USED	כבר נעשה שימוש בקוד הזה. יש לבקש קוד חדש.
        COUNTRY_LIMIT	כרגע אי אפשר לשלוח SMS למספרים במדינה הזו ({country}).
        CREDENTIAL_ALREADY_IN_USE	מפתח הגישה הזה כבר שייך לחשבון.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	זה לקח יותר מדי זמן. יש להתחיל מחדש.
        EMAIL_EXISTS	לכתובת האימייל הזו כבר יש חשבון. יש להיכנס אליו.
        ENROLLMENT_LATE	זה לקח יותר מדי זמן. אפשר להוסיף שלב שני בכניסה הבאה.
        ENROLLMENT_REFUSED	אי אפשר להוסיף שלב שני לחשבון הזה.
        FICTIONAL_NUMBER_LIMIT	הוזנו יותר מדי קודים שגויים עבור המספר הזה.
        INSTANCE_LIMIT	התקבלו יותר מדי בקשות להודעות מהמכשיר הזה.
        INVALID_API_KEY	השרת לא מכיר את האפליקציה הזו.
        INVALID_AUTHENTICATOR_RESPONSE	לא הצלחנו להשתמש במפתח הגישה. יש לנסות שוב.
        INVALID_CODE	הקוד שגוי.
        INVALID_EMAIL	זו לא כתובת אימייל.
        INVALID_ID_TOKEN	הכניסה הזו הסתיימה. יש להתחיל מחדש.
        INVALID_LOGIN_CREDENTIALS	כתובת האימייל או הסיסמה שגויות.
        INVALID_MFA_PENDING_CREDENTIAL	פג התוקף של הכניסה הזו. יש להתחיל מחדש.
        INVALID_PENDING_TOKEN	פג התוקף של הכניסה הזו. יש להתחיל מחדש.
        INVALID_PHONE_NUMBER	אי אפשר לשלוח SMS למספר הזה.
        INVALID_SESSION_INFO	הקוד הזה כבר לא בתוקף. יש לבקש קוד חדש.
        LINK_OF_OTHER_EMAIL	הקישור הזה נשלח לכתובת אחרת. יש להזין אותה.
        MESSAGE_NOT_SENT	לא הצלחנו לשלוח את ההודעה. יש לנסות שוב בעוד רגע.
        MISSING_APP_CREDENTIAL	לא הצלחנו לוודא שהאפליקציה הזו מקורית. יש לנסות שוב.
        NETWORK_LIMIT	התקבלו יותר מדי בקשות להודעות מהרשת שלך.
        NO_TRIES_LEFT	זה היה הניסיון האחרון עם הקוד הזה. יש לבקש קוד חדש.
        NUMBER_CLAIM_WAITS	לא נעשה כאן שימוש במספר הזה זמן רב, וייתכן שהוא שייך כעת למישהו אחר. אפשר יהיה להיכנס איתו אחרי תקופת המתנה.
        NUMBER_HAS_EXTENSION	אי אפשר לשלוח SMS לשלוחות. יש להזין מספר ישיר.
        NUMBER_IMPOSSIBLE	אין מספר כזה במדינה שנבחרה ({country}).
        NUMBER_INVALID	אין מספר כזה במדינה שנבחרה ({country}).
        NUMBER_KIND_NOT_ALLOWED	אפשר לשלוח SMS רק למספרים של טלפונים ניידים. יש להזין מספר אחר.
        NUMBER_OPTED_OUT	התקבלה בקשה לא לשלוח הודעות למספר הזה.
        NUMBER_SUSPENDED	הוזנו יותר מדי קודים שגויים עבור המספר הזה.
        NUMBER_TOO_LONG	המספר הזה ארוך מדי למדינה שנבחרה ({country}).
        NUMBER_TOO_SHORT	המספר הזה קצר מדי למדינה שנבחרה ({country}).
        NUMBER_WITHOUT_COUNTRY	יש לבחור את המדינה של המספר הזה.
        OPERATION_NOT_ALLOWED	דרך הכניסה הזו מושבתת כאן.
        OTHER_PROOF_REQUIRED	לא נעשה כאן שימוש במספר הזה זמן רב. יש להיכנס בדרך אחרת.
        PASSKEY_CHALLENGE_EXPIRED	זה לקח יותר מדי זמן. יש לנסות שוב.
        PASSKEY_CREDENTIAL_NOT_FOUND	מפתח הגישה הזה כבר לא שייך לחשבון. יש להיכנס בדרך אחרת.
        PASSKEY_LIMIT_EXCEEDED	אי אפשר להוסיף לחשבון שלך עוד מפתחות גישה.
        PASSKEY_UNAVAILABLE	אי אפשר להשתמש במפתחות גישה במכשיר הזה.
        PASSKEY_USER_NOT_VERIFIED	המכשיר לא אימת את זהותך. יש לנסות שוב בזיהוי פנים, בטביעת אצבע או בנעילת המסך.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	הסיסמה הזו לא עומדת בכללים של האפליקציה. יש לבחור סיסמה אחרת.
        PREFIX_HELD	כרגע אי אפשר לשלוח SMS למספרים כאלה.
        PREFIX_LIMIT	כרגע אי אפשר לשלוח SMS למספרים כאלה.
        PROJECT_LIMIT	כרגע אי אפשר לשלוח הודעות נוספות.
        PROOF_REQUIRED	הוזנו יותר מדי קודים שגויים עבור המספר הזה.
        QUOTA_EXCEEDED	כרגע אי אפשר לשלוח הודעות נוספות.
        REGION_NOT_ALLOWED	עדיין אי אפשר לשלוח SMS למספרים במדינה הזו ({country}).
        SECOND_CODE_REQUIRED	הקוד נכון. מכיוון שהוזנו הרבה קודים שגויים עבור המספר הזה, צריך גם קוד שני. יש לבקש אותו עכשיו.
        SECOND_FACTOR_EXISTS	המספר הזה כבר שייך לחשבון שלך. יש להזין מספר אחר.
        SECOND_FACTOR_LIMIT_EXCEEDED	אי אפשר להוסיף לחשבון שלך עוד שלב שני.
        SECOND_FACTOR_SUSPENDED	הוזנו יותר מדי קודים שגויים מהאפליקציה הזו. יש לבחור דרך אחרת או לפנות לתמיכה.
        SEND_COOLDOWN	ממש עכשיו שלחנו הודעה למספר הזה.
        SEND_DAILY_LIMIT	המספר הזה הגיע למגבלת ההודעות ליום.
        SEND_HOURLY_LIMIT	המספר הזה הגיע למגבלת ההודעות לשעה.
        SESSION_EXPIRED	הקוד הזה כבר לא בתוקף. יש לבקש קוד חדש.
        SPEND_CAP	כרגע אי אפשר לשלוח הודעות נוספות.
        TOKEN_EXPIRED	זה לקח יותר מדי זמן. יש להתחיל מחדש.
        TOO_MANY_ATTEMPTS_TRY_LATER	יותר מדי ניסיונות.
        TOO_MANY_ENROLLMENT_ATTEMPTS	הוזנו יותר מדי קודים שגויים. יש להתחיל מחדש.
        TOTP_CHALLENGE_TIMEOUT	פג התוקף של הכניסה הזו. יש להתחיל מחדש.
        UNSUPPORTED_FIRST_FACTOR	אי אפשר להיכנס לחשבון הזה עם מספר טלפון. יש לבחור באפליקציה דרך כניסה אחרת.
        UNVERIFIED_EMAIL	הכתובת הזו עוד לא אומתה. יש לפתוח את הקישור באימייל ששלחנו.
        USER_DISABLED	החשבון הזה מושבת. יש לפנות לתמיכה.
        USER_MISMATCH	זה חשבון אחר. יש להיכנס לחשבון שבשימוש.
        USER_NOT_FOUND	החשבון הזה כבר לא קיים.
        WEAK_PASSWORD	הסיסמה הזו חלשה מדי. יש לבחור סיסמה אחרת.
        WRONG_CODE	הקוד שגוי.
        appName	אפליקציית אימות
        asGuest	המשך במצב אורח
        back	חזרה
        callingCodeUnknown	אין מדינה עם הקידומת הזו. יש לבדוק את הספרות שאחרי הסימן ״+״.
        changeNumber	שינוי המספר
        codeExpiresIn	הקוד תקף למשך {time}.
        codeLabel	קוד בן {count} ספרות
        codeLead	הקוד נשלח אל {number}
        codeShort	בקוד יש {count} ספרות.
        codeSubmit	כניסה
        codeSubmitting	בודקים…
        codeTitle	הזנת הקוד בן {count} הספרות
        confirmEmailTitle	אימות כתובת האימייל שלך
        conflictLead	הכניסה הזו שייכת לחשבון אחר. אם בוחרים לעבור אליו, עוזבים את חשבון האורח.
        conflictSubmit	מעבר לחשבון האחר
        conflictTitle	כבר יש לך חשבון
        countryButton	מדינה: {name}, ‎+{code}
        countryChanged	המדינה שונתה: {name}.
        countryClose	סגירה
        countryCount	תוצאות: {count}
        countryNone	אין מדינה שמתאימה לחיפוש ״{query}״.
        countrySearch	חיפוש לפי שם או קידומת
        countryTitle	בחירת מדינה
        doneTitle	נכנסת לחשבון
        emailLabel	כתובת אימייל
        emailMissing	יש להזין כתובת אימייל.
        enrollApp	אפליקציית אימות
        enrollAppLead	יש להוסיף חשבון באפליקציה בעזרת מפתח ההגדרה הזה, ואז להזין את הקוד בן 6 הספרות שהיא מציגה.
        enrollAppNote	קודים מאפליקציה בטלפון שלך
        enrollAppScan	יש לסרוק את קוד ה-QR הזה באפליקציית האימות, או להוסיף בה חשבון בעזרת מפתח ההגדרה. לאחר מכן יש להזין את הקוד בן 6 הספרות שהאפליקציה מציגה.
        enrollAppTitle	הגדרת אפליקציית האימות
        enrollLead	המספר שלך אומת. באפליקציה הזו נדרש גם שלב שני בכניסה. כדי לסיים, יש לבחור אחת מהאפשרויות.
        enrollOfferLead	שלב שני מגן טוב יותר על החשבון שלך. אפשר לבחור אחת מהאפשרויות או להמשיך בלי זה.
        enrollPhone	מספר טלפון אחר
        enrollPhoneLead	יש לבחור מספר שונה מזה שמשמש אותך לכניסה. אנחנו נשלח אליו קוד ב-SMS כדי לאמת אותו.
        enrollPhoneNote	קודים ב-SMS
        enrollRequiredLead	באפליקציה הזו נדרש שלב שני בכניסה. כדי לסיים, יש לבחור אחת מהאפשרויות.
        enrollSubmit	סיום
        enrollTitle	הוספת שלב שני
        existingLead	הכתובת {email} שייכת לחשבון עם דרך כניסה אחרת. יש להיכנס אליו, ואנחנו נוסיף גם את הדרך הזו.
        factorApp	שימוש באפליקציית אימות
        factorAppLead	יש לפתוח את אפליקציית האימות ולהזין את הקוד שהיא מציגה לחשבון הזה.
        factorCodeLead	הקוד נשלח למספר שלך שמסתיים בספרות {number}
        factorLead	בחשבון הזה נדרש שלב שני. יש לבחור אחת מהאפשרויות.
        factorLost	אם אי אפשר להשתמש באף אחת מהאפשרויות, יש לפנות לתמיכה.
        factorPhone	שליחת קוד ב-SMS למספר שמסתיים בספרות {number}
        factorTitle	אימות הזהות שלך
        help	קבלת עזרה
        linkConfirmLead	יש להזין את הכתובת שאליה נשלח קישור הכניסה.
        linkSent	שלחנו קישור כניסה אל {email}. יש לפתוח אותו במכשיר הזה.
        linkSubmit	שליחת קישור
        linkTitle	כניסה עם אימייל
        messageDelivered	ההודעה הגיעה לטלפון שלך. כדאי לבדוק את ההודעות, גם משולחים לא מוכרים.
        messageFailed	לא ניתן היה למסור את ההודעה למספר הזה. יש לבדוק את המספר או לבקש קוד חדש.
        messagePending	ההודעה עדיין בדרך. זה יכול לקחת כמה דקות.
        methodsTitle	כניסה
        nameLabel	השם שלך
        nameMissing	יש להזין את השם שלך.
        noMessage	לא הגיעה הודעה?
        numberExample	דוגמה: {number}
        numberLabel	מספר טלפון
        numberLead	אנחנו נשלח לך קוד ב-SMS כדי לאמת את זהותך.
        numberMissing	יש להזין מספר טלפון.
        numberNotice	המשך התהליך מהווה הסכמה לקבלת הודעת SMS. ייתכנו חיובים על הודעות ועל שימוש בנתונים.
        numberSent	אנחנו נשלח את הקוד אל {number}.
        numberSubmit	שליחת קוד
        numberSubmitting	שולחים…
        numberTitle	כניסה עם מספר טלפון
        offline	אין גישה לשרת. יש לבדוק את החיבור לאינטרנט ולנסות שוב.
        oneMoment	רק רגע…
        openApp	פתיחת אפליקציית אימות במכשיר הזה
        otherWay	בחירת דרך אחרת
        passkeyContinue	המשך
        passkeyDoneLead	מעכשיו אפשר להיכנס איתו.
        passkeyDoneTitle	מפתח הגישה נשמר
        passkeyLead	אפשר ליצור מפתח גישה כדי להיכנס באותה הדרך שבה פותחים את המכשיר: בזיהוי פנים, בטביעת אצבע או בנעילת המסך.
        passkeySubmit	יצירת מפתח גישה
        passkeyTitle	בפעם הבאה הכניסה תהיה מהירה יותר
        passwordForgotten	שכחת את הסיסמה?
        passwordHide	הסתרת הסיסמה
        passwordLabel	סיסמה
        passwordMissing	יש להזין סיסמה.
        passwordNew	סיסמה חדשה
        passwordRulesDigit	ספרה
        passwordRulesLongest	לכל היותר {count} תווים
        passwordRulesLowercase	אות לועזית קטנה
        passwordRulesSentence	הסיסמה צריכה לכלול {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	לפחות {count} תווים
        passwordRulesSymbol	תו מיוחד
        passwordRulesUppercase	אות לועזית גדולה
        passwordShow	הצגת הסיסמה
        passwordTitle	כניסה עם סיסמה
        phoneName	טלפון
        privacy	מדיניות הפרטיות
        reauthLead	לביטחונך, יש להיכנס שוב כדי להמשיך.
        resend	שליחת קוד חדש
        resendIn	קוד חדש בעוד {time}
        resendReady	עכשיו אפשר לבקש קוד חדש.
        resent	קוד חדש בדרך אליך.
        resentSame	הקוד ששלחנו עדיין בתוקף.
        resetLead	אנחנו נשלח לך קישור לבחירת סיסמה חדשה.
        resetSent	אם יש חשבון עבור {email}, שלחנו לכתובת הזו קישור לבחירת סיסמה חדשה.
        resetTitle	איפוס הסיסמה
        retryIn	אפשר לנסות שוב בעוד {time}.
        retryOn	אפשר לנסות שוב אחרי {time}.
        setupCode	קוד QR עם מפתח ההגדרה
        setupKey	מפתח הגדרה
        signUp	יצירת חשבון
        signUpInstead	יש לי חשבון
        signUpSubmit	יצירת חשבון
        skip	לא עכשיו
        startOver	התחלה מחדש
        terms	תנאי השירות
        triesLeftOne	נשאר ניסיון אחד.
        triesLeftOther	נשארו {count} ניסיונות.
        triesLeftTwo	נשארו שני ניסיונות.
        unknown	משהו השתבש. יש לנסות שוב בעוד רגע.
        verifyLead	כדי להוסיף שלב שני נדרשת כתובת אימייל מאומתת. יש לפתוח את הקישור באימייל שנשלח אל {email}, ואז לחזור לכאן.
        verifyResend	שליחת הקישור שוב
        verifySent	שלחנו קישור אל {email}.
        verifySubmit	פתחתי את הקישור
        withLink	המשך עם קישור באימייל
        withPasskey	המשך עם מפתח גישה
        withPassword	המשך עם סיסמה
        withPhone	המשך עם מספר טלפון
        withProvider	המשך עם {provider}
        """#
}
