// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let fr = #"""
        ADDRESS_LIMIT	Trop de messages ont été demandés depuis votre connexion.
        ADMIN_ONLY_OPERATION	Il n’est pas possible de créer de nouveaux comptes ici.
        APP_LIMIT	Plus aucun message ne peut être envoyé pour le moment.
        BLOCKING_FUNCTION_ERROR_RESPONSE	L’application n’a pas autorisé cette connexion ou n’a pas pu la vérifier. Réessayez plus tard.
        CAPTCHA_CHECK_FAILED	Nous n’avons pas pu confirmer que vous n’êtes pas un robot. Réessayez.
        CODE_EXPIRED	Ce code a expiré. Demandez-en un nouveau.
        CODE_SUPERSEDED	Un code plus récent a remplacé celui-ci. Demandez-en un nouveau ici.
        CODE_USED	Ce code a déjà été utilisé. Demandez-en un nouveau.
        COUNTRY_LIMIT	Nous ne pouvons pas envoyer de SMS dans ce pays pour le moment ({country}).
        CREDENTIAL_ALREADY_IN_USE	Cette clé d’accès appartient déjà à un compte.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Cela a pris trop de temps. Recommencez.
        EMAIL_EXISTS	Cette adresse e-mail a déjà un compte. Connectez-vous à ce compte.
        ENROLLMENT_LATE	Cela a pris trop de temps. Vous pourrez ajouter une seconde étape à votre prochaine connexion.
        ENROLLMENT_REFUSED	Il n’est pas possible d’ajouter une seconde étape à ce compte.
        FICTIONAL_NUMBER_LIMIT	Il y a eu trop de codes erronés pour ce numéro.
        INSTANCE_LIMIT	Trop de messages ont été demandés depuis cet appareil.
        INVALID_API_KEY	Le serveur ne connaît pas cette application.
        INVALID_AUTHENTICATOR_RESPONSE	La clé d’accès n’a pas pu être utilisée. Réessayez.
        INVALID_CODE	Ce code n’est pas correct.
        INVALID_EMAIL	Ce n’est pas une adresse e-mail.
        INVALID_ID_TOKEN	Cette connexion est terminée. Recommencez.
        INVALID_LOGIN_CREDENTIALS	L’adresse e-mail ou le mot de passe est incorrect.
        INVALID_MFA_PENDING_CREDENTIAL	Cette connexion a expiré. Recommencez.
        INVALID_PENDING_TOKEN	Cette connexion a expiré. Recommencez.
        INVALID_PHONE_NUMBER	Nous ne pouvons pas envoyer de SMS à ce numéro.
        INVALID_SESSION_INFO	Ce code n’est plus valable. Demandez-en un nouveau.
        LINK_OF_OTHER_EMAIL	Ce lien a été envoyé à une autre adresse. Saisissez celle-ci.
        MESSAGE_NOT_SENT	Le message n’a pas pu être envoyé. Réessayez dans un instant.
        MISSING_APP_CREDENTIAL	Nous n’avons pas pu confirmer que cette application est authentique. Réessayez.
        NETWORK_LIMIT	Trop de messages ont été demandés depuis votre réseau.
        NO_TRIES_LEFT	C’était le dernier essai avec ce code. Demandez-en un nouveau.
        NUMBER_CLAIM_WAITS	Ce numéro n’a pas été utilisé ici depuis longtemps et appartient peut-être à une autre personne. Vous pourrez vous connecter avec lui après un délai d’attente.
        NUMBER_HAS_EXTENSION	Les SMS n’atteignent pas les postes internes. Saisissez un numéro direct.
        NUMBER_IMPOSSIBLE	Ce numéro n’existe pas dans le pays choisi ({country}).
        NUMBER_INVALID	Ce numéro n’existe pas dans le pays choisi ({country}).
        NUMBER_KIND_NOT_ALLOWED	Nous n’envoyons de SMS qu’aux numéros mobiles. Saisissez un autre numéro.
        NUMBER_OPTED_OUT	Ce numéro s’est désabonné de nos messages.
        NUMBER_SUSPENDED	Il y a eu trop de codes erronés pour ce numéro.
        NUMBER_TOO_LONG	Ce numéro est trop long pour le pays choisi ({country}).
        NUMBER_TOO_SHORT	Ce numéro est trop court pour le pays choisi ({country}).
        NUMBER_WITHOUT_COUNTRY	Choisissez le pays de ce numéro.
        OPERATION_NOT_ALLOWED	Cette connexion est désactivée ici.
        OTHER_PROOF_REQUIRED	Ce numéro n’a pas été utilisé ici depuis longtemps. Connectez-vous d’une autre façon.
        PASSKEY_CHALLENGE_EXPIRED	Cela a pris trop de temps. Réessayez.
        PASSKEY_CREDENTIAL_NOT_FOUND	Cette clé d’accès n’appartient plus à aucun compte. Connectez-vous d’une autre façon.
        PASSKEY_LIMIT_EXCEEDED	Votre compte ne peut pas avoir d’autre clé d’accès.
        PASSKEY_UNAVAILABLE	Les clés d’accès ne peuvent pas être utilisées sur cet appareil.
        PASSKEY_USER_NOT_VERIFIED	Votre appareil n’a pas confirmé votre identité. Réessayez avec votre visage, votre empreinte ou le verrouillage de l’écran.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Ce mot de passe ne respecte pas les règles de l’application. Choisissez-en un autre.
        PREFIX_HELD	Nous ne pouvons pas envoyer de SMS aux numéros de ce type pour le moment.
        PREFIX_LIMIT	Nous ne pouvons pas envoyer de SMS aux numéros de ce type pour le moment.
        PROJECT_LIMIT	Plus aucun message ne peut être envoyé pour le moment.
        PROOF_REQUIRED	Il y a eu trop de codes erronés pour ce numéro.
        QUOTA_EXCEEDED	Plus aucun message ne peut être envoyé pour le moment.
        REGION_NOT_ALLOWED	Nous ne pouvons pas encore envoyer de SMS dans ce pays ({country}).
        SECOND_CODE_REQUIRED	Le code est correct. Comme il y a eu beaucoup de codes erronés pour ce numéro, il en faut un second. Demandez-le maintenant.
        SECOND_FACTOR_EXISTS	Ce numéro est déjà lié à votre compte. Saisissez-en un autre.
        SECOND_FACTOR_LIMIT_EXCEEDED	Votre compte ne peut pas avoir d’autre seconde étape.
        SECOND_FACTOR_SUSPENDED	Il y a eu trop de codes erronés de cette application. Choisissez une autre méthode ou contactez l’assistance.
        SEND_COOLDOWN	Nous venons d’envoyer un message à ce numéro.
        SEND_DAILY_LIMIT	Ce numéro a atteint sa limite de messages par jour.
        SEND_HOURLY_LIMIT	Ce numéro a atteint sa limite de messages par heure.
        SESSION_EXPIRED	Ce code n’est plus valable. Demandez-en un nouveau.
        SPEND_CAP	Plus aucun message ne peut être envoyé pour le moment.
        TOKEN_EXPIRED	Cela a pris trop de temps. Recommencez.
        TOO_MANY_ATTEMPTS_TRY_LATER	Trop de tentatives.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Il y a eu trop de codes erronés. Recommencez.
        TOTP_CHALLENGE_TIMEOUT	Cette connexion a expiré. Recommencez.
        UNSUPPORTED_FIRST_FACTOR	Ce compte ne peut pas se connecter par téléphone. Choisissez une autre méthode dans l’application.
        UNVERIFIED_EMAIL	Cette adresse n’est pas encore confirmée. Ouvrez le lien de notre e-mail.
        USER_DISABLED	Ce compte est désactivé. Contactez l’assistance.
        USER_MISMATCH	C’est un autre compte. Connectez-vous à celui que vous utilisez.
        USER_NOT_FOUND	Ce compte n’existe plus.
        WEAK_PASSWORD	Ce mot de passe est trop faible. Choisissez-en un autre.
        WRONG_CODE	Ce code n’est pas correct.
        appName	Application d’authentification
        asGuest	Continuer en tant qu’invité
        back	Retour
        callingCodeUnknown	Aucun pays n’a cet indicatif. Vérifiez les chiffres après le « + ».
        changeNumber	Changer de numéro
        codeExpiresIn	Le code est valable pendant {time}.
        codeLabel	Code à {count} chiffres
        codeLead	Envoyé au {number}
        codeShort	Le code comporte {count} chiffres.
        codeSubmit	Se connecter
        codeSubmitting	Vérification…
        codeTitle	Saisissez le code à {count} chiffres
        confirmEmailTitle	Confirmez votre adresse e-mail
        conflictLead	Cette connexion appartient à un autre compte. Si vous y passez, vous quittez le compte invité.
        conflictSubmit	Passer à ce compte
        conflictTitle	Vous avez déjà un compte
        countryButton	Pays : {name}, +{code}
        countryChanged	Pays modifié : {name}.
        countryClose	Fermer
        countryCount	Résultats : {count}
        countryNone	Aucun pays ne correspond à « {query} ».
        countrySearch	Rechercher un nom ou un indicatif
        countryTitle	Choisir un pays
        doneTitle	Vous êtes connecté
        emailLabel	Adresse e-mail
        emailMissing	Saisissez votre adresse e-mail.
        enrollApp	Application d’authentification
        enrollAppLead	Ajoutez un compte dans votre application avec cette clé. Saisissez ensuite le code à 6 chiffres qu’elle affiche.
        enrollAppNote	Codes d’une application sur votre téléphone
        enrollAppScan	Scannez ce code QR avec votre application ou ajoutez-y un compte avec la clé. Saisissez ensuite le code à 6 chiffres qu’elle affiche.
        enrollAppTitle	Configurez votre application d’authentification
        enrollLead	Votre numéro est confirmé. Cette application demande aussi une seconde étape à la connexion. Choisissez-en une pour terminer.
        enrollOfferLead	Une seconde étape protège mieux votre compte. Choisissez-en une ou continuez sans.
        enrollPhone	Autre numéro de téléphone
        enrollPhoneLead	Utilisez un autre numéro que celui de votre connexion. Nous y enverrons un code pour le confirmer.
        enrollPhoneNote	Codes par SMS
        enrollRequiredLead	Cette application demande une seconde étape à la connexion. Choisissez-en une pour terminer.
        enrollSubmit	Terminer
        enrollTitle	Ajoutez une seconde étape
        existingLead	{email} appartient à un compte qui a un autre mode de connexion. Connectez-vous à ce compte et nous ajouterons celui-ci.
        factorApp	Utiliser votre application d’authentification
        factorAppLead	Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour ce compte.
        factorCodeLead	Envoyé à votre numéro se terminant par {number}
        factorLead	Ce compte demande une seconde étape. Choisissez-en une.
        factorLost	Si vous ne pouvez utiliser aucune de ces options, contactez l’assistance.
        factorPhone	Recevoir un code au numéro se terminant par {number}
        factorTitle	Confirmez que c’est bien vous
        help	Obtenir de l’aide
        linkConfirmLead	Saisissez l’adresse à laquelle le lien de connexion a été envoyé.
        linkSent	Nous avons envoyé un lien de connexion à {email}. Ouvrez-le sur cet appareil.
        linkSubmit	Envoyer le lien
        linkTitle	Se connecter par e-mail
        messageDelivered	Le message est arrivé sur votre téléphone. Parcourez vos messages, y compris ceux d’expéditeurs inconnus.
        messageFailed	Le message n’a pas pu être remis à ce numéro. Vérifiez le numéro ou demandez un nouveau code.
        messagePending	Le message est encore en route. Cela peut prendre quelques minutes.
        methodsTitle	Se connecter
        nameLabel	Votre nom
        nameMissing	Saisissez votre nom.
        noMessage	Pas de message ?
        numberExample	Exemple : {number}
        numberLabel	Numéro de téléphone
        numberLead	Nous vous enverrons un code par SMS pour confirmer que c’est bien vous.
        numberMissing	Saisissez votre numéro de téléphone.
        numberNotice	En continuant, vous acceptez de recevoir un SMS. Des frais peuvent s’appliquer.
        numberSent	Nous enverrons le code au {number}.
        numberSubmit	Envoyer le code
        numberSubmitting	Envoi…
        numberTitle	Se connecter par téléphone
        offline	Le serveur est injoignable. Vérifiez votre connexion et réessayez.
        oneMoment	Un instant…
        openApp	Ouvrir une application d’authentification sur cet appareil
        otherWay	Choisir une autre méthode
        passkeyContinue	Continuer
        passkeyDoneLead	Vous pouvez désormais vous connecter avec elle.
        passkeyDoneTitle	Votre clé d’accès est enregistrée
        passkeyLead	Créez une clé d’accès pour vous connecter comme vous déverrouillez votre appareil : avec votre visage, votre empreinte ou le verrouillage de l’écran.
        passkeySubmit	Créer une clé d’accès
        passkeyTitle	Connectez-vous plus vite la prochaine fois
        passwordForgotten	Mot de passe oublié ?
        passwordHide	Masquer le mot de passe
        passwordLabel	Mot de passe
        passwordMissing	Saisissez votre mot de passe.
        passwordNew	Nouveau mot de passe
        passwordRulesDigit	un chiffre
        passwordRulesLongest	au plus {count} caractères
        passwordRulesLowercase	une minuscule
        passwordRulesSentence	Règles du mot de passe : {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	au moins {count} caractères
        passwordRulesSymbol	un symbole
        passwordRulesUppercase	une majuscule
        passwordShow	Afficher le mot de passe
        passwordTitle	Se connecter avec un mot de passe
        phoneName	Téléphone
        privacy	Politique de confidentialité
        reauthLead	Pour votre sécurité, connectez-vous à nouveau pour continuer.
        resend	Envoyer un nouveau code
        resendIn	Nouveau code dans {time}
        resendReady	Vous pouvez maintenant demander un nouveau code.
        resent	Un nouveau code est en route.
        resentSame	Le code envoyé est toujours valable.
        resetLead	Nous vous enverrons un lien pour choisir un nouveau mot de passe.
        resetSent	S’il existe un compte pour {email}, nous y avons envoyé un lien pour choisir un nouveau mot de passe.
        resetTitle	Réinitialiser votre mot de passe
        retryIn	Réessayez dans {time}.
        retryOn	Réessayez après cette date : {time}.
        setupCode	Code QR contenant la clé de configuration
        setupKey	Clé de configuration
        signUp	Créer un compte
        signUpInstead	J’ai déjà un compte
        signUpSubmit	Créer le compte
        skip	Pas maintenant
        startOver	Recommencer
        terms	Conditions d’utilisation
        triesLeftOne	Il reste {count} essai.
        triesLeftOther	Il reste {count} essais.
        unknown	Un problème est survenu. Réessayez dans un instant.
        verifyLead	Pour ajouter une seconde étape, votre adresse e-mail doit être confirmée. Ouvrez le lien de l’e-mail envoyé à {email}, puis revenez ici.
        verifyResend	Renvoyer le lien
        verifySent	Nous avons envoyé un lien à {email}.
        verifySubmit	J’ai ouvert le lien
        withLink	Continuer avec un lien par e-mail
        withPasskey	Continuer avec une clé d’accès
        withPassword	Continuer avec un mot de passe
        withPhone	Continuer avec un numéro de téléphone
        withProvider	Continuer avec {provider}
        """#
}
