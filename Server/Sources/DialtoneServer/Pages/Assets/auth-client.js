import { home } from "./home.js";
import { Refusal } from "./refusal.js";
import { call } from "./server-call.js";

/** The timeout of calls without which the sign-in goes on. */
const patience = 3_000;

/** The calls of the ways to sign in, with a second factor. */
export class AuthClient {
  #server;
  #apiKey;
  #tenantId;
  #language;
  #prove;
  #provesAtOnce;

  /**
   * `server` is the origin that gets the calls. `prove` returns the token of a solved challenge;
   * `provesAtOnce` says that the server requires one for every message.
   */
  constructor({ server = home, apiKey, tenantId, language, prove, provesAtOnce = false }) {
    this.#server = server;
    this.#apiKey = apiKey;
    this.#tenantId = tenantId;
    this.#language = language;
    this.#prove = prove;
    this.#provesAtOnce = provesAtOnce;
  }

  get server() {
    return this.#server;
  }

  /** Opens a verification session, or returns the one that is open already. */
  sendCode(phoneNumber) {
    return this.#send((proof) => this.call("v1", "accounts:sendVerificationCode", { phoneNumber, ...proof }));
  }

  /** Signs in with a number; that of a `guest` becomes the guest's own. */
  signIn(sessionInfo, code, guest) {
    return this.call("v1", "accounts:signInWithPhoneNumber", { sessionInfo, code, idToken: guest?.idToken });
  }

  /** Signs in to the account that already has a number, whose code another call has used. */
  signInWithProof({ phoneNumber, temporaryProof }) {
    return this.call("v1", "accounts:signInWithPhoneNumber", { phoneNumber, temporaryProof });
  }

  signInWithPassword(email, password) {
    return this.call("v1", "accounts:signInWithPassword", { email, password, returnSecureToken: true });
  }

  /** Gives the account of an address another password, if the old one is right. */
  changePassword(email, oldPassword, newPassword) {
    return this.call("v1", "accounts:resetPassword", { email, oldPassword, newPassword });
  }

  /** Creates an account, or gives an address and a password to that of a guest. */
  signUp(email, password, guest) {
    return this.#signUp({ email, password, idToken: guest?.idToken });
  }

  signUpGuest() {
    return this.#signUp({});
  }

  #signUp(fields) {
    return this.#provingIfAsked((proof) =>
      this.call("v1", "accounts:signUp", { ...fields, ...proof, returnSecureToken: true }),
    );
  }

  /** Mails a link to choose another password; the answer is the same for every address. */
  async sendReset(email, continueUrl) {
    try {
      await this.#mail({ requestType: "PASSWORD_RESET", email, continueUrl });
    } catch (error) {
      if (!["EMAIL_NOT_FOUND", "USER_DISABLED"].includes(error.code)) throw error;
    }
  }

  sendSignInLink(email, continueUrl) {
    return this.#mail({ requestType: "EMAIL_SIGNIN", email, continueUrl, canHandleCodeInApp: true });
  }

  /** Mails a link that confirms the address of the account. */
  sendConfirmation(idToken, continueUrl) {
    return this.#mail({ requestType: "VERIFY_EMAIL", idToken, continueUrl });
  }

  /** Signs in with a mailed link; its address becomes that of a `guest`. */
  signInWithLink(email, oobCode, guest) {
    return this.call("v1", "accounts:signInWithEmailLink", { email, oobCode, idToken: guest?.idToken });
  }

  /** Signs in with what a provider has sent back, or adds it to the account of a `guest`. */
  signInWithProvider(requestUri, sessionId, guest) {
    return this.#signInWithProvider({ requestUri, sessionId, idToken: guest?.idToken });
  }

  /** Signs in with a provider's user, whose token an earlier answer had. */
  signInWithPendingToken(pendingToken) {
    return this.#signInWithProvider({ requestUri: this.#server, pendingToken });
  }

  #signInWithProvider(fields) {
    const wanted = { returnSecureToken: true, returnIdpCredential: true };
    return this.call("v1", "accounts:signInWithIdp", { ...fields, ...wanted });
  }

  /** Adds a provider's user, whose token an earlier answer had, to the account. */
  linkProvider(idToken, pendingToken) {
    const fields = { idToken, pendingToken, requestUri: this.#server, returnSecureToken: true };
    return this.call("v1", "accounts:signInWithIdp", fields);
  }

  #mail(fields) {
    return this.#provingIfAsked((proof) => this.call("v1", "accounts:sendOobCode", { ...fields, ...proof }));
  }

  /** Sends the code of a second factor. */
  sendFactorCode(mfaPendingCredential, mfaEnrollmentId) {
    return this.#send(async (proof) => {
      const body = { mfaPendingCredential, mfaEnrollmentId, phoneSignInInfo: proof };
      return (await this.call("v2", "accounts/mfaSignIn:start", body)).phoneResponseInfo;
    });
  }

  /** Completes a sign-in by a code that a message brought. */
  proveByMessage(mfaPendingCredential, sessionInfo, code) {
    return this.call("v2", "accounts/mfaSignIn:finalize", {
      mfaPendingCredential,
      phoneVerificationInfo: { sessionInfo, code },
    });
  }

  /** Completes a sign-in by a code of an authenticator app. */
  proveByApp(mfaPendingCredential, mfaEnrollmentId, verificationCode) {
    return this.call("v2", "accounts/mfaSignIn:finalize", {
      mfaPendingCredential,
      mfaEnrollmentId,
      totpVerificationInfo: { verificationCode },
    });
  }

  /** Completes a sign-in by a code that the user keeps for the loss of a second factor. */
  proveByRecovery(mfaPendingCredential, code) {
    return this.call("v2", "accounts/mfaSignIn:finalize", { mfaPendingCredential, recoveryCodeInfo: { code } });
  }

  /** Replaces the account's recovery codes. */
  async createRecoveryCodes(idToken) {
    return (await this.call("dialtone/v1", "accounts:createRecoveryCodes", { idToken })).recoveryCodes;
  }

  /** Sends a code to a number that is to become a second factor. */
  sendEnrollmentCode(idToken, phoneNumber) {
    return this.#send(async (proof) => {
      const body = { idToken, phoneEnrollmentInfo: { phoneNumber, ...proof } };
      return (await this.call("v2", "accounts/mfaEnrollment:start", body)).phoneSessionInfo;
    });
  }

  enrollNumber(idToken, sessionInfo, code, displayName, replacedEnrollmentId) {
    return this.call("v2", "accounts/mfaEnrollment:finalize", {
      idToken,
      displayName,
      replacedEnrollmentId,
      phoneVerificationInfo: { sessionInfo, code },
    });
  }

  /** Gets the secret that an authenticator app makes its codes from. */
  async startApp(idToken) {
    const body = { idToken, totpEnrollmentInfo: {} };
    return (await this.call("v2", "accounts/mfaEnrollment:start", body)).totpSessionInfo;
  }

  enrollApp(idToken, sessionInfo, verificationCode, displayName, replacedEnrollmentId) {
    return this.call("v2", "accounts/mfaEnrollment:finalize", {
      idToken,
      displayName,
      replacedEnrollmentId,
      totpVerificationInfo: { sessionInfo, verificationCode },
    });
  }

  /** What the project offers. */
  options() {
    return this.call("dialtone/v1", "signInOptions", undefined, patience);
  }

  /** Gets the options with which a passkey signs in. */
  async startPasskeySignIn() {
    return (await this.call("v2", "accounts/passkeySignIn:start", {})).credentialRequestOptions;
  }

  finishPasskeySignIn(authenticatorAuthenticationResponse) {
    return this.call("v2", "accounts/passkeySignIn:finalize", { authenticatorAuthenticationResponse });
  }

  /** Gets the options with which a passkey of the account is created. */
  async startPasskeyEnrollment(idToken) {
    const answer = await this.call("v2", "accounts/passkeyEnrollment:start", { idToken });
    return answer.credentialCreationOptions;
  }

  enrollPasskey(idToken, authenticatorRegistrationResponse, displayName) {
    return this.call("v2", "accounts/passkeyEnrollment:finalize", {
      idToken,
      authenticatorRegistrationResponse,
      displayName,
    });
  }

  /** What the server knows about the account that is signed in. */
  async account(idToken) {
    return (await this.call("v1", "accounts:lookup", { idToken }, patience)).users[0];
  }

  /** Runs `request`, which asks for a message, with a proof where the server wants one. */
  async #send(request) {
    const answer = await this.#proving((recaptchaToken) =>
      request({ recaptchaToken, clientType: "CLIENT_TYPE_WEB" }),
    );
    const now = Date.now();
    return {
      sessionInfo: answer.sessionInfo,
      resendAt: now + Number.parseInt(answer.resendAfter ?? "0", 10) * 1000,
      expiresAt: now + Number.parseInt(answer.expiresIn ?? "300", 10) * 1000,
    };
  }

  async #proving(request) {
    if (this.#provesAtOnce) return await request(await this.#prove());
    return await this.#provingIfAsked(({ recaptchaToken } = {}) => request(recaptchaToken));
  }

  /** Runs `request` with a proof only after the server has asked for it. */
  async #provingIfAsked(request) {
    try {
      return await request({});
    } catch (error) {
      if (!this.#prove || !wantsProof(error)) throw error;
      return await request({ recaptchaToken: await this.#prove(), clientType: "CLIENT_TYPE_WEB" });
    }
  }

  /** Calls the server; posts where there is a body. */
  call(version, method, body, limit) {
    return call(this.#path(version, method, body), body && { tenantId: this.#tenantId, ...body }, {
      server: this.#server,
      headers: { "X-Firebase-Locale": this.#language },
      limit,
    });
  }

  #path(version, method, body) {
    const query = new URLSearchParams({ key: this.#apiKey });
    if (!body && this.#tenantId) query.set("tenantId", this.#tenantId);
    return `/${version}/${method}?${query}`;
  }
}

/** Whether the server would send the message with a proof that no robot asks. */
function wantsProof(error) {
  return (
    error instanceof Refusal &&
    (error.code === "MISSING_APP_CREDENTIAL" || error.reason === "PROOF_REQUIRED")
  );
}
