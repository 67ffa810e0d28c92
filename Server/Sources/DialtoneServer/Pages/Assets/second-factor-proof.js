import { ChoiceStep } from "./choice-step.js";
import { CodeStep } from "./code-step.js";
import { element } from "./dom.js";
import { supportLink } from "./project-links.js";
import { recoveryStep } from "./recovery-codes.js";
import { linkButton } from "./step.js";

/** The codes of authenticator apps have this many digits. */
export const appCodeLength = 6;

/** Requests one of the account's second factors. */
export class SecondFactorProof {
  #parts;
  #factors;
  #credential;

  /**
   * `answer` is the server's to the first factor. `finish` gets the tokens, `finishByRecovery` those
   * of a sign-in with a recovery code.
   */
  constructor(parts) {
    this.#parts = parts;
    this.#credential = parts.answer.mfaPendingCredential;
    this.#factors = parts.answer.mfaInfo ?? [];
  }

  /** Skips the choice if the account has only one factor, because few have a passkey as well. */
  start() {
    const step = this.#choice();
    this.#parts.show(step);
    if (this.#factors.length === 1) step.choose(0);
  }

  #choice() {
    const { texts, passkeys, finishByPasskey } = this.#parts;
    const byRecovery = { label: texts.text("factorRecovery"), run: () => this.#askForRecovery() };
    // A passkey is both factors, so it replaces what was proved before.
    const byPasskey = {
      label: texts.text("passkeySignIn"),
      run: async () => finishByPasskey(await passkeys.signIn()),
    };
    return new ChoiceStep({
      texts,
      title: texts.text("factorTitle"),
      lead: texts.text("factorLead"),
      choices: [
        ...this.#factors.map((factor) => ({
          label: factor.phoneInfo
            ? texts.text("factorPhone", { number: ending(factor) })
            : texts.text("factorApp"),
          note: factor.displayName,
          run: () => this.#begin(factor),
        })),
        ...(passkeys ? [byPasskey] : []),
        ...(this.#hasRecovery ? [byRecovery] : []),
      ],
      note: this.#lost(),
      ways: [this.#startOver()],
    });
  }

  async #begin(factor) {
    const { show, client } = this.#parts;
    if (factor.phoneInfo) {
      const sent = await client.sendFactorCode(this.#credential, factor.mfaEnrollmentId);
      show(this.#askForMessage(factor, sent));
    } else {
      show(this.#askForApp(factor));
    }
  }

  #askForMessage(factor, sent) {
    const { texts, client, codeLength, finish, startOver } = this.#parts;
    let current = sent;
    const digits = element("bdi", { className: "number-shown", dir: "ltr" }, ending(factor));
    return new CodeStep({
      texts,
      wording: {
        title: texts.text("codeTitle", { count: codeLength }),
        lead: [element("span", {}, ...texts.around("factorCodeLead", "number", digits))],
        submit: texts.text("codeSubmit"),
      },
      verification: sent,
      codeLength,
      handlers: {
        submit: async (code) =>
          finish(await client.proveByMessage(this.#credential, current.sessionInfo, code)),
        resend: async () =>
          (current = await client.sendFactorCode(this.#credential, factor.mfaEnrollmentId)),
        startOver,
      },
      note: this.#hasChoice ? undefined : this.#lost(),
      ways: this.#ways(),
    });
  }

  #askForApp(factor) {
    const { texts, client, finish, startOver } = this.#parts;
    return new CodeStep({
      texts,
      wording: {
        title: texts.text("codeTitle", { count: appCodeLength }),
        lead: [element("span", {}, texts.text("factorAppLead"))],
        submit: texts.text("codeSubmit"),
      },
      codeLength: appCodeLength,
      handlers: {
        submit: async (code) =>
          finish(await client.proveByApp(this.#credential, factor.mfaEnrollmentId, code)),
        startOver,
      },
      note: this.#hasChoice ? undefined : this.#lost(),
      ways: this.#ways(),
    });
  }

  #askForRecovery() {
    const { texts, client, show, finishByRecovery } = this.#parts;
    const prove = async (code) => finishByRecovery(await client.proveByRecovery(this.#credential, code));
    show(recoveryStep({ texts, prove, ways: [...this.#ways(), this.#startOver()] }));
  }

  get #hasRecovery() {
    return this.#parts.offers.recovery && this.#parts.answer.hasRecoveryCodes === true;
  }

  get #hasChoice() {
    return this.#factors.length > 1 || Boolean(this.#parts.passkeys) || this.#hasRecovery;
  }

  /** Without another way, only the app's operators can remove a second factor that is lost. */
  #lost() {
    const { texts, links } = this.#parts;
    return element("p", { className: "fine-print" }, texts.text("factorLost"), " ", supportLink(texts, links));
  }

  #ways() {
    const { texts, show } = this.#parts;
    return this.#hasChoice
      ? [linkButton(texts.text("otherWay"), () => show(this.#choice()))]
      : [this.#startOver()];
  }

  #startOver() {
    return linkButton(this.#parts.texts.text("startOver"), this.#parts.startOver);
  }
}

/** The digits of an enrolled number that the server shows. */
export function ending({ phoneInfo }) {
  return phoneInfo.replace(/^[+*]+/, "");
}
