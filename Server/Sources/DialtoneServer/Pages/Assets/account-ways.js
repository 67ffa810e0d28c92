import { button, list, part, row } from "./account-rows.js";
import { element } from "./dom.js";
import { providerName } from "./provider-names.js";

/** The ways to sign in that have parts of their own on the page. */
const otherParts = new Set(["phone", "password"]);

/** The parts about address, password and identity providers, with a button for each change. */
export function waysOf({ texts, account, offers, actions }) {
  const ways = waysIn(account, offers);
  return [
    emailPart({ texts, account, offers, actions }),
    passwordPart({ texts, account, offers, actions, isNeeded: ways.others === 0 && !offers.emailLink }),
    providersPart({ texts, account, offers, actions, isNeeded: ways.others + ways.email < 2 }),
  ];
}

function emailPart({ texts, account: { email, emailVerified }, offers, actions }) {
  if (!email && !offers.email) return null;
  const rows = email
    ? [row({
        name: email,
        notes: emailVerified ? [] : [[texts.text("UNVERIFIED_EMAIL")]],
        buttons: [
          emailVerified
            ? null
            : { label: texts.text("verifyResend"), run: () => actions.confirmEmail(email) },
        ],
      })]
    : [];
  const change = offers.email
    ? button(texts.text(email ? "changeEmail" : "addEmail"), () => actions.changeEmail(email))
    : null;
  return part("email", texts.text("email"), list(rows, texts.text("nothing")), change);
}

function passwordPart({ texts, account: { email, passwordHash }, offers, actions, isNeeded }) {
  // A password is of use with an address only.
  if (!passwordHash && !(offers.password && email)) return null;
  const rows = passwordHash
    ? [row({
        name: "••••••••",
        label: texts.text("passwordLabel"),
        notes: [],
        buttons: [isNeeded ? null : { label: texts.text("remove"), run: () => actions.removePassword() }],
      })]
    : [];
  const change = offers.password
    ? button(texts.text("choosePassword"), () => actions.setPassword(email, offers.password))
    : null;
  return part("password", texts.text("passwordLabel"), list(rows, texts.text("nothing")), change);
}

function providersPart({ texts, account: { providerUserInfo = [] }, offers, actions, isNeeded }) {
  const linked = providerUserInfo.filter(({ providerId }) => !otherParts.has(providerId));
  if (linked.length === 0) return null;
  const rows = linked.map(({ providerId, email, displayName, screenName }) => {
    const name = providerName(providerId, offers.providers.get(providerId));
    const person = email ?? screenName ?? displayName;
    return row({
      name,
      notes: person ? [[element("bdi", {}, person)]] : [],
      buttons: [
        isNeeded ? null : { label: texts.text("remove"), run: () => actions.removeProvider(providerId, name) },
      ],
    });
  });
  return part("providers", texts.text("providers"), list(rows, texts.text("nothing")));
}

/** How many ways lead back into the account; the last one cannot be removed on the page. */
function waysIn({ email, phoneNumber, passwordHash, passkeyInfo = [], providerUserInfo = [] }, offers) {
  const linked = providerUserInfo.filter(({ providerId }) => !otherParts.has(providerId));
  return {
    email: email && (passwordHash || offers.emailLink) ? 1 : 0,
    others: (phoneNumber && offers.number ? 1 : 0) + passkeyInfo.length + linked.length,
  };
}
