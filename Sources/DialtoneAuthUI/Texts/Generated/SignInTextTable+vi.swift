// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let vi = #"""
        ADDRESS_LIMIT	Có quá nhiều yêu cầu gửi tin nhắn từ kết nối của bạn.
        ADMIN_ONLY_OPERATION	Không thể tạo tài khoản mới tại đây.
        APP_LIMIT	Hiện không thể gửi thêm tin nhắn.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Ứng dụng không cho phép hoặc không kiểm tra được lượt đăng nhập này. Hãy thử lại sau.
        CAPTCHA_CHECK_FAILED	Chúng tôi không xác nhận được bạn không phải là người máy. Hãy thử lại.
        CODE_EXPIRED	Mã này đã hết hạn. Hãy yêu cầu mã mới.
        CODE_SUPERSEDED	Mã này đã được thay bằng một mã mới hơn. Hãy yêu cầu mã mới tại đây.
        CODE_USED	Mã này đã được sử dụng. Hãy yêu cầu mã mới.
        COUNTRY_LIMIT	Hiện chúng tôi không gửi được SMS đến các số ở quốc gia này ({country}).
        CREDENTIAL_ALREADY_IN_USE	Khóa truy cập này đã thuộc về một tài khoản.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Đã quá thời gian cho phép. Hãy bắt đầu lại.
        EMAIL_EXISTS	Địa chỉ email này đã có tài khoản. Hãy đăng nhập vào tài khoản đó.
        ENROLLMENT_LATE	Đã quá thời gian cho phép. Bạn có thể thêm bước xác minh thứ hai trong lần đăng nhập sau.
        ENROLLMENT_REFUSED	Không thể thêm bước xác minh thứ hai vào tài khoản này.
        FICTIONAL_NUMBER_LIMIT	Mã cho số này đã bị nhập sai quá nhiều lần.
        INSTANCE_LIMIT	Có quá nhiều yêu cầu gửi tin nhắn từ thiết bị này.
        INVALID_API_KEY	Máy chủ không nhận ra ứng dụng này.
        INVALID_AUTHENTICATOR_RESPONSE	Không sử dụng được khóa truy cập. Hãy thử lại.
        INVALID_CODE	Mã không đúng.
        INVALID_EMAIL	Đây không phải là địa chỉ email.
        INVALID_ID_TOKEN	Lượt đăng nhập này đã kết thúc. Hãy bắt đầu lại.
        INVALID_LOGIN_CREDENTIALS	Địa chỉ email hoặc mật khẩu không đúng.
        INVALID_MFA_PENDING_CREDENTIAL	Lượt đăng nhập này đã hết hạn. Hãy bắt đầu lại.
        INVALID_PENDING_TOKEN	Lượt đăng nhập này đã hết hạn. Hãy bắt đầu lại.
        INVALID_PHONE_NUMBER	Chúng tôi không gửi được SMS đến số điện thoại này.
        INVALID_SESSION_INFO	Mã này không còn hiệu lực. Hãy yêu cầu mã mới.
        LINK_OF_OTHER_EMAIL	Liên kết này đã được gửi đến một địa chỉ khác. Hãy nhập địa chỉ đó.
        MESSAGE_NOT_SENT	Không gửi được tin nhắn. Hãy thử lại sau giây lát.
        MISSING_APP_CREDENTIAL	Chúng tôi không xác nhận được đây là ứng dụng chính thức. Hãy thử lại.
        NETWORK_LIMIT	Có quá nhiều yêu cầu gửi tin nhắn từ mạng của bạn.
        NO_TRIES_LEFT	Đó là lần thử cuối với mã này. Hãy yêu cầu mã mới.
        NUMBER_CLAIM_WAITS	Số này đã lâu không được dùng ở đây và có thể đã thuộc về người khác. Bạn có thể đăng nhập bằng số này sau một thời gian chờ.
        NUMBER_HAS_EXTENSION	Không gửi được SMS đến số máy lẻ. Hãy nhập số gọi trực tiếp.
        NUMBER_IMPOSSIBLE	Quốc gia bạn chọn ({country}) không có số nào như vậy.
        NUMBER_INVALID	Quốc gia bạn chọn ({country}) không có số nào như vậy.
        NUMBER_KIND_NOT_ALLOWED	Chúng tôi chỉ gửi được SMS đến số di động. Hãy nhập số khác.
        NUMBER_OPTED_OUT	Số này đã chọn không nhận tin nhắn của chúng tôi.
        NUMBER_SUSPENDED	Mã cho số này đã bị nhập sai quá nhiều lần.
        NUMBER_TOO_LONG	Số này quá dài đối với quốc gia bạn chọn ({country}).
        NUMBER_TOO_SHORT	Số này quá ngắn đối với quốc gia bạn chọn ({country}).
        NUMBER_WITHOUT_COUNTRY	Hãy chọn quốc gia của số này.
        OPERATION_NOT_ALLOWED	Cách đăng nhập này đã bị tắt tại đây.
        OTHER_PROOF_REQUIRED	Số này đã lâu không được dùng ở đây. Hãy đăng nhập bằng cách khác.
        PASSKEY_CHALLENGE_EXPIRED	Đã quá thời gian cho phép. Hãy thử lại.
        PASSKEY_CREDENTIAL_NOT_FOUND	Khóa truy cập này không còn thuộc về tài khoản nào. Hãy đăng nhập bằng cách khác.
        PASSKEY_LIMIT_EXCEEDED	Tài khoản của bạn không thể có thêm khóa truy cập.
        PASSKEY_UNAVAILABLE	Không thể sử dụng khóa truy cập trên thiết bị này.
        PASSKEY_USER_NOT_VERIFIED	Thiết bị chưa xác nhận đó là bạn. Hãy thử lại bằng khuôn mặt, vân tay hoặc khóa màn hình.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Mật khẩu này không đáp ứng quy tắc của ứng dụng. Hãy chọn mật khẩu khác.
        PREFIX_HELD	Hiện chúng tôi không gửi được SMS đến những số như thế này.
        PREFIX_LIMIT	Hiện chúng tôi không gửi được SMS đến những số như thế này.
        PROJECT_LIMIT	Hiện không thể gửi thêm tin nhắn.
        PROOF_REQUIRED	Mã cho số này đã bị nhập sai quá nhiều lần.
        QUOTA_EXCEEDED	Hiện không thể gửi thêm tin nhắn.
        REGION_NOT_ALLOWED	Chúng tôi chưa gửi được SMS đến các số ở quốc gia này ({country}).
        SECOND_CODE_REQUIRED	Mã đúng. Vì mã cho số này đã bị nhập sai nhiều lần, bạn cần thêm một mã nữa. Hãy yêu cầu mã đó ngay.
        SECOND_FACTOR_EXISTS	Số này đã có trong tài khoản của bạn. Hãy nhập số khác.
        SECOND_FACTOR_LIMIT_EXCEEDED	Tài khoản của bạn đã đạt số lượng bước xác minh thứ hai tối đa.
        SECOND_FACTOR_SUSPENDED	Mã từ ứng dụng xác thực này đã bị nhập sai quá nhiều lần. Hãy dùng cách khác hoặc liên hệ bộ phận hỗ trợ.
        SEND_COOLDOWN	Chúng tôi vừa gửi tin nhắn đến số này.
        SEND_DAILY_LIMIT	Số này đã đạt giới hạn tin nhắn mỗi ngày.
        SEND_HOURLY_LIMIT	Số này đã đạt giới hạn tin nhắn mỗi giờ.
        SESSION_EXPIRED	Mã này không còn hiệu lực. Hãy yêu cầu mã mới.
        SPEND_CAP	Hiện không thể gửi thêm tin nhắn.
        TOKEN_EXPIRED	Đã quá thời gian cho phép. Hãy bắt đầu lại.
        TOO_MANY_ATTEMPTS_TRY_LATER	Bạn đã thử quá nhiều lần.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Mã đã bị nhập sai quá nhiều lần. Hãy bắt đầu lại.
        TOTP_CHALLENGE_TIMEOUT	Lượt đăng nhập này đã hết hạn. Hãy bắt đầu lại.
        UNSUPPORTED_FIRST_FACTOR	Tài khoản này không thể đăng nhập bằng số điện thoại. Hãy đăng nhập bằng cách khác trong ứng dụng.
        UNVERIFIED_EMAIL	Địa chỉ này chưa được xác nhận. Hãy mở liên kết trong email của chúng tôi.
        USER_DISABLED	Tài khoản này đã bị vô hiệu hóa. Hãy liên hệ bộ phận hỗ trợ.
        USER_MISMATCH	Đây là tài khoản khác. Hãy đăng nhập vào tài khoản bạn đang dùng.
        USER_NOT_FOUND	Tài khoản này không còn tồn tại.
        WEAK_PASSWORD	Mật khẩu này quá yếu. Hãy chọn mật khẩu khác.
        WRONG_CODE	Mã không đúng.
        appName	Ứng dụng xác thực
        asGuest	Tiếp tục với tư cách khách
        back	Quay lại
        callingCodeUnknown	Không có quốc gia nào dùng mã này. Hãy kiểm tra các chữ số sau dấu “+”.
        changeNumber	Đổi số
        codeExpiresIn	Mã có hiệu lực trong {time}.
        codeLabel	Mã gồm {count} chữ số
        codeLead	Đã gửi đến {number}
        codeShort	Mã có {count} chữ số.
        codeSubmit	Đăng nhập
        codeSubmitting	Đang kiểm tra…
        codeTitle	Nhập mã gồm {count} chữ số
        confirmEmailTitle	Xác nhận địa chỉ email của bạn
        conflictLead	Cách đăng nhập này thuộc về một tài khoản khác. Nếu chuyển sang tài khoản đó, bạn sẽ rời khỏi tài khoản khách.
        conflictSubmit	Chuyển sang tài khoản đó
        conflictTitle	Bạn đã có tài khoản
        countryButton	Quốc gia: {name}, +{code}
        countryChanged	Đã đổi quốc gia thành {name}.
        countryClose	Đóng
        countryCount	Kết quả: {count}
        countryNone	Không có quốc gia nào khớp với “{query}”.
        countrySearch	Tìm theo tên hoặc mã
        countryTitle	Chọn quốc gia
        doneTitle	Bạn đã đăng nhập
        emailLabel	Địa chỉ email
        emailMissing	Hãy nhập địa chỉ email của bạn.
        enrollApp	Ứng dụng xác thực
        enrollAppLead	Thêm tài khoản trong ứng dụng xác thực bằng khóa thiết lập này. Sau đó nhập mã gồm 6 chữ số hiển thị trong ứng dụng.
        enrollAppNote	Nhận mã từ ứng dụng trên điện thoại
        enrollAppScan	Quét mã QR này bằng ứng dụng xác thực hoặc thêm tài khoản trong đó bằng khóa thiết lập. Sau đó nhập mã gồm 6 chữ số hiển thị trong ứng dụng.
        enrollAppTitle	Thiết lập ứng dụng xác thực
        enrollLead	Số của bạn đã được xác nhận. Ứng dụng này còn yêu cầu bước xác minh thứ hai khi bạn đăng nhập. Hãy chọn một cách để hoàn tất.
        enrollOfferLead	Bước xác minh thứ hai giúp bảo vệ tài khoản của bạn tốt hơn. Hãy chọn một cách hoặc tiếp tục mà không thêm.
        enrollPhone	Số điện thoại khác
        enrollPhoneLead	Hãy dùng một số khác với số bạn dùng để đăng nhập. Chúng tôi sẽ gửi mã qua SMS để xác nhận số đó.
        enrollPhoneNote	Nhận mã qua SMS
        enrollRequiredLead	Ứng dụng này yêu cầu bước xác minh thứ hai khi bạn đăng nhập. Hãy chọn một cách để hoàn tất.
        enrollSubmit	Hoàn tất
        enrollTitle	Thêm bước xác minh thứ hai
        existingLead	{email} thuộc về một tài khoản có cách đăng nhập khác. Hãy đăng nhập vào tài khoản đó, chúng tôi sẽ thêm cách này.
        factorApp	Dùng ứng dụng xác thực
        factorAppLead	Mở ứng dụng xác thực và nhập mã hiển thị cho tài khoản này.
        factorCodeLead	Đã gửi đến số của bạn kết thúc bằng {number}
        factorLead	Tài khoản này yêu cầu bước xác minh thứ hai. Hãy chọn một cách.
        factorLost	Nếu bạn không thể dùng cách nào, hãy liên hệ bộ phận hỗ trợ.
        factorPhone	Gửi mã qua SMS đến số kết thúc bằng {number}
        factorTitle	Xác nhận đó là bạn
        help	Nhận trợ giúp
        linkConfirmLead	Nhập địa chỉ đã nhận liên kết đăng nhập.
        linkSent	Chúng tôi đã gửi liên kết đăng nhập đến {email}. Hãy mở liên kết đó trên thiết bị này.
        linkSubmit	Gửi liên kết
        linkTitle	Đăng nhập qua email
        messageDelivered	Tin nhắn đã đến điện thoại của bạn. Hãy xem lại tin nhắn, kể cả tin từ người gửi lạ.
        messageFailed	Không thể gửi tin nhắn đến số này. Hãy kiểm tra số hoặc yêu cầu mã mới.
        messagePending	Tin nhắn vẫn đang được gửi. Quá trình này có thể mất vài phút.
        methodsTitle	Đăng nhập
        nameLabel	Tên của bạn
        nameMissing	Hãy nhập tên của bạn.
        noMessage	Không nhận được tin nhắn?
        numberExample	Ví dụ: {number}
        numberLabel	Số điện thoại
        numberLead	Chúng tôi sẽ gửi mã qua SMS để xác nhận đó là bạn.
        numberMissing	Hãy nhập số điện thoại của bạn.
        numberNotice	Khi tiếp tục, bạn đồng ý nhận tin nhắn SMS. Bạn có thể phải trả phí tin nhắn và dữ liệu.
        numberSent	Chúng tôi sẽ gửi mã đến {number}.
        numberSubmit	Gửi mã
        numberSubmitting	Đang gửi…
        numberTitle	Đăng nhập bằng số điện thoại
        offline	Không kết nối được với máy chủ. Hãy kiểm tra kết nối của bạn rồi thử lại.
        oneMoment	Vui lòng đợi…
        openApp	Mở ứng dụng xác thực trên thiết bị này
        otherWay	Chọn cách khác
        passkeyContinue	Tiếp tục
        passkeyDoneLead	Từ giờ bạn có thể đăng nhập bằng khóa này.
        passkeyDoneTitle	Đã lưu khóa truy cập của bạn
        passkeyLead	Hãy tạo khóa truy cập để đăng nhập theo cách bạn mở khóa thiết bị: bằng khuôn mặt, vân tay hoặc khóa màn hình.
        passkeySubmit	Tạo khóa truy cập
        passkeyTitle	Đăng nhập nhanh hơn vào lần sau
        passwordForgotten	Quên mật khẩu?
        passwordHide	Ẩn mật khẩu
        passwordLabel	Mật khẩu
        passwordMissing	Hãy nhập mật khẩu của bạn.
        passwordNew	Mật khẩu mới
        passwordRulesDigit	chữ số
        passwordRulesLongest	tối đa {count} ký tự
        passwordRulesLowercase	chữ thường
        passwordRulesSentence	Mật khẩu cần có {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	ít nhất {count} ký tự
        passwordRulesSymbol	ký hiệu
        passwordRulesUppercase	chữ hoa
        passwordShow	Hiện mật khẩu
        passwordTitle	Đăng nhập bằng mật khẩu
        phoneName	Điện thoại
        privacy	Chính sách quyền riêng tư
        reauthLead	Để bảo mật, hãy đăng nhập lại để tiếp tục.
        resend	Gửi mã mới
        resendIn	Gửi mã mới sau {time}
        resendReady	Giờ bạn có thể yêu cầu mã mới.
        resent	Mã mới đang được gửi đến bạn.
        resentSame	Mã chúng tôi đã gửi vẫn còn hiệu lực.
        resetLead	Chúng tôi sẽ gửi cho bạn liên kết để chọn mật khẩu mới.
        resetSent	Nếu có tài khoản cho {email}, chúng tôi đã gửi đến đó liên kết để chọn mật khẩu mới.
        resetTitle	Đặt lại mật khẩu
        retryIn	Hãy thử lại sau {time}.
        retryOn	Hãy thử lại sau thời điểm này: {time}.
        setupCode	Mã QR chứa khóa thiết lập
        setupKey	Khóa thiết lập
        signUp	Tạo tài khoản
        signUpInstead	Tôi đã có tài khoản
        signUpSubmit	Tạo tài khoản
        skip	Để sau
        startOver	Bắt đầu lại
        terms	Điều khoản dịch vụ
        triesLeftOther	Bạn còn {count} lần thử.
        unknown	Đã xảy ra lỗi. Hãy thử lại sau giây lát.
        verifyLead	Để thêm bước xác minh thứ hai, bạn cần có địa chỉ email đã xác nhận. Hãy mở liên kết trong email gửi đến {email}, rồi quay lại đây.
        verifyResend	Gửi lại liên kết
        verifySent	Chúng tôi đã gửi liên kết đến {email}.
        verifySubmit	Tôi đã mở liên kết
        withLink	Tiếp tục bằng liên kết qua email
        withPasskey	Tiếp tục bằng khóa truy cập
        withPassword	Tiếp tục bằng mật khẩu
        withPhone	Tiếp tục bằng số điện thoại
        withProvider	Tiếp tục với {provider}
        """#
}
