// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let th = #"""
        ADDRESS_LIMIT	มีการขอข้อความจากการเชื่อมต่อของคุณมากเกินไป
        ADMIN_ONLY_OPERATION	สร้างบัญชีใหม่ที่นี่ไม่ได้
        APP_LIMIT	ขณะนี้ส่งข้อความเพิ่มไม่ได้
        BLOCKING_FUNCTION_ERROR_RESPONSE	แอปไม่อนุญาตการลงชื่อเข้าใช้นี้หรือตรวจสอบไม่ได้ โปรดลองอีกครั้งในภายหลัง
        CAPTCHA_CHECK_FAILED	เรายืนยันไม่ได้ว่าคุณไม่ใช่โปรแกรมอัตโนมัติ โปรดลองอีกครั้ง
        CODE_EXPIRED	รหัสนี้หมดอายุแล้ว โปรดขอรหัสใหม่
        CODE_SUPERSEDED	มีรหัสใหม่กว่ามาแทนรหัสนี้แล้ว โปรดขอรหัสใหม่ที่นี่
        CODE_USED	รหัสนี้ถูกใช้ไปแล้ว โปรดขอรหัสใหม่
        COUNTRY_LIMIT	ขณะนี้เราส่ง SMS ไปที่หมายเลขในประเทศนี้ไม่ได้ ({country})
        CREDENTIAL_ALREADY_IN_USE	พาสคีย์นี้อยู่ในบัญชีอยู่แล้ว
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	ใช้เวลานานเกินไป โปรดเริ่มใหม่
        EMAIL_EXISTS	อีเมลนี้มีบัญชีอยู่แล้ว โปรดลงชื่อเข้าใช้บัญชีนั้น
        ENROLLMENT_LATE	ใช้เวลานานเกินไป คุณเพิ่มขั้นตอนที่ 2 ได้เมื่อลงชื่อเข้าใช้ครั้งถัดไป
        ENROLLMENT_REFUSED	เพิ่มขั้นตอนที่ 2 ให้บัญชีนี้ไม่ได้
        FICTIONAL_NUMBER_LIMIT	มีการป้อนรหัสผิดสำหรับหมายเลขนี้หลายครั้งเกินไป
        INSTANCE_LIMIT	มีการขอข้อความจากอุปกรณ์นี้มากเกินไป
        INVALID_API_KEY	เซิร์ฟเวอร์ไม่รู้จักแอปนี้
        INVALID_AUTHENTICATOR_RESPONSE	ใช้พาสคีย์ไม่ได้ โปรดลองอีกครั้ง
        INVALID_CODE	รหัสไม่ถูกต้อง
        INVALID_EMAIL	นี่ไม่ใช่อีเมล
        INVALID_ID_TOKEN	การลงชื่อเข้าใช้นี้สิ้นสุดแล้ว โปรดเริ่มใหม่
        INVALID_LOGIN_CREDENTIALS	อีเมลหรือรหัสผ่านไม่ถูกต้อง
        INVALID_MFA_PENDING_CREDENTIAL	การลงชื่อเข้าใช้นี้หมดอายุแล้ว โปรดเริ่มใหม่
        INVALID_PENDING_TOKEN	การลงชื่อเข้าใช้นี้หมดอายุแล้ว โปรดเริ่มใหม่
        INVALID_PHONE_NUMBER	เราส่ง SMS ไปที่หมายเลขโทรศัพท์นี้ไม่ได้
        INVALID_SESSION_INFO	รหัสนี้ใช้ไม่ได้แล้ว โปรดขอรหัสใหม่
        LINK_OF_OTHER_EMAIL	ลิงก์นี้ส่งไปที่อีเมลอื่น โปรดป้อนอีเมลนั้น
        MESSAGE_NOT_SENT	ส่งข้อความไม่ได้ โปรดลองอีกครั้งในอีกสักครู่
        MISSING_APP_CREDENTIAL	เรายืนยันไม่ได้ว่าแอปนี้เป็นของแท้ โปรดลองอีกครั้ง
        NETWORK_LIMIT	มีการขอข้อความจากเครือข่ายของคุณมากเกินไป
        NO_TRIES_LEFT	คุณลองรหัสนี้ครบจำนวนครั้งแล้ว โปรดขอรหัสใหม่
        NUMBER_CLAIM_WAITS	ไม่มีการใช้หมายเลขนี้ที่นี่มานานแล้ว และตอนนี้อาจเป็นของผู้อื่น คุณจะลงชื่อเข้าใช้ด้วยหมายเลขนี้ได้หลังระยะเวลารอ
        NUMBER_HAS_EXTENSION	ส่ง SMS ไปที่หมายเลขต่อภายในไม่ได้ โปรดป้อนหมายเลขสายตรง
        NUMBER_IMPOSSIBLE	ไม่มีหมายเลขแบบนี้ในประเทศที่คุณเลือก ({country})
        NUMBER_INVALID	ไม่มีหมายเลขแบบนี้ในประเทศที่คุณเลือก ({country})
        NUMBER_KIND_NOT_ALLOWED	เราส่ง SMS ไปที่หมายเลขโทรศัพท์มือถือได้เท่านั้น โปรดป้อนหมายเลขอื่น
        NUMBER_OPTED_OUT	หมายเลขนี้เลือกไม่รับข้อความจากเรา
        NUMBER_SUSPENDED	มีการป้อนรหัสผิดสำหรับหมายเลขนี้หลายครั้งเกินไป
        NUMBER_TOO_LONG	หมายเลขนี้ยาวเกินไปสำหรับประเทศที่คุณเลือก ({country})
        NUMBER_TOO_SHORT	หมายเลขนี้สั้นเกินไปสำหรับประเทศที่คุณเลือก ({country})
        NUMBER_WITHOUT_COUNTRY	เลือกประเทศของหมายเลขนี้
        OPERATION_NOT_ALLOWED	วิธีลงชื่อเข้าใช้นี้ถูกปิดใช้ที่นี่
        OTHER_PROOF_REQUIRED	ไม่มีการใช้หมายเลขนี้ที่นี่มานานแล้ว โปรดลงชื่อเข้าใช้ด้วยวิธีอื่น
        PASSKEY_CHALLENGE_EXPIRED	ใช้เวลานานเกินไป โปรดลองอีกครั้ง
        PASSKEY_CREDENTIAL_NOT_FOUND	พาสคีย์นี้ไม่ได้อยู่ในบัญชีใดแล้ว โปรดลงชื่อเข้าใช้ด้วยวิธีอื่น
        PASSKEY_LIMIT_EXCEEDED	บัญชีของคุณเพิ่มพาสคีย์อีกไม่ได้แล้ว
        PASSKEY_UNAVAILABLE	ใช้พาสคีย์ในอุปกรณ์นี้ไม่ได้
        PASSKEY_USER_NOT_VERIFIED	อุปกรณ์ไม่ได้ยืนยันว่าเป็นคุณ โปรดลองอีกครั้งด้วยใบหน้า ลายนิ้วมือ หรือการล็อกหน้าจอ
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	รหัสผ่านนี้ไม่เป็นไปตามกฎของแอป โปรดตั้งรหัสผ่านอื่น
        PREFIX_HELD	ขณะนี้เราส่ง SMS ไปที่หมายเลขลักษณะนี้ไม่ได้
        PREFIX_LIMIT	ขณะนี้เราส่ง SMS ไปที่หมายเลขลักษณะนี้ไม่ได้
        PROJECT_LIMIT	ขณะนี้ส่งข้อความเพิ่มไม่ได้
        PROOF_REQUIRED	มีการป้อนรหัสผิดสำหรับหมายเลขนี้หลายครั้งเกินไป
        QUOTA_EXCEEDED	ขณะนี้ส่งข้อความเพิ่มไม่ได้
        REGION_NOT_ALLOWED	เรายังส่ง SMS ไปที่หมายเลขในประเทศนี้ไม่ได้ ({country})
        SECOND_CODE_REQUIRED	รหัสถูกต้อง แต่เนื่องจากมีการป้อนรหัสผิดสำหรับหมายเลขนี้หลายครั้ง คุณจึงต้องใช้รหัสอีก 1 รหัส โปรดขอรหัสตอนนี้
        SECOND_FACTOR_EXISTS	หมายเลขนี้อยู่ในบัญชีของคุณแล้ว โปรดป้อนหมายเลขอื่น
        SECOND_FACTOR_LIMIT_EXCEEDED	บัญชีของคุณมีขั้นตอนที่ 2 ครบจำนวนสูงสุดแล้ว
        SECOND_FACTOR_SUSPENDED	มีการป้อนรหัสจากแอปยืนยันตัวตนนี้ผิดหลายครั้งเกินไป โปรดใช้วิธีอื่นหรือติดต่อทีมสนับสนุน
        SEND_COOLDOWN	เราเพิ่งส่งข้อความไปที่หมายเลขนี้
        SEND_DAILY_LIMIT	หมายเลขนี้รับข้อความครบจำนวนต่อวันแล้ว
        SEND_HOURLY_LIMIT	หมายเลขนี้รับข้อความครบจำนวนต่อชั่วโมงแล้ว
        SESSION_EXPIRED	รหัสนี้ใช้ไม่ได้แล้ว โปรดขอรหัสใหม่
        SPEND_CAP	ขณะนี้ส่งข้อความเพิ่มไม่ได้
        TOKEN_EXPIRED	ใช้เวลานานเกินไป โปรดเริ่มใหม่
        TOO_MANY_ATTEMPTS_TRY_LATER	ลองหลายครั้งเกินไป
        TOO_MANY_ENROLLMENT_ATTEMPTS	มีการป้อนรหัสผิดหลายครั้งเกินไป โปรดเริ่มใหม่
        TOTP_CHALLENGE_TIMEOUT	การลงชื่อเข้าใช้นี้หมดอายุแล้ว โปรดเริ่มใหม่
        UNSUPPORTED_FIRST_FACTOR	บัญชีนี้ลงชื่อเข้าใช้ด้วยหมายเลขโทรศัพท์ไม่ได้ โปรดลงชื่อเข้าใช้ด้วยวิธีอื่นในแอป
        UNVERIFIED_EMAIL	ยังไม่ได้ยืนยันอีเมลนี้ โปรดเปิดลิงก์ในอีเมลของเรา
        USER_DISABLED	บัญชีนี้ถูกปิดใช้งาน โปรดติดต่อทีมสนับสนุน
        USER_MISMATCH	นี่เป็นบัญชีอื่น โปรดลงชื่อเข้าใช้บัญชีที่คุณใช้อยู่
        USER_NOT_FOUND	ไม่มีบัญชีนี้อีกต่อไป
        WEAK_PASSWORD	รหัสผ่านนี้ไม่รัดกุมพอ โปรดตั้งรหัสผ่านอื่น
        WRONG_CODE	รหัสไม่ถูกต้อง
        appName	แอปยืนยันตัวตน
        asGuest	ดำเนินการต่อในฐานะผู้เยี่ยมชม
        back	กลับ
        callingCodeUnknown	ไม่มีประเทศที่ใช้รหัสนี้ โปรดตรวจสอบตัวเลขหลัง “+”
        changeNumber	เปลี่ยนหมายเลข
        codeExpiresIn	รหัสใช้ได้อีก {time}
        codeLabel	รหัส {count} หลัก
        codeLead	ส่งไปที่ {number} แล้ว
        codeShort	รหัสมี {count} หลัก
        codeSubmit	ลงชื่อเข้าใช้
        codeSubmitting	กำลังตรวจสอบ…
        codeTitle	ป้อนรหัส {count} หลัก
        confirmEmailTitle	ยืนยันอีเมลของคุณ
        conflictLead	วิธีลงชื่อเข้าใช้นี้เป็นของบัญชีอื่น หากเปลี่ยนไปใช้บัญชีนั้น คุณจะออกจากบัญชีผู้เยี่ยมชม
        conflictSubmit	เปลี่ยนไปใช้บัญชีนั้น
        conflictTitle	คุณมีบัญชีอยู่แล้ว
        countryButton	ประเทศ: {name}, +{code}
        countryChanged	เปลี่ยนประเทศเป็น {name} แล้ว
        countryClose	ปิด
        countryCount	ผลลัพธ์: {count}
        countryNone	ไม่มีประเทศที่ตรงกับ “{query}”
        countrySearch	ค้นหาด้วยชื่อหรือรหัส
        countryTitle	เลือกประเทศ
        doneTitle	คุณลงชื่อเข้าใช้แล้ว
        emailLabel	อีเมล
        emailMissing	ป้อนอีเมลของคุณ
        enrollApp	แอปยืนยันตัวตน
        enrollAppLead	เพิ่มบัญชีในแอปยืนยันตัวตนด้วยคีย์การตั้งค่านี้ แล้วป้อนรหัส 6 หลักที่แสดงในแอป
        enrollAppNote	รับรหัสจากแอปในโทรศัพท์ของคุณ
        enrollAppScan	สแกนคิวอาร์โค้ดนี้ด้วยแอปยืนยันตัวตน หรือเพิ่มบัญชีในแอปด้วยคีย์การตั้งค่า แล้วป้อนรหัส 6 หลักที่แสดงในแอป
        enrollAppTitle	ตั้งค่าแอปยืนยันตัวตน
        enrollLead	ยืนยันหมายเลขของคุณแล้ว แอปนี้ต้องใช้ขั้นตอนที่ 2 ในการลงชื่อเข้าใช้ด้วย โปรดเลือกวิธีเพื่อดำเนินการให้เสร็จสิ้น
        enrollOfferLead	ขั้นตอนที่ 2 ช่วยปกป้องบัญชีของคุณได้ดียิ่งขึ้น โปรดเลือกวิธี หรือดำเนินการต่อโดยไม่เพิ่ม
        enrollPhone	หมายเลขโทรศัพท์อื่น
        enrollPhoneLead	ใช้หมายเลขอื่นที่ไม่ใช่หมายเลขที่คุณใช้ลงชื่อเข้าใช้ เราจะส่งรหัสทาง SMS เพื่อยืนยันหมายเลขนั้น
        enrollPhoneNote	รับรหัสทาง SMS
        enrollRequiredLead	แอปนี้ต้องใช้ขั้นตอนที่ 2 ในการลงชื่อเข้าใช้ โปรดเลือกวิธีเพื่อดำเนินการให้เสร็จสิ้น
        enrollSubmit	เสร็จสิ้น
        enrollTitle	เพิ่มขั้นตอนที่ 2
        existingLead	{email} เป็นของบัญชีที่ลงชื่อเข้าใช้ด้วยวิธีอื่น โปรดลงชื่อเข้าใช้บัญชีนั้น แล้วเราจะเพิ่มวิธีนี้ให้
        factorApp	ใช้แอปยืนยันตัวตน
        factorAppLead	เปิดแอปยืนยันตัวตน แล้วป้อนรหัสที่แสดงสำหรับบัญชีนี้
        factorCodeLead	ส่งไปที่หมายเลขของคุณที่ลงท้ายด้วย {number} แล้ว
        factorLead	บัญชีนี้ต้องยืนยันด้วยขั้นตอนที่ 2 โปรดเลือกวิธี
        factorLost	หากใช้วิธีใดไม่ได้เลย โปรดติดต่อทีมสนับสนุน
        factorPhone	ส่งรหัสทาง SMS ไปที่หมายเลขที่ลงท้ายด้วย {number}
        factorTitle	ยืนยันว่าเป็นคุณ
        help	รับความช่วยเหลือ
        linkConfirmLead	ป้อนอีเมลที่ได้รับลิงก์ลงชื่อเข้าใช้
        linkSent	เราส่งลิงก์ลงชื่อเข้าใช้ไปที่ {email} แล้ว โปรดเปิดลิงก์ในอุปกรณ์นี้
        linkSubmit	ส่งลิงก์
        linkTitle	ลงชื่อเข้าใช้ทางอีเมล
        messageDelivered	ข้อความส่งถึงโทรศัพท์ของคุณแล้ว โปรดดูข้อความของคุณ รวมถึงข้อความจากผู้ส่งที่ไม่รู้จัก
        messageFailed	ส่งข้อความไปยังหมายเลขนี้ไม่ได้ โปรดตรวจสอบหมายเลข หรือขอรหัสใหม่
        messagePending	ข้อความยังอยู่ระหว่างการส่ง ซึ่งอาจใช้เวลาสักครู่
        methodsTitle	ลงชื่อเข้าใช้
        nameLabel	ชื่อของคุณ
        nameMissing	ป้อนชื่อของคุณ
        noMessage	ไม่ได้รับข้อความใช่ไหม
        numberExample	ตัวอย่าง: {number}
        numberLabel	หมายเลขโทรศัพท์
        numberLead	เราจะส่งรหัสทาง SMS เพื่อยืนยันว่าเป็นคุณ
        numberMissing	ป้อนหมายเลขโทรศัพท์ของคุณ
        numberNotice	เมื่อดำเนินการต่อ ถือว่าคุณยินยอมรับ SMS ซึ่งอาจมีค่าบริการข้อความและอินเทอร์เน็ต
        numberSent	เราจะส่งรหัสไปที่ {number}
        numberSubmit	ส่งรหัส
        numberSubmitting	กำลังส่ง…
        numberTitle	ลงชื่อเข้าใช้ด้วยหมายเลขโทรศัพท์
        offline	ติดต่อเซิร์ฟเวอร์ไม่ได้ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
        oneMoment	โปรดรอสักครู่…
        openApp	เปิดแอปยืนยันตัวตนในอุปกรณ์นี้
        otherWay	เลือกวิธีอื่น
        passkeyContinue	ดำเนินการต่อ
        passkeyDoneLead	จากนี้ไปคุณลงชื่อเข้าใช้ด้วยพาสคีย์นี้ได้
        passkeyDoneTitle	บันทึกพาสคีย์ของคุณแล้ว
        passkeyLead	สร้างพาสคีย์เพื่อลงชื่อเข้าใช้ด้วยวิธีเดียวกับที่คุณปลดล็อกอุปกรณ์ ไม่ว่าจะเป็นใบหน้า ลายนิ้วมือ หรือการล็อกหน้าจอ
        passkeySubmit	สร้างพาสคีย์
        passkeyTitle	ลงชื่อเข้าใช้ได้เร็วขึ้นในครั้งต่อไป
        passwordForgotten	ลืมรหัสผ่านใช่ไหม
        passwordHide	ซ่อนรหัสผ่าน
        passwordLabel	รหัสผ่าน
        passwordMissing	ป้อนรหัสผ่านของคุณ
        passwordNew	รหัสผ่านใหม่
        passwordRulesDigit	ตัวเลข
        passwordRulesLongest	ไม่เกิน {count} อักขระ
        passwordRulesLowercase	ตัวพิมพ์เล็ก
        passwordRulesSentence	รหัสผ่านต้องมี {rules}
        passwordRulesSeparator	, 
        passwordRulesShortest	อย่างน้อย {count} อักขระ
        passwordRulesSymbol	สัญลักษณ์
        passwordRulesUppercase	ตัวพิมพ์ใหญ่
        passwordShow	แสดงรหัสผ่าน
        passwordTitle	ลงชื่อเข้าใช้ด้วยรหัสผ่าน
        phoneName	โทรศัพท์
        privacy	นโยบายความเป็นส่วนตัว
        reauthLead	โปรดลงชื่อเข้าใช้อีกครั้งเพื่อดำเนินการต่อ ทั้งนี้เพื่อความปลอดภัยของคุณ
        resend	ส่งรหัสใหม่
        resendIn	ขอรหัสใหม่ได้ในอีก {time}
        resendReady	คุณขอรหัสใหม่ได้แล้ว
        resent	กำลังส่งรหัสใหม่ให้คุณ
        resentSame	รหัสที่เราส่งไปยังใช้ได้อยู่
        resetLead	เราจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ให้คุณ
        resetSent	หากมีบัญชีสำหรับ {email} เราได้ส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ไปที่อีเมลนั้นแล้ว
        resetTitle	รีเซ็ตรหัสผ่าน
        retryIn	ลองอีกครั้งในอีก {time}
        retryOn	ลองอีกครั้งหลังจาก {time}
        setupCode	คิวอาร์โค้ดที่มีคีย์การตั้งค่า
        setupKey	คีย์การตั้งค่า
        signUp	สร้างบัญชี
        signUpInstead	ฉันมีบัญชีอยู่แล้ว
        signUpSubmit	สร้างบัญชี
        skip	ไว้ทีหลัง
        startOver	เริ่มใหม่
        terms	ข้อกำหนดในการให้บริการ
        triesLeftOther	ลองได้อีก {count} ครั้ง
        unknown	เกิดข้อผิดพลาด โปรดลองอีกครั้งในอีกสักครู่
        verifyLead	การเพิ่มขั้นตอนที่ 2 ต้องใช้อีเมลที่ยืนยันแล้ว โปรดเปิดลิงก์ในอีเมลที่ส่งไปยัง {email} แล้วกลับมาที่นี่
        verifyResend	ส่งลิงก์อีกครั้ง
        verifySent	เราส่งลิงก์ไปที่ {email} แล้ว
        verifySubmit	เปิดลิงก์แล้ว
        withLink	ดำเนินการต่อด้วยลิงก์ทางอีเมล
        withPasskey	ดำเนินการต่อด้วยพาสคีย์
        withPassword	ดำเนินการต่อด้วยรหัสผ่าน
        withPhone	ดำเนินการต่อด้วยหมายเลขโทรศัพท์
        withProvider	ดำเนินการต่อด้วย {provider}
        """#
}
