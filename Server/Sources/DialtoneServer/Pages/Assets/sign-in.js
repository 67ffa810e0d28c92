import { CodeStep } from "./code-step.js";
import { NumberStep } from "./number-step.js";
import { PendingVerification } from "./pending-verification.js";

/**
 * A whole phone sign-in inside one element of any page.
 *
 * It knows nothing of what comes after: `onSignedIn` gets the server's answer, and shows itself.
 */
export class SignIn {
  #root;
  #client;
  #regions;
  #texts;
  #codeLength;
  #onSignedIn;
  #pending;
  #step;

  constructor(root, { client, regions, texts, codeLength, onSignedIn }) {
    this.#root = root;
    this.#client = client;
    this.#regions = regions;
    this.#texts = texts;
    this.#codeLength = codeLength;
    this.#onSignedIn = onSignedIn;
    this.#pending = new PendingVerification(regions);
  }

  /** Begins, or goes on where a reload interrupted. */
  start() {
    const verification = this.#pending.load();
    if (verification) this.#askForCode(verification);
    else this.#askForNumber();
  }

  #askForNumber(number) {
    this.#pending.forget();
    this.#show(
      new NumberStep({
        texts: this.#texts,
        regions: this.#regions,
        number,
        send: async (entered) => this.#askForCode(await this.#send(entered)),
      }),
    );
  }

  #askForCode(verification) {
    let current = verification;
    this.#show(
      new CodeStep({
        texts: this.#texts,
        verification,
        codeLength: this.#codeLength,
        handlers: {
          signIn: async (code) => this.#finish(await this.#client.signIn(current.sessionInfo, code)),
          resend: async () => (current = await this.#send(current.number)),
          changeNumber: () => this.#askForNumber(current.number),
        },
      }),
    );
  }

  async #send(number) {
    const e164 = `+${number.region.callingCode}${number.digits}`;
    const { sessionInfo, resendAfter, expiresIn } = await this.#client.sendCode(e164);
    const now = Date.now();
    const verification = {
      sessionInfo,
      number,
      resendAt: now + resendAfter * 1000,
      expiresAt: now + expiresIn * 1000,
    };
    this.#pending.save(verification);
    return verification;
  }

  #finish(answer) {
    this.#pending.forget();
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
