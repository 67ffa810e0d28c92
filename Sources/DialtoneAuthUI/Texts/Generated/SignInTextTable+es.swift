// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let es = #"""
        ADDRESS_LIMIT	Se pidieron demasiados mensajes desde su conexión.
        ADMIN_ONLY_OPERATION	Aquí no se pueden crear cuentas nuevas.
        APP_LIMIT	Ahora no se pueden enviar más mensajes.
        BLOCKING_FUNCTION_ERROR_RESPONSE	La aplicación no permitió este inicio de sesión o no pudo comprobarlo. Inténtelo más tarde.
        CAPTCHA_CHECK_FAILED	No pudimos confirmar que no es un robot. Inténtelo de nuevo.
        CODE_EXPIRED	Este código ha caducado. Pida uno nuevo.
        CODE_SUPERSEDED	Un código más reciente sustituyó a este. Pida uno nuevo aquí.
        CODE_USED	Este código ya se usó. Pida uno nuevo.
        COUNTRY_LIMIT	Ahora no podemos enviar SMS a este país ({country}).
        CREDENTIAL_ALREADY_IN_USE	Esta llave de acceso ya pertenece a una cuenta.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Ha tardado demasiado. Empiece de nuevo.
        EMAIL_EXISTS	Ya existe una cuenta con este correo electrónico. Inicie sesión en ella.
        ENROLLMENT_LATE	Ha tardado demasiado. Podrá añadir un segundo paso la próxima vez que inicie sesión.
        ENROLLMENT_REFUSED	No se puede añadir un segundo paso a esta cuenta.
        FICTIONAL_NUMBER_LIMIT	Hubo demasiados códigos incorrectos para este número.
        INSTANCE_LIMIT	Se pidieron demasiados mensajes desde este dispositivo.
        INVALID_API_KEY	El servidor no conoce esta aplicación.
        INVALID_AUTHENTICATOR_RESPONSE	No se pudo usar la llave de acceso. Inténtelo de nuevo.
        INVALID_CODE	El código no es correcto.
        INVALID_EMAIL	No es una dirección de correo electrónico.
        INVALID_ID_TOKEN	Este inicio de sesión ha terminado. Empiece de nuevo.
        INVALID_LOGIN_CREDENTIALS	El correo electrónico o la contraseña no son correctos.
        INVALID_MFA_PENDING_CREDENTIAL	Este inicio de sesión ha caducado. Empiece de nuevo.
        INVALID_PENDING_TOKEN	Este inicio de sesión ha caducado. Empiece de nuevo.
        INVALID_PHONE_NUMBER	No podemos enviar SMS a este número.
        INVALID_SESSION_INFO	Este código ya no es válido. Pida uno nuevo.
        LINK_OF_OTHER_EMAIL	Este enlace se envió a otra dirección. Escriba esa.
        MESSAGE_NOT_SENT	No se pudo enviar el mensaje. Inténtelo de nuevo en un momento.
        MISSING_APP_CREDENTIAL	No pudimos confirmar que esta aplicación sea auténtica. Inténtelo de nuevo.
        NETWORK_LIMIT	Se pidieron demasiados mensajes desde su red.
        NO_TRIES_LEFT	Era el último intento con este código. Pida uno nuevo.
        NUMBER_CLAIM_WAITS	Este número no se ha usado aquí en mucho tiempo y puede que ahora sea de otra persona. Podrá iniciar sesión con él tras un periodo de espera.
        NUMBER_HAS_EXTENSION	Los SMS no llegan a las extensiones. Escriba un número directo.
        NUMBER_IMPOSSIBLE	Ese número no existe en el país elegido ({country}).
        NUMBER_INVALID	Ese número no existe en el país elegido ({country}).
        NUMBER_KIND_NOT_ALLOWED	Solo podemos enviar SMS a números móviles. Escriba otro número.
        NUMBER_OPTED_OUT	Este número se dio de baja de nuestros mensajes.
        NUMBER_SUSPENDED	Hubo demasiados códigos incorrectos para este número.
        NUMBER_TOO_LONG	Este número es demasiado largo para el país elegido ({country}).
        NUMBER_TOO_SHORT	Este número es demasiado corto para el país elegido ({country}).
        NUMBER_WITHOUT_COUNTRY	Elija el país de este número.
        OPERATION_NOT_ALLOWED	Esta forma de iniciar sesión está desactivada aquí.
        OTHER_PROOF_REQUIRED	Este número no se ha usado aquí en mucho tiempo. Inicie sesión de otra forma.
        PASSKEY_CHALLENGE_EXPIRED	Ha tardado demasiado. Inténtelo de nuevo.
        PASSKEY_CREDENTIAL_NOT_FOUND	Esta llave de acceso ya no pertenece a ninguna cuenta. Inicie sesión de otra forma.
        PASSKEY_LIMIT_EXCEEDED	Su cuenta no puede tener más llaves de acceso.
        PASSKEY_UNAVAILABLE	En este dispositivo no se pueden usar llaves de acceso.
        PASSKEY_USER_NOT_VERIFIED	Su dispositivo no confirmó que es usted. Inténtelo de nuevo con la cara, la huella digital o el bloqueo de pantalla.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Esta contraseña no cumple las reglas de la aplicación. Elija otra.
        PREFIX_HELD	Ahora no podemos enviar SMS a números como este.
        PREFIX_LIMIT	Ahora no podemos enviar SMS a números como este.
        PROJECT_LIMIT	Ahora no se pueden enviar más mensajes.
        PROOF_REQUIRED	Hubo demasiados códigos incorrectos para este número.
        QUOTA_EXCEEDED	Ahora no se pueden enviar más mensajes.
        REGION_NOT_ALLOWED	Todavía no podemos enviar SMS a este país ({country}).
        SECOND_CODE_REQUIRED	El código es correcto. Como hubo muchos códigos incorrectos para este número, hace falta un segundo. Pídalo ahora.
        SECOND_FACTOR_EXISTS	Este número ya pertenece a su cuenta. Escriba otro.
        SECOND_FACTOR_LIMIT_EXCEEDED	Su cuenta no puede tener más segundos pasos.
        SECOND_FACTOR_SUSPENDED	Hubo demasiados códigos incorrectos de esta aplicación. Use otra forma o contacte con soporte.
        SEND_COOLDOWN	Acabamos de enviar un mensaje a este número.
        SEND_DAILY_LIMIT	Este número ha alcanzado su límite de mensajes por día.
        SEND_HOURLY_LIMIT	Este número ha alcanzado su límite de mensajes por hora.
        SESSION_EXPIRED	Este código ya no es válido. Pida uno nuevo.
        SPEND_CAP	Ahora no se pueden enviar más mensajes.
        TOKEN_EXPIRED	Ha tardado demasiado. Empiece de nuevo.
        TOO_MANY_ATTEMPTS_TRY_LATER	Demasiados intentos.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Hubo demasiados códigos incorrectos. Empiece de nuevo.
        TOTP_CHALLENGE_TIMEOUT	Este inicio de sesión ha caducado. Empiece de nuevo.
        UNSUPPORTED_FIRST_FACTOR	Esta cuenta no puede iniciar sesión con un teléfono. Use otra forma en la aplicación.
        UNVERIFIED_EMAIL	Esta dirección aún no está confirmada. Abra el enlace de nuestro correo.
        USER_DISABLED	Esta cuenta está desactivada. Contacte con soporte.
        USER_MISMATCH	Esta es otra cuenta. Inicie sesión en la que está usando.
        USER_NOT_FOUND	Esta cuenta ya no existe.
        WEAK_PASSWORD	Esta contraseña es demasiado débil. Elija otra.
        WRONG_CODE	El código no es correcto.
        appName	Aplicación de autenticación
        asGuest	Continuar como invitado
        back	Atrás
        callingCodeUnknown	Ningún país tiene este prefijo. Revise las cifras después del «+».
        changeNumber	Cambiar número
        codeExpiresIn	El código es válido durante {time}.
        codeLabel	Código de {count} cifras
        codeLead	Enviado al {number}
        codeShort	El código tiene {count} cifras.
        codeSubmit	Iniciar sesión
        codeSubmitting	Comprobando…
        codeTitle	Escriba el código de {count} cifras
        confirmEmailTitle	Confirme su dirección de correo
        conflictLead	Este inicio de sesión pertenece a otra cuenta. Si cambia a ella, dejará la cuenta de invitado.
        conflictSubmit	Cambiar a esa cuenta
        conflictTitle	Ya tiene una cuenta
        countryButton	País: {name}, +{code}
        countryChanged	País cambiado: {name}.
        countryClose	Cerrar
        countryCount	Resultados: {count}
        countryNone	Ningún país coincide con «{query}».
        countrySearch	Buscar por nombre o prefijo
        countryTitle	Elija un país
        doneTitle	Ha iniciado sesión
        emailLabel	Correo electrónico
        emailMissing	Escriba su correo electrónico.
        enrollApp	Aplicación de autenticación
        enrollAppLead	Añada una cuenta en su aplicación con esta clave. Después escriba el código de 6 cifras que muestra.
        enrollAppNote	Códigos de una aplicación en su teléfono
        enrollAppScan	Escanee este código QR con su aplicación o añada en ella una cuenta con la clave. Después escriba el código de 6 cifras que muestra.
        enrollAppTitle	Configure su aplicación de autenticación
        enrollLead	Su número está confirmado. Esta aplicación también exige un segundo paso al iniciar sesión. Elija uno para terminar.
        enrollOfferLead	Un segundo paso protege mejor su cuenta. Elija uno o continúe sin él.
        enrollPhone	Otro número de teléfono
        enrollPhoneLead	Use un número distinto del que usa para iniciar sesión. Le enviaremos un código para confirmarlo.
        enrollPhoneNote	Códigos por SMS
        enrollRequiredLead	Esta aplicación exige un segundo paso al iniciar sesión. Elija uno para terminar.
        enrollSubmit	Terminar
        enrollTitle	Añada un segundo paso
        existingLead	{email} pertenece a una cuenta con otra forma de iniciar sesión. Inicie sesión en ella y añadiremos esta.
        factorApp	Usar su aplicación de autenticación
        factorAppLead	Abra su aplicación de autenticación y escriba el código que muestra para esta cuenta.
        factorCodeLead	Enviado a su número terminado en {number}
        factorLead	Esta cuenta pide un segundo paso. Elija uno.
        factorLost	Si no puede usar ninguno de ellos, contacte con soporte.
        factorPhone	Recibir un código en el número terminado en {number}
        factorTitle	Confirme que es usted
        help	Obtener ayuda
        linkConfirmLead	Escriba la dirección a la que se envió el enlace de inicio de sesión.
        linkSent	Enviamos un enlace de inicio de sesión a {email}. Ábralo en este dispositivo.
        linkSubmit	Enviar enlace
        linkTitle	Iniciar sesión por correo
        messageDelivered	El mensaje ha llegado a su teléfono. Revise sus mensajes, también los de remitentes desconocidos.
        messageFailed	No se pudo entregar el mensaje a este número. Compruebe el número o pida un código nuevo.
        messagePending	El mensaje sigue en camino. Puede tardar unos minutos.
        methodsTitle	Iniciar sesión
        nameLabel	Su nombre
        nameMissing	Escriba su nombre.
        noMessage	¿No hay mensaje?
        numberExample	Ejemplo: {number}
        numberLabel	Número de teléfono
        numberLead	Le enviaremos un código por SMS para confirmar que es usted.
        numberMissing	Escriba su número de teléfono.
        numberNotice	Al continuar, acepta recibir un SMS. Puede tener un coste.
        numberSent	Enviaremos el código al {number}.
        numberSubmit	Enviar código
        numberSubmitting	Enviando…
        numberTitle	Inicie sesión con su teléfono
        offline	No podemos conectar con el servidor. Revise su conexión e inténtelo de nuevo.
        oneMoment	Un momento…
        openApp	Abrir una aplicación de autenticación en este dispositivo
        otherWay	Elegir otra forma
        passkeyContinue	Continuar
        passkeyDoneLead	A partir de ahora puede iniciar sesión con ella.
        passkeyDoneTitle	Su llave de acceso se ha guardado
        passkeyLead	Cree una llave de acceso para iniciar sesión tal como desbloquea su dispositivo: con la cara, la huella digital o el bloqueo de pantalla.
        passkeySubmit	Crear llave de acceso
        passkeyTitle	Inicie sesión más rápido la próxima vez
        passwordForgotten	¿Ha olvidado su contraseña?
        passwordHide	Ocultar contraseña
        passwordLabel	Contraseña
        passwordMissing	Escriba su contraseña.
        passwordNew	Contraseña nueva
        passwordRulesDigit	una cifra
        passwordRulesLongest	como máximo {count} caracteres
        passwordRulesLowercase	una minúscula
        passwordRulesSentence	La contraseña necesita {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	al menos {count} caracteres
        passwordRulesSymbol	un símbolo
        passwordRulesUppercase	una mayúscula
        passwordShow	Mostrar contraseña
        passwordTitle	Iniciar sesión con contraseña
        phoneName	Teléfono
        privacy	Política de privacidad
        reauthLead	Por su seguridad, inicie sesión de nuevo para continuar.
        resend	Enviar un código nuevo
        resendIn	Código nuevo en {time}
        resendReady	Ya puede pedir un código nuevo.
        resent	Un código nuevo está en camino.
        resentSame	El código que enviamos sigue siendo válido.
        resetLead	Le enviaremos un enlace para elegir una contraseña nueva.
        resetSent	Si existe una cuenta para {email}, hemos enviado a esa dirección un enlace para elegir una contraseña nueva.
        resetTitle	Restablecer la contraseña
        retryIn	Inténtelo de nuevo en {time}.
        retryOn	Inténtelo de nuevo después de este momento: {time}.
        setupCode	Código QR con la clave de configuración
        setupKey	Clave de configuración
        signUp	Crear una cuenta
        signUpInstead	Ya tengo una cuenta
        signUpSubmit	Crear cuenta
        skip	Ahora no
        startOver	Empezar de nuevo
        terms	Condiciones del servicio
        triesLeftOne	Queda {count} intento.
        triesLeftOther	Quedan {count} intentos.
        unknown	Algo ha ido mal. Inténtelo de nuevo en un momento.
        verifyLead	Para añadir un segundo paso hace falta una dirección de correo confirmada. Abra el enlace del correo enviado a {email} y vuelva aquí.
        verifyResend	Enviar el enlace de nuevo
        verifySent	Enviamos un enlace a {email}.
        verifySubmit	He abierto el enlace
        withLink	Continuar con un enlace por correo
        withPasskey	Continuar con una llave de acceso
        withPassword	Continuar con contraseña
        withPhone	Continuar con un número de teléfono
        withProvider	Continuar con {provider}
        """#
}
