import { ask } from "./account-dialog.js";
import { PasswordRules } from "./password-rules.js";

/** The changes of address, password and identity providers on the account's page. */
export class AccountWayActions {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** Asks for an address, to which the server sends a link; the account has it once that is opened. */
  async changeEmail(former, { entered = "", problem = "" } = {}) {
    const { texts } = this.#screen.parts;
    const title = texts.text(former ? "changeEmail" : "addEmail");
    const address = await ask({
      texts,
      title,
      problem,
      submit: title,
      field: {
        label: texts.text("email"),
        value: entered,
        type: "email",
        autocomplete: "email",
        fault: (value) => (value ? "" : texts.text("emailMissing")),
      },
    });
    if (address === undefined) return;
    await this.#screen.perform(async () => {
      await this.#screen.session.askToChangeEmail(address);
      return texts.text("verifySent", { email: address });
    }, { part: "email", refused: (problem) => this.changeEmail(former, { entered: address, problem }) });
  }

  /** Sends a link to the account's own address, which is not confirmed yet. */
  confirmEmail(email) {
    const { texts } = this.#screen.parts;
    return this.#screen.perform(async () => {
      await this.#screen.session.askToConfirmEmail();
      return texts.text("verifySent", { email });
    }, { part: "email" });
  }

  async setPassword(email, policy, problem = "") {
    const { texts } = this.#screen.parts;
    const rules = new PasswordRules(texts, policy);
    const password = await ask({
      texts,
      title: texts.text("choosePassword"),
      problem,
      submit: texts.text("savePassword"),
      field: {
        label: texts.text("passwordNew"),
        value: "",
        type: "password",
        autocomplete: "new-password",
        hint: rules.sentence,
        userName: email,
        fault: (value) => rules.fault(value),
      },
    });
    if (password === undefined) return;
    await this.#screen.perform(async () => {
      await this.#screen.session.setPassword(password);
      return texts.text("saved");
    }, { part: "password", refused: (problem) => this.setPassword(email, policy, problem) });
  }

  async removePassword() {
    const { texts } = this.#screen.parts;
    const title = texts.text("removePassword");
    if (!(await ask({ texts, title, submit: texts.text("remove"), isFinal: true }))) return;
    await this.#screen.perform(async () => {
      await this.#screen.session.removePassword();
      return texts.text("saved");
    }, { part: "password" });
  }

  async removeProvider(id, name) {
    const { texts } = this.#screen.parts;
    const title = texts.text("removeProvider");
    if (!(await ask({ texts, title, lead: name, submit: texts.text("remove"), isFinal: true }))) return;
    await this.#screen.perform(async () => {
      await this.#screen.session.removeProvider(id);
      return texts.text("saved");
    }, { part: "providers" });
  }
}
