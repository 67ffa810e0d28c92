import { ChoiceStep } from "./choice-step.js";
import { CodeStep } from "./code-step.js";
import { copyButton, element } from "./dom.js";
import { e164, shownNumber } from "./number-format.js";
import { NumberStep } from "./number-step.js";
import { appCodeLength } from "./second-factor-proof.js";
import { setupAddress, setupCode } from "./setup-code.js";
import { linkButton } from "./step.js";

/** Sets up a second factor: one that the project demands before it lets an account in, or an app. */
export class SecondFactorEnrollment {
  #parts;
  #idToken;

  /**
   * `answer` has an ID token, which may be for enrollment only; `finish` gets the tokens of the
   * session. `back` is a button that leads elsewhere than to the choice of the factor, and `replaced`
   * the ID of the factor that the new one replaces.
   */
  constructor(parts) {
    this.#parts = parts;
    this.#idToken = parts.answer.idToken;
  }

  start() {
    const { texts, show, offers, answer, startOver, replaced } = this.#parts;
    const choices = [
      { kind: "totp", label: texts.text("enrollApp"), note: texts.text("enrollAppNote"), run: () => this.startApp() },
      { kind: "phone", label: texts.text("enrollPhone"), note: texts.text("enrollPhoneNote"), run: () => this.#askForNumber() },
    ];
    show(
      new ChoiceStep({
        texts,
        title: texts.text("enrollTitle"),
        lead: replaced ? undefined : texts.text(answer.phoneNumber ? "enrollLead" : "enrollRequiredLead"),
        choices: choices.filter(({ kind }) => offers.kinds.includes(kind)),
        ways: [linkButton(texts.text("startOver"), startOver)],
      }),
    );
  }

  #askForNumber(number) {
    const { texts, regions, client, show } = this.#parts;
    show(
      new NumberStep({
        texts,
        wording: { title: texts.text("enrollPhone"), lead: texts.text("enrollPhoneLead") },
        regions,
        number,
        send: async (entered) => {
          const sent = await client.sendEnrollmentCode(this.#idToken, e164(entered));
          this.#askForCode(entered, sent);
        },
        ways: [this.#back()],
      }),
    );
  }

  #askForCode(number, sent) {
    const { texts, client, codeLength, show, finish, startOver, replaced } = this.#parts;
    let current = sent;
    show(
      new CodeStep({
        texts,
        wording: {
          title: texts.text("codeTitle", { count: codeLength }),
          lead: [
            element("span", {}, ...texts.around("codeLead", "number", shownNumber(number))),
            linkButton(texts.text("changeNumber"), () => this.#askForNumber(number)),
          ],
          submit: texts.text("enrollSubmit"),
        },
        verification: sent,
        codeLength,
        handlers: {
          submit: async (code) =>
            finish(await client.enrollNumber(this.#idToken, current.sessionInfo, code, texts.text("phoneName"), replaced)),
          resend: async () => (current = await client.sendEnrollmentCode(this.#idToken, e164(number))),
          startOver,
        },
        ways: [this.#back()],
      }),
    );
  }

  /** Begins with an authenticator app, without the choice. */
  async startApp() {
    const { texts, client, show, finish, startOver, offers, answer, replaced } = this.#parts;
    const session = await client.startApp(this.#idToken);
    const address = setupAddress(session, offers.appName, answer.phoneNumber);
    const picture = await setupCode(address, texts.text("setupCode"), client.server);
    show(
      new CodeStep({
        texts,
        wording: {
          title: texts.text("enrollAppTitle"),
          lead: [
            element("span", {}, texts.text(picture ? "enrollAppScan" : "enrollAppLead")),
            picture,
            element(
              "span",
              { className: "setup-key" },
              element("bdi", { id: "setup-key", dir: "ltr" }, inGroups(session.sharedSecretKey)),
              copyButton(session.sharedSecretKey, `${texts.text("copy")}: ${texts.text("setupKey")}`),
            ),
            element(
              "a",
              { className: "link", href: address },
              texts.text("openApp"),
            ),
          ],
          submit: texts.text("enrollSubmit"),
        },
        codeLength: session.verificationCodeLength ?? appCodeLength,
        handlers: {
          submit: async (code) =>
            finish(await client.enrollApp(this.#idToken, session.sessionInfo, code, texts.text("appName"), replaced)),
          startOver,
        },
        ways: [this.#back()],
      }),
    );
  }

  #back() {
    return this.#parts.back ?? linkButton(this.#parts.texts.text("otherWay"), () => this.start());
  }
}

function inGroups(secret) {
  return secret.match(/.{1,4}/g).join(" ");
}
