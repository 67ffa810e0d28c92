import { ChoiceStep } from "./choice-step.js";
import { CodeStep } from "./code-step.js";
import { element } from "./dom.js";
import { confirmEmail, mustConfirm } from "./email-confirmation.js";
import { e164, shownNumber } from "./number-format.js";
import { NumberStep } from "./number-step.js";
import { PasskeyEntry } from "./passkey-entry.js";
import { PasskeyOfferStep } from "./passkey-offer-step.js";
import { PendingVerification } from "./pending-verification.js";
import { projectLinks } from "./project-links.js";
import { RecoveryCodesStep } from "./recovery-codes.js";
import { SecondFactorEnrollment } from "./second-factor-enrollment.js";
import { ending, SecondFactorProof } from "./second-factor-proof.js";
import { conflictStep, SignInMethods } from "./sign-in-methods.js";
import { linkButton } from "./step.js";
import { claimsOf } from "./token-claims.js";

/**
 * A whole sign-in inside one element of any page, by each way that the project has, with its second
 * factor.
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
  #showsLinks;
  #onStep;
  #pending;
  #methods;
  #guest;
  #links;
  #address;
  #arrival;
  #step;

  /**
   * `secondFactors` lists the kinds that the project offers: `phone`, `totp`. `number` and `email` fill
   * the fields in advance. `passkeys` is there if users can have them; `offersPasskey` says whether to ask
   * users without one to create it. `options` are what the server says of the project. `flow` is the
   * page's, `arrival` is what has brought the user back to it, and `guest` is the server's answer for
   * a guest whose account is kept. `takesFocus` is false if the user did not come for the sign-in only,
   * `showsLinks` is false if the page around it has the project's links, and `onStep` gets the kind of
   * each step.
   */
  constructor(
    root,
    {
      client, apiKey, regions, texts, codeLength, secondFactors, appName, number, passkeys, offersPasskey = true,
      options, email, flow, arrival, guest, takesGuests = false, takesFocus = true, showsLinks = true, onStep = () => {}, onSignedIn,
    },
  ) {
    this.#root = root;
    this.#client = client;
    this.#regions = regions;
    this.#texts = texts;
    this.#codeLength = codeLength;
    this.#secondFactors = { kinds: secondFactors, appName, recovery: options.secondFactors?.recoveryCodes === true };
    this.#number = number ?? undefined;
    this.#onSignedIn = onSignedIn;
    this.#passkeys = passkeys;
    this.#offersPasskey = offersPasskey;
    this.#takesFocus = takesFocus;
    this.#showsLinks = showsLinks;
    this.#onStep = onStep;
    this.#pending = new PendingVerification(regions, apiKey);
    this.#guest = guest;
    this.#links = options.links;
    this.#address = flow?.address;
    this.#arrival = arrival;
    this.#methods = new SignInMethods(options, {
      client, texts, apiKey, email, flow, takesGuests,
      guest: () => this.#guest,
      solveConflict: (signIn, take) => this.#solveConflict(signIn, take),
      show: (step) => this.#show(step),
      proceed: (answer) => this.#proceed(answer),
      back: (problem) => this.#begin(problem),
    });
  }

  /** Begins, or goes on where a reload interrupted. */
  start() {
    const verification = this.#pending.load();
    if (this.#arrival) this.#resume(this.#arrival);
    else if (verification) this.#askForCode(verification);
    else this.#begin();
  }

  async #resume(arrival) {
    this.#arrival = undefined;
    if (await this.#methods.resume(arrival)) return;
    this.start();
  }

  /** The first step; `problem` says what has failed before. */
  #begin(problem) {
    if (this.#methods.has("phone")) this.#askForNumber(this.#number, problem);
    else this.#askForMethod(problem);
  }

  #askForMethod(problem) {
    const texts = this.#texts;
    const passkeys = this.#passkeys;
    const byPasskey = { label: texts.text("passkeySignIn"), run: async () => this.#finish(await passkeys.signIn()) };
    const choices = [...(passkeys ? [byPasskey] : []), ...this.#methods.choices()];
    this.#show(new ChoiceStep({ texts, title: texts.text("methodsTitle"), choices, problem }));
  }

  /** Ends what waits in the background; the page shows something else. */
  stop() {
    this.#step?.stop();
  }

  #askForNumber(number, problem) {
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
        methods: this.#methods,
        problem,
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
          submit: async (code) => this.#proceed(await this.#client.signIn(current.sessionInfo, code, this.#guest)),
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

  /** A first factor is proved: that is all, or a second factor is to be proved or enrolled. */
  async #proceed(answer) {
    this.#pending.forget();
    if (answer.temporaryProof) return this.#solveConflict(() => this.#client.signInWithProof(answer));
    const settled = await this.#methods.provider.settle(answer);
    const offer = (done) => this.#offerPasskey(done);
    // A user who had to enroll a second factor has answered enough.
    const finish = (done) => this.#showRecovery(done);
    if (answer.mfaPendingCredential) this.#secondStep(SecondFactorProof, answer, offer);
    else if (isForEnrollment(answer)) await this.#enroll(answer, finish);
    else await this.#offerPasskey(settled);
  }

  /**
   * What the guest has proved belongs to an account, which the user can have instead of the guest's.
   *
   * `signIn` returns the server's answer, and `take` goes on with it.
   */
  #solveConflict(signIn, take = (answer) => this.#proceed(answer)) {
    const switchTo = async () => {
      const answer = await signIn();
      this.#guest = undefined;
      await take(answer);
    };
    this.#show(conflictStep(this.#texts, { switchTo, stay: () => this.#begin() }));
  }

  /** An address is confirmed before its account can have a second factor. */
  async #enroll(answer, finish) {
    const enroll = () => this.#secondStep(SecondFactorEnrollment, answer, finish);
    if (!mustConfirm(answer)) return enroll();
    const parts = {
      client: this.#client,
      texts: this.#texts,
      address: this.#address,
      show: (step) => this.#show(step),
      startOver: () => this.#begin(),
    };
    await confirmEmail(parts, answer, enroll);
  }

  #secondStep(Kind, answer, finish, others = {}) {
    new Kind({
      client: this.#client,
      texts: this.#texts,
      regions: this.#regions,
      codeLength: this.#codeLength,
      offers: this.#secondFactors,
      answer,
      show: (step) => this.#show(step),
      finish: (tokens) => finish({ ...answer, ...tokens }),
      finishByRecovery: (tokens) => this.#replaceLost({ ...answer, ...tokens }),
      passkeys: this.#passkeys,
      finishByPasskey: (other) => this.#finish(other),
      links: this.#links,
      startOver: () => this.#begin(),
      ...others,
    }).start();
  }

  /** A recovery code has opened the account; the user can replace the second factor that is lost. */
  #replaceLost(answer) {
    const texts = this.#texts;
    const finish = (done) => this.#finishRecovered(done);
    const replace = ({ mfaEnrollmentId }) =>
      this.#secondStep(SecondFactorEnrollment, answer, finish, {
        replaced: mfaEnrollmentId,
        startOver: () => this.#replaceLost(answer),
      });
    if (this.#secondFactors.kinds.length === 0) return finish(answer);
    this.#show(
      new ChoiceStep({
        texts,
        title: texts.text("recoveredTitle"),
        lead: texts.text("recoveredLead"),
        choices: (answer.mfaInfo ?? []).map((factor) => ({
          ...lostLabel(factor, texts),
          run: () => replace(factor),
        })),
        ways: [linkButton(texts.text("skip"), () => finish(answer))],
      }),
    );
  }

  /** New codes follow the last one. */
  async #finishRecovered(answer) {
    const account = await this.#client.account(answer.idToken).catch(() => undefined);
    if (account?.recoveryCodesLeft === 0) await this.#showRecovery(answer);
    else this.#finish(answer);
  }

  /** A second factor is enrolled; the codes for its loss are shown at once, if the server has some. */
  async #showRecovery(answer) {
    const finish = () => this.#finish(answer);
    if (!this.#secondFactors.recovery) return finish();
    let codes;
    try {
      codes = await this.#client.createRecoveryCodes(answer.idToken);
    } catch {
      // The user is signed in, and can create them on the page of the account.
      return finish();
    }
    const { appName } = this.#secondFactors;
    this.#show(new RecoveryCodesStep({ texts: this.#texts, codes, appName, goOn: finish }));
  }

  /** The account is open; the next sign-in can be by passkey. */
  async #offerPasskey(answer) {
    const passkeys = this.#passkeys;
    if (!this.#offersPasskey || !(await passkeys?.isOfferDue(answer))) return this.#finish(answer);
    const finish = (tokens) => this.#finish({ ...answer, ...tokens });
    this.#show(new PasskeyOfferStep({ texts: this.#texts, passkeys, idToken: answer.idToken, finish }));
  }

  #finish(answer) {
    this.#step?.stop();
    this.#onSignedIn(answer);
  }

  #show(step) {
    this.#step?.stop();
    this.#step = step;
    const links = this.#showsLinks ? projectLinks(this.#texts, this.#links) : null;
    this.#root.replaceChildren(step.root, ...(links ? [links] : []));
    if (this.#takesFocus) step.focus();
    // Each later step answers something that the user has done here.
    this.#takesFocus = true;
    this.#onStep(step.kind ?? "form");
  }
}

/** What a factor is called where none of its codes is asked for. */
function lostLabel({ displayName, phoneInfo }, texts) {
  const kind = texts.text(phoneInfo ? "phoneName" : "appName");
  const note = [displayName === kind ? "" : displayName, phoneInfo && `••${ending({ phoneInfo })}`].filter(Boolean).join(" ");
  return { label: kind, note };
}

/** Such a token can only be used to enroll a second factor. */
function isForEnrollment({ idToken }) {
  return idToken && String(claimsOf(idToken).aud).endsWith("/second-factor-enrollment");
}
