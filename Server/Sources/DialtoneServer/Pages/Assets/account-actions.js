import { ask } from "./account-dialog.js";
import { AccountWayActions } from "./account-way-actions.js";
import { element } from "./dom.js";
import { NumberChange } from "./number-change.js";
import { RecoveryCodesStep } from "./recovery-codes.js";
import { SecondFactorEnrollment } from "./second-factor-enrollment.js";
import { PasskeyFailure } from "./web-authn.js";

/** The changes that the user makes on the account's page, one for each kind of button. */
export class AccountActions {
  #screen;

  constructor(screen) {
    this.#screen = screen;
    this.ways = new AccountWayActions(screen);
  }

  endDevices(ids) {
    return this.#screen.perform(async () => {
      await this.#screen.session.endDevices(ids);
      return this.#screen.parts.texts.text("saved");
    }, { part: "devices" });
  }

  async renamePasskey(id, former) {
    const { texts } = this.#screen.parts;
    const name = await ask({
      texts,
      title: texts.text("rename"),
      submit: texts.text("rename"),
      field: { label: texts.text("passkeyName"), value: former },
    });
    if (name === undefined || name === former) return;
    await this.#screen.perform(async () => {
      await this.#screen.session.renamePasskey(id, name);
      return texts.text("saved");
    }, { part: "passkeys" });
  }

  async removePasskey(id, name) {
    const { texts } = this.#screen.parts;
    if (!(await this.#isSure(texts.text("removePasskey"), name, texts.text("remove")))) return;
    await this.#screen.perform(async () => {
      await this.#screen.session.removePasskey(id);
      return texts.text("saved");
    }, { part: "passkeys" });
  }

  addPasskey() {
    const { texts, passkeys } = this.#screen.parts;
    return this.#screen.perform(async () => {
      try {
        await this.#screen.session.createPasskey(passkeys, navigator.userAgentData?.platform);
      } catch (error) {
        // What the user wants is there if the device already has a passkey of the account.
        if (!(error instanceof PasskeyFailure && error.kind === "exists")) throw error;
      }
      return texts.text("passkeyDoneTitle");
    }, { part: "passkeys" });
  }

  async removeFactor(id, name) {
    const { texts } = this.#screen.parts;
    if (!(await this.#isSure(texts.text("removeFactor"), name, texts.text("remove")))) return;
    await this.#screen.perform(async () => {
      await this.#screen.session.removeFactor(id);
      return texts.text("saved");
    }, { part: "factors" });
  }

  addApp() {
    const part = "factors";
    return this.#screen.perform(() =>
      new SecondFactorEnrollment({
        ...this.#screen.parts,
        offers: { kinds: [], appName: this.#screen.parts.appName },
        answer: { idToken: this.#screen.session.idToken, phoneNumber: this.#screen.number },
        show: (step) => this.#screen.showStep(step),
        finish: async (tokens) => {
          this.#screen.session.adopt(tokens);
          if (!(await this.#showFirstCodes())) await this.#screen.showSaved(part);
        },
        startOver: () => this.#screen.perform(async () => "", { part }),
        back: this.#screen.backButton(part),
      }).startApp(), { part });
  }

  /** Shows new recovery codes, after a question if they replace others. */
  async createRecoveryCodes(replacesOthers) {
    const { texts } = this.#screen.parts;
    const title = texts.text("recoveryCreate");
    if (replacesOthers && !(await this.#isSure(title, texts.text("recoveryReplace"), title))) return;
    await this.#screen.perform(() => this.#showNewCodes(), { part: "factors" });
  }

  /** Shows recovery codes to a user who has none yet; returns whether it did. */
  async #showFirstCodes() {
    const { offers, session } = this.#screen;
    if (!offers.recovery) return false;
    try {
      const { account } = await session.load();
      if (account.recoveryCodesLeft > 0) return false;
      await this.#showNewCodes();
      return true;
    } catch {
      // The factor is there, and the account has a button for the codes.
      return false;
    }
  }

  async #showNewCodes() {
    const { texts, appName } = this.#screen.parts;
    const codes = await this.#screen.session.createRecoveryCodes();
    const goOn = () => this.#screen.perform(async () => "", { part: "factors" });
    this.#screen.showStep(new RecoveryCodesStep({ texts, codes, appName, goOn }));
  }

  changeNumber() {
    new NumberChange(this.#screen).start();
  }

  download() {
    return this.#screen.perform(async () => {
      const { account, devices } = await this.#screen.session.load();
      const { passwordHash, ...data } = account;
      const text = JSON.stringify({ account: data, devices }, null, 2);
      const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      element("a", { href: address, download: `${account.localId}.json` }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      if (!this.#screen.showsAccount) await this.#screen.show();
    });
  }

  async signOut() {
    const { texts } = this.#screen.parts;
    await this.#screen.session.signOut();
    this.#screen.begin(texts.text("signedOut"));
  }

  async remove() {
    const { texts } = this.#screen.parts;
    if (!(await this.#isSure(texts.text("delete"), texts.text("deleteLead"), texts.text("delete")))) return;
    await this.#screen.perform(async () => {
      await this.#screen.session.remove();
      this.#screen.begin(texts.text("deleted"));
    });
  }

  #isSure(title, lead, submit) {
    return ask({ texts: this.#screen.parts.texts, title, lead, submit, isFinal: true });
  }
}
