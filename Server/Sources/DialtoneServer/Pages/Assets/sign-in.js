import { CodeStep } from "./code-step.js";
import { element } from "./dom.js";
import { e164, shownNumber } from "./number-format.js";
import { NumberStep } from "./number-step.js";
import { PasskeyEntry } from "./passkey-entry.js";
import { PasskeyOfferStep } from "./passkey-offer-step.js";
import { PendingVerification } from "./pending-verification.js";
import { SecondFactorEnrollment } from "./second-factor-enrollment.js";
import { SecondFactorProof } from "./second-factor-proof.js";
import { linkButton } from "./step.js";
import { claimsOf } from "./token-claims.js";

/**
 * A whole sign-in by phone or passkey inside one element of any page, with its second factor.
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
  #number;
  #onSignedIn;
  #passkeys;
  #offersPasskey;
  #takesFocus;
  #onStep;
  #pending;
  #step;

  /**
   * `secondFactors` lists the kinds that the project offers: `phone`, `totp`. `number` fills the
   * field in advance. `passkeys` is there if users can have them; `offersPasskey` says whether to ask
   * users without one to create it. `takesFocus` is false if the user did not come for the sign-in
   * only, and `onStep` gets the kind of each step.
   */
  constructor(
    root,
    {
      client, apiKey, regions, texts, codeLength, secondFactors, appName, number, passkeys, offersPasskey = true,
      takesFocus = true, onStep = () => {}, onSignedIn,
    },
  ) {
    this.#root = root;
    this.#client = client;
    this.#regions = regions;
    this.#texts = texts;
    this.#codeLength = codeLength;
    this.#secondFactors = { kinds: secondFactors, appName };
    this.#number = number ?? undefined;
    this.#onSignedIn = onSignedIn;
    this.#passkeys = passkeys;
    this.#offersPasskey = offersPasskey;
    this.#takesFocus = takesFocus;
    this.#onStep = onStep;
    this.#pending = new PendingVerification(regions, apiKey);
  }

  /** Begins, or goes on where a reload interrupted. */
  start() {
    const verification = this.#pending.load();
    if (verification) this.#askForCode(verification);
    else this.#askForNumber(this.#number);
  }

  /** Ends what waits in the background; the page shows something else. */
  stop() {
    this.#step?.stop();
  }

  #askForNumber(number) {
    this.#pending.forget();
    const texts = this.#texts;
    this.#show(
      new NumberStep({
        texts,
        wording: { title: texts.text("numberTitle"), lead: texts.text("numberLead") },
        regions: this.#regions,
        number,
        send: async (entered) => this.#askForCode(await this.#send(entered)),
        passkeys: this.#passkeyEntry(),
      }),
    );
  }

  #passkeyEntry() {
    if (!this.#passkeys) return undefined;
    const finish = (answer) => this.#finish(answer);
    return new PasskeyEntry({ texts: this.#texts, passkeys: this.#passkeys, finish });
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

  /** The number is proved: that is all, or a second factor is to be proved or enrolled. */
  async #proceed(answer) {
    this.#pending.forget();
    const offer = (done) => this.#offerPasskey(done);
    // A user who had to enroll a second factor has answered enough.
    const finish = (done) => this.#finish(done);
    if (answer.mfaPendingCredential) this.#secondStep(SecondFactorProof, answer, offer);
    else if (isForEnrollment(answer)) this.#secondStep(SecondFactorEnrollment, answer, finish);
    else await this.#offerPasskey(answer);
  }

  #secondStep(Kind, answer, finish) {
    new Kind({
      client: this.#client,
      texts: this.#texts,
      regions: this.#regions,
      codeLength: this.#codeLength,
      offers: this.#secondFactors,
      answer,
      show: (step) => this.#show(step),
      finish: (tokens) => finish({ ...answer, ...tokens }),
      passkeys: this.#passkeys,
      finishByPasskey: (other) => this.#finish(other),
      startOver: () => this.#askForNumber(),
    }).start();
  }

  /** The account is open; the next sign-in can be by passkey. */
  async #offerPasskey(answer) {
    const passkeys = this.#passkeys;
    if (!this.#offersPasskey || !(await passkeys?.isOfferDue(answer))) return this.#finish(answer);
    const finish = (tokens) => this.#finish({ ...answer, ...tokens });
    this.#show(new PasskeyOfferStep({ texts: this.#texts, passkeys, idToken: answer.idToken, finish }));
  }

  #finish(answer) {
    this.#step.stop();
    this.#onSignedIn(answer);
  }

  #show(step) {
    this.#step?.stop();
    this.#step = step;
    this.#root.replaceChildren(step.root);
    if (this.#takesFocus) step.focus();
    // Each later step answers something that the user has done here.
    this.#takesFocus = true;
    this.#onStep(step.kind ?? "form");
  }
}

/** Such a token can only be used to enroll a second factor. */
function isForEnrollment({ idToken }) {
  return idToken && String(claimsOf(idToken).aud).endsWith("/second-factor-enrollment");
}
