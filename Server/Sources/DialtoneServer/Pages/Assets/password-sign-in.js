import { EmailField, PasswordField } from "./entry-fields.js";
import { FormStep } from "./form-step.js";
import { MailboxStep } from "./mailbox-step.js";
import { PasswordRules } from "./password-rules.js";
import { linkButton } from "./step.js";

/** Sign-in with an e-mail address and a password: with an account, a new one, or a forgotten password. */
export class PasswordSignIn {
  #desk;

  /**
   * `desk` has `client`, `texts`, `options`, `show(step)`, `proceed(answer)`, `back()`, the address
   * of the page, and `guest()`, who is to get the password, if there is one.
   */
  constructor(desk) {
    this.#desk = desk;
  }

  start(email) {
    const { texts, client, show, proceed, back, options } = this.#desk;
    const address = new EmailField({ texts, value: email });
    const password = new PasswordField({ texts });
    const ways = [
      linkButton(texts.text("passwordForgotten"), () => this.#forgotten(address.value)),
      options.allowsSignUp ? linkButton(texts.text("signUp"), () => this.#signUp(address.value)) : null,
      linkButton(texts.text("otherWay"), back),
    ];
    show(
      new FormStep({
        texts,
        title: texts.text("passwordTitle"),
        fields: [address, password],
        submit: texts.text("codeSubmit"),
        submitting: texts.text("codeSubmitting"),
        run: async () => {
          try {
            await proceed(await client.signInWithPassword(address.value, password.value));
          } catch (error) {
            if (error.code !== "PASSWORD_DOES_NOT_MEET_REQUIREMENTS") throw error;
            this.#replace(address.value, password.value);
          }
        },
        ways: ways.filter(Boolean),
      }),
    );
  }

  /** Asks for a password that meets rules which are newer than the one that was right. */
  #replace(email, former) {
    const { texts, client, show, proceed, options } = this.#desk;
    const password = new PasswordField({ texts, rules: new PasswordRules(texts, options.passwordPolicy), userName: email });
    show(
      new FormStep({
        texts,
        title: texts.text("choosePassword"),
        lead: texts.text("PASSWORD_DOES_NOT_MEET_REQUIREMENTS"),
        fields: [password],
        submit: texts.text("savePassword"),
        run: async () => {
          try {
            await client.changePassword(email, former, password.value);
          } catch (error) {
            // An account with a second factor takes another password only from its mailbox.
            if (error.code !== "CREDENTIAL_TOO_OLD_LOGIN_AGAIN") throw error;
            return this.#forgotten(email);
          }
          await proceed(await client.signInWithPassword(email, password.value));
        },
        ways: [
          linkButton(texts.text("passwordForgotten"), () => this.#forgotten(email)),
          linkButton(texts.text("back"), () => this.start(email)),
        ],
      }),
    );
  }

  #signUp(email) {
    const { texts, client, show, proceed, back, options, guest } = this.#desk;
    const address = new EmailField({ texts, value: email });
    const password = new PasswordField({ texts, rules: new PasswordRules(texts, options.passwordPolicy) });
    show(
      new FormStep({
        texts,
        title: texts.text("signUp"),
        fields: [address, password],
        submit: texts.text("signUpSubmit"),
        run: async () => proceed({ isNewUser: true, ...(await client.signUp(address.value, password.value, guest())) }),
        ways: [
          linkButton(texts.text("signUpInstead"), () => this.start(address.value)),
          linkButton(texts.text("otherWay"), back),
        ],
      }),
    );
  }

  #forgotten(email) {
    const { texts, show } = this.#desk;
    const address = new EmailField({ texts, value: email });
    show(
      new FormStep({
        texts,
        title: texts.text("resetTitle"),
        lead: texts.text("resetLead"),
        fields: [address],
        submit: texts.text("linkSubmit"),
        submitting: texts.text("numberSubmitting"),
        run: async () => this.#sendReset(address.value),
        ways: [linkButton(texts.text("back"), () => this.start(address.value))],
      }),
    );
  }

  async #sendReset(email) {
    const { texts, show, client, address } = this.#desk;
    const send = () => client.sendReset(email, address);
    await send();
    show(
      new MailboxStep({
        texts,
        title: texts.text("resetTitle"),
        lead: "resetSent",
        email,
        send,
        ways: [linkButton(texts.text("back"), () => this.start(email))],
      }),
    );
  }
}
