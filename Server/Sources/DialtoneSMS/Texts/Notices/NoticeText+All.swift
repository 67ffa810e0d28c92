extension NoticeText {
    static let english = Self("How you sign in was changed.", undo: "Not you? Undo it:")

    /// The texts by language tag in lower case, for the same languages as mails.
    static let all: [String: Self] = [
        "en": english,
        "ar": Self("تغيّرت طرق تسجيل الدخول إلى حسابك.", undo: "لم تكن أنت؟ تراجع:"),
        "cs": Self("Způsoby přihlášení se změnily.", undo: "Nejsi to ty? Vrať to zpět:"),
        "da": Self("Dit login er ændret.", undo: "Var det ikke dig? Fortryd:"),
        "de": Self("Deine Anmeldung wurde geändert.", undo: "Nicht du? Rückgängig:"),
        "el": Self("Οι τρόποι σύνδεσής σου άλλαξαν.", undo: "Δεν ήσουν εσύ; Αναίρεση:"),
        "es": Self("Tu acceso ha cambiado.", undo: "¿No lo hiciste? Deshazlo:"),
        "fa": Self("راه\u{200C}های ورود به حساب شما تغییر کرد.", undo: "کار شما نبود؟ برگردانید:"),
        "fi": Self("Kirjautumistapasi muuttuivat.", undo: "Et sinä? Kumoa:"),
        "fil": Self("Nabago ang iyong pag-sign in.", undo: "Hindi ikaw? I-undo:"),
        "fr": Self("Votre connexion a été modifiée.", undo: "Pas vous ? Annulez :"),
        "he": Self("דרכי הכניסה לחשבון שלך שונו.", undo: "לא על ידך? לביטול:"),
        "hi": Self("आपके साइन इन के तरीके बदले गए।", undo: "यह आपने नहीं किया? पूर्ववत करें:"),
        "hu": Self("Megváltoztak a bejelentkezési módjaid.", undo: "Nem te voltál? Vond vissza:"),
        "id": Self("Cara masuk ke akun Anda diubah.", undo: "Bukan Anda? Batalkan:"),
        "it": Self("Il tuo accesso è cambiato.", undo: "Non sei stato tu? Annulla:"),
        "ja": Self("ログイン方法が変更されました。", undo: "心当たりがない場合は取り消し:"),
        "ko": Self("로그인 방법이 변경되었습니다.", undo: "본인이 아니라면 취소:"),
        "nb": Self("Påloggingen din er endret.", undo: "Var det ikke deg? Angre:"),
        "nl": Self("Je inlogmethoden zijn gewijzigd.", undo: "Niet jij? Herstel:"),
        "pl": Self("Zmieniono sposoby logowania.", undo: "To nie Ty? Cofnij:"),
        "pt": Self("O seu acesso foi alterado.", undo: "Foi outra pessoa? Anule:"),
        "pt-br": Self("Seu acesso foi alterado.", undo: "Foi outra pessoa? Desfazer:"),
        "ro": Self("Autentificarea s-a schimbat.", undo: "Nu ai fost tu? Anulare:"),
        "ru": Self("Способы входа изменены.", undo: "Это не вы? Отмените:"),
        "sv": Self("Din inloggning har ändrats.", undo: "Var det inte du? Ångra:"),
        "th": Self("วิธีเข้าสู่ระบบของคุณถูกเปลี่ยน", undo: "หากไม่ใช่คุณ โปรดเลิกทำ:"),
        "tr": Self(
            "Oturum açma yöntemleriniz değiştirildi.",
            undo: "Siz değil miydiniz? Geri alın:"
        ),
        "uk": Self("Способи входу змінено.", undo: "Це не ви? Скасуйте:"),
        "vi": Self("Cách đăng nhập của bạn đã được thay đổi.", undo: "Không phải bạn? Hoàn tác:"),
        "zh": Self("您的登录方式已更改。", undo: "非本人操作请撤销:"),
        "zh-hant": Self("您的登入方式已變更。", undo: "非本人操作請復原:"),
    ]
}
