import { button, dayOf, list, momentOf, part, row } from "./account-rows.js";
import { waysOf } from "./account-ways.js";
import { copyButton, element } from "./dom.js";
import { deviceName } from "./device-name.js";
import { showTimes } from "./times.js";

/** The name that the server gives to a passkey without one. */
const unnamed = "Unnamed Passkey";

/** What the user sees of the account, with a button for each change. */
export class AccountPanel {
  #texts;
  #actions;

  /** `offers` says which changes the project and the browser allow; `actions` make them. */
  constructor({ texts, account, devices, offers, actions }) {
    this.#texts = texts;
    this.#actions = actions;
    this.title = element("h1", { tabIndex: -1 }, texts.text("title"));
    this.root = element(
      "div",
      { className: "step account" },
      this.title,
      this.#facts(account, offers),
      ...waysOf({ texts, account, offers, actions: actions.ways }),
      this.#devices(devices),
      this.#passkeys(account.passkeyInfo ?? [], offers),
      this.#factors(account.mfaInfo ?? [], account.recoveryCodesLeft ?? 0, offers),
      element(
        "div",
        { className: "account-ends" },
        button(texts.text("download"), () => actions.download()),
        button(texts.text("signOut"), () => actions.signOut()),
        button(texts.text("delete"), () => actions.remove(), { className: "button is-small is-final" }),
      ),
    );
    showTimes(this.root);
  }

  /** Puts the focus on the heading of a part, or of the page. */
  focus(id) {
    (this.root.querySelector(id ? `#${id}-title` : "h1") ?? this.title).focus();
  }

  #facts({ phoneNumber, localId }, { number }) {
    const texts = this.#texts;
    const change = phoneNumber && number
      ? button(texts.text("changeNumber"), () => this.#actions.changeNumber())
      : null;
    return element(
      "div",
      { className: "account-facts" },
      element(
        "dl",
        { className: "facts" },
        ...fact(texts.text("doneNumber"), phoneNumber),
        ...fact(texts.text("doneAccount"), localId, copyButton(localId, `${texts.text("copy")}: ${texts.text("doneAccount")}`)),
      ),
      change,
    );
  }

  #devices(devices) {
    const texts = this.#texts;
    const others = devices.filter(({ current }) => !current);
    const rows = devices.map(({ sessionId, client, clientId, current, lastUsedAt }) => row({
      name: deviceName(client) || clientId || texts.text("unknownDevice"),
      tag: current ? texts.text("thisDevice") : undefined,
      notes: [momentOf(texts, "lastUsed", new Date(Number(lastUsedAt)))],
      buttons: current ? [] : [{ label: texts.text("signOut"), run: () => this.#actions.endDevices([sessionId]) }],
    }));
    const all = others.length > 1
      ? button(texts.text("signOutOthers"), () => this.#actions.endDevices(others.map(({ sessionId }) => sessionId)))
      : null;
    return part("devices", texts.text("devices"), list(rows, texts.text("nothing")), all);
  }

  #passkeys(passkeys, { passkeys: canCreate }) {
    const texts = this.#texts;
    if (passkeys.length === 0 && !canCreate) return null;
    const rows = passkeys.map((passkey) => {
      const name = passkey.name === unnamed ? texts.text("passkey") : passkey.name;
      return row({
        name,
        notes: passkey.createdAt ? [dayOf(texts, "added", new Date(passkey.createdAt))] : [],
        buttons: [
          { label: texts.text("rename"), run: () => this.#actions.renamePasskey(passkey.credentialId, name) },
          { label: texts.text("remove"), run: () => this.#actions.removePasskey(passkey.credentialId, name) },
        ],
      });
    });
    const add = canCreate ? button(texts.text("passkeySubmit"), () => this.#actions.addPasskey()) : null;
    return part("passkeys", texts.text("passkeys"), list(rows, texts.text("nothing")), add);
  }

  #factors(factors, codesLeft, { app, recovery }) {
    const texts = this.#texts;
    if (factors.length === 0 && !app) return null;
    const rows = factors.map(({ mfaEnrollmentId, displayName, phoneInfo, unobfuscatedPhoneInfo, enrolledAt }) => {
      const kind = texts.text(phoneInfo ? "phoneName" : "appName");
      const name = displayName || kind;
      const number = unobfuscatedPhoneInfo ?? phoneInfo;
      return row({
        name,
        notes: [
          ...(number ? [[element("bdi", { dir: "ltr" }, number)]] : name === kind ? [] : [[kind]]),
          ...(enrolledAt ? [dayOf(texts, "added", new Date(enrolledAt))] : []),
        ],
        buttons: [{ label: texts.text("remove"), run: () => this.#actions.removeFactor(mfaEnrollmentId, name) }],
      });
    });
    const add = app ? button(texts.text("enrollAppTitle"), () => this.#actions.addApp()) : null;
    const codes = recovery && factors.length > 0
      ? element(
          "div",
          { className: "account-recovery" },
          element("p", { className: "quiet" }, texts.text("recoveryLeft", { count: codesLeft })),
          button(texts.text("recoveryCreate"), () => this.#actions.createRecoveryCodes(codesLeft > 0)),
        )
      : null;
    return part("factors", texts.text("factors"), list(rows, texts.text("nothing")), add, codes);
  }
}

function fact(name, value, copy) {
  if (!value) return [];
  return [
    element("dt", {}, name),
    element("dd", {}, element("bdi", { className: "fact-value", dir: "ltr" }, value), ...(copy ? [copy] : [])),
  ];
}
