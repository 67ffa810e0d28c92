import { Refusal, Unreachable } from "./auth-client.js";
import { CodeStep } from "./code-step.js";
import { element } from "./dom.js";
import { e164, shownNumber } from "./number-format.js";
import { NumberStep } from "./number-step.js";
import { choosePasskey } from "./passkey.js";
import { PendingVerification } from "./pending-verification.js";
import { explain } from "./refusal-text.js";
import { SecondFactorEnrollment } from "./second-factor-enrollment.js";
import { SecondFactorProof } from "./second-factor-proof.js";
import { linkButton, whileBusy } from "./step.js";
import { claimsOf } from "./token-claims.js";

/**
 * A whole sign-in inside one element of any page: by phone, with its second factor, or by passkey.
 *
 * It knows nothing of what comes after: `onSignedIn` gets the server's answer, and shows itself.
 */
export class SignIn {
  #root;
  #client;
  #regions;
  #texts;
  #codeLength;
  #secondFactors;
  #hasPasskeys;
  #number;
  #onSignedIn;
  #pending;
  #step;

  /**
   * `secondFactors` lists the kinds that the project offers: `phone`, `totp`. `number` fills the
   * field in advance.
   */
  constructor(
    root,
    { client, apiKey, regions, texts, codeLength, secondFactors, hasPasskeys, appName, number, onSignedIn },
  ) {
    this.#root = root;
    this.#client = client;
    this.#regions = regions;
    this.#texts = texts;
    this.#codeLength = codeLength;
    this.#secondFactors = { kinds: secondFactors, appName };
    this.#hasPasskeys = hasPasskeys;
    this.#number = number ?? undefined;
    this.#onSignedIn = onSignedIn;
    this.#pending = new PendingVerification(regions, apiKey);
  }

  /** Begins, or goes on where a reload interrupted. */
  start() {
    const verification = this.#pending.load();
    if (verification) this.#askForCode(verification);
    else this.#askForNumber(this.#number);
  }

  #askForNumber(number) {
    this.#pending.forget();
    const texts = this.#texts;
    const usePasskey = ({ target }) => this.#usePasskey(step, target);
    const step = new NumberStep({
      texts,
      wording: { title: texts.text("numberTitle"), lead: texts.text("numberLead") },
      regions: this.#regions,
      number,
      send: async (entered) => this.#askForCode(await this.#send(entered)),
      ways: this.#hasPasskeys ? [linkButton(texts.text("withPasskey"), usePasskey)] : [],
    });
    this.#show(step);
  }

  async #usePasskey(step, button) {
    const texts = this.#texts;
    step.problem.textContent = "";
    await whileBusy(step.root, button, texts.text("oneMoment"), async () => {
      try {
        const response = await choosePasskey(await this.#client.startPasskey());
        if (response) this.#proceed(await this.#client.signInWithPasskey(response));
      } catch (error) {
        const isOfServer = error instanceof Refusal || error instanceof Unreachable;
        step.problem.textContent = isOfServer ? explain(error, texts) : texts.text("PASSKEY_UNAVAILABLE");
      }
    });
  }

  #askForCode(verification) {
    let current = verification;
    const changeNumber = () => this.#askForNumber(current.number);
    this.#show(
      new CodeStep({
        texts: this.#texts,
        wording: {
          title: this.#texts.text("codeTitle", { count: this.#codeLength }),
          lead: [
            element("span", {}, ...this.#texts.around("codeLead", "number", shownNumber(current.number))),
            linkButton(this.#texts.text("changeNumber"), changeNumber),
          ],
          submit: this.#texts.text("codeSubmit"),
        },
        verification,
        codeLength: this.#codeLength,
        handlers: {
          submit: async (code) => this.#proceed(await this.#client.signIn(current.sessionInfo, code)),
          resend: async () => (current = await this.#send(current.number)),
          startOver: changeNumber,
        },
      }),
    );
  }

  async #send(number) {
    const sent = await this.#client.sendCode(e164(number));
    const verification = { ...sent, number };
    this.#pending.save(verification);
    return verification;
  }

  /** The first factor is proved: that is all, or a second one is to be proved or enrolled. */
  #proceed(answer) {
    this.#pending.forget();
    if (answer.mfaPendingCredential) this.#secondStep(SecondFactorProof, answer);
    else if (isForEnrollment(answer)) this.#secondStep(SecondFactorEnrollment, answer);
    else this.#finish(answer);
  }

  #secondStep(Kind, answer) {
    new Kind({
      client: this.#client,
      texts: this.#texts,
      regions: this.#regions,
      codeLength: this.#codeLength,
      offers: this.#secondFactors,
      answer,
      show: (step) => this.#show(step),
      finish: (tokens) => this.#finish({ ...answer, ...tokens }),
      startOver: () => this.#askForNumber(),
    }).start();
  }

  #finish(answer) {
    this.#step.stop();
    this.#onSignedIn(answer);
  }

  #show(step) {
    this.#step?.stop();
    this.#step = step;
    this.#root.replaceChildren(step.root);
    step.focus();
  }
}

/** Such a token can only be used to enroll a second factor. */
function isForEnrollment({ idToken }) {
  return idToken && String(claimsOf(idToken).aud).endsWith("/second-factor-enrollment");
}
