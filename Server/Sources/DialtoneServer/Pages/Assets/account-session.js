import { claimsOf } from "./token-claims.js";

/**
 * The account that is signed in on its page, with its calls.
 *
 * The tokens are in memory only: after a reload, the user signs in again.
 */
export class AccountSession {
  #client;
  #tokens;
  #sessionId;

  constructor(client, tokens) {
    this.#client = client;
    this.#tokens = tokens;
  }

  get idToken() {
    return this.#tokens.idToken;
  }

  /** The account's ID. */
  get id() {
    return claimsOf(this.idToken).sub;
  }

  /** What the server knows about the account, and the devices that are signed in. */
  async load() {
    const { idToken, refreshToken } = this.#tokens;
    const [{ users: [account] }, { sessions = [] }] = await Promise.all([
      // Unlike `account`, this waits as long as the other calls: without it, there is no page.
      this.#client.call("v1", "accounts:lookup", { idToken }),
      this.#client.call("dialtone/v1", "accounts:listSessions", { idToken, refreshToken }),
    ]);
    this.#sessionId = sessions.find(({ current }) => current)?.sessionId;
    return { account, devices: sessions };
  }

  /** Goes on with the tokens of a new sign-in to the same account, and ends the former session. */
  async replace(tokens) {
    const former = this.#sessionId;
    this.#tokens = tokens;
    this.#sessionId = undefined;
    // If it has ended already, or cannot be ended now, it is in the list of devices.
    if (former) await this.endDevices([former]).catch(() => {});
  }

  async endDevices(sessionIds) {
    await this.#change("dialtone/v1", "accounts:revokeSessions", { sessionIds });
  }

  /** Ends the own session; the tokens are of no use any more, even if the server is out of reach. */
  async signOut() {
    try {
      if (!this.#sessionId) await this.load();
      await this.endDevices([this.#sessionId]);
    } catch {
      // The page forgets the tokens in any case.
    }
  }

  async renamePasskey(credentialId, name) {
    await this.#change("v1", "accounts:update", { renamePasskey: [{ credentialId, name }] });
  }

  async removePasskey(credentialId) {
    await this.#change("v1", "accounts:update", { deletePasskey: [credentialId] });
  }

  async createPasskey(passkeys, name) {
    this.adopt(await passkeys.create(this.idToken, name));
  }

  async removeFactor(mfaEnrollmentId) {
    await this.#change("v2", "accounts/mfaEnrollment:withdraw", { mfaEnrollmentId });
  }

  createRecoveryCodes() {
    return this.#client.createRecoveryCodes(this.idToken);
  }

  /** Returns whether the number is free; that of another account is not taken from it. */
  async changeNumber(sessionInfo, code) {
    const operation = "UPDATE";
    const answer = await this.#change("v1", "accounts:signInWithPhoneNumber", { sessionInfo, code, operation });
    return !answer.temporaryProof;
  }

  /** Sends a link to the address, which becomes that of the account when the user opens the link. */
  async askToChangeEmail(newEmail) {
    await this.#change("v1", "accounts:sendOobCode", { requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail });
  }

  async askToConfirmEmail() {
    await this.#change("v1", "accounts:sendOobCode", { requestType: "VERIFY_EMAIL" });
  }

  async setPassword(password) {
    await this.#change("v1", "accounts:update", { password, returnSecureToken: true });
  }

  async removePassword() {
    await this.#change("v1", "accounts:update", { deleteAttribute: ["PASSWORD"], returnSecureToken: true });
  }

  async removeProvider(id) {
    await this.#change("v1", "accounts:update", { deleteProvider: [id], returnSecureToken: true });
  }

  async remove() {
    await this.#change("v1", "accounts:delete", {});
  }

  /** Takes over the tokens of an answer that has some. */
  adopt({ idToken, refreshToken }) {
    if (idToken && refreshToken) this.#tokens = { idToken, refreshToken };
  }

  async #change(version, method, fields) {
    const answer = await this.#client.call(version, method, { idToken: this.idToken, ...fields });
    this.adopt(answer);
    return answer;
  }
}
