extension ActionTexts {
    static let spanish = ActionTexts(
        language: "es",
        resetPassword: Action(
            title: "Elija una contraseña nueva",
            lead: "para",
            button: "Guardar contraseña",
            doneTitle: "Su contraseña ha cambiado",
            doneLead:
                "Ya puede iniciar sesión con ella. Los demás dispositivos se han desconectado."
        ),
        verifyEmail: Action(
            title: "Confirme su correo electrónico",
            lead: "Confirme que esta dirección es suya:",
            button: "Confirmar",
            doneTitle: "Su dirección está confirmada",
            doneLead: "Puede continuar en la aplicación."
        ),
        changeEmail: Action(
            title: "Cambie su correo electrónico",
            lead: "Su cuenta recibe esta dirección:",
            button: "Cambiar dirección",
            doneTitle: "Su dirección ha cambiado",
            doneLead: "Inicie sesión de nuevo con la dirección nueva."
        ),
        recoverEmail: Action(
            title: "Recupere su correo electrónico",
            lead: "Su cuenta vuelve a tener su dirección anterior:",
            button: "Recuperar",
            doneTitle: "Su cuenta vuelve a tener su dirección",
            doneLead:
                "Se han desconectado todos los dispositivos. Cambie la contraseña si alguien la conoce."
        ),
        undoSignInChange: Action(
            title: "Deshacer un cambio",
            lead:
                "Podrá iniciar sesión como antes del cambio. Lo que se añadió desde entonces se quita de la cuenta de",
            button: "Deshacer el cambio",
            doneTitle: "El cambio se ha deshecho",
            doneLead:
                "Se han desconectado todos los dispositivos. Cambie la contraseña si alguien la conoce."
        ),
        revertSecondFactor: Action(
            title: "Quite un segundo factor",
            lead: "Se añadió un segundo factor a la cuenta de",
            button: "Quitar",
            doneTitle: "El segundo factor se ha quitado",
            doneLead:
                "Se han desconectado todos los dispositivos. Cambie la contraseña si alguien la conoce."
        ),
        signIn: Action(
            title: "Iniciar sesión",
            lead: "Continúe en la aplicación para iniciar sesión.",
            button: "Iniciar sesión",
            doneTitle: "Abra este enlace en la aplicación",
            doneLead:
                "El enlace funciona en el dispositivo que lo pidió, con la aplicación instalada."
        ),
        newPassword: "Contraseña nueva",
        otherPassword:
            "Contraseña nueva, si la actual no es suya (opcional)",
        goOn: "Continuar",
        invalidTitle: "Este enlace no funciona",
        invalidLead: "Ya se usó o está incompleto. Pida otro en la aplicación.",
        expiredLead: "Ha caducado. Pida otro en la aplicación.",
        disabledLead: "Esta cuenta está desactivada.",
        changeTime: "El cambio se hizo el {time}.",
        signsOut: "Se cerrará la sesión en todos los dispositivos.",
        passwordRules: PasswordRuleTexts(
            sentence: "La contraseña necesita {rules}.",
            separator: ", ",
            shortest: "al menos {count} caracteres",
            longest: "como máximo {count} caracteres",
            lowercase: "una minúscula",
            uppercase: "una mayúscula",
            digit: "una cifra",
            symbol: "un símbolo"
        ),
        weakPassword: "Esta contraseña no cumple las reglas.",
        guessablePassword:
            "Esta contraseña es fácil de adivinar o conocida por una filtración. Elija otra.",
        emailInUse: "Otra cuenta tiene ya esta dirección.",
        phoneNumberInUse: "Otra cuenta tiene ya este número.",
        unavailable: "No ha funcionado. Inténtelo de nuevo en un minuto."
    )
}
