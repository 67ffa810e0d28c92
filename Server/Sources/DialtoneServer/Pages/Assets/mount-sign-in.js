import { enableCopying } from "./copy-button.js";
import { loadParts } from "./sign-in-parts.js";
import { SignIn } from "./sign-in.js";

/**
 * Shows a sign-in in `root`: an element of any page, or one of a shadow tree.
 *
 * `settings` are those of `readSettings`. `widget` is where a CAPTCHA vendor may show something.
 * `flow` is a `RedirectFlow` on the server's own pages, and a `PopupFlow` elsewhere: the way to
 * providers, and back from them and from mails.
 * `onSignedIn` gets the server's answer, and what `root` shows from then on is up to it. `isWanted`
 * tells whether something else has taken the place meanwhile; then nothing is shown. The other
 * options are those of `SignIn`.
 */
export async function mountSignIn(root, settings, { widget, flow, isWanted = () => true, ...options }) {
  const parts = await loadParts(settings, { widget });
  if (!isWanted()) return undefined;
  const { texts, regions } = parts;
  enableCopying(root, texts.text("copied"));
  let signIn;
  const begin = ({ guest = options.guest, arrival } = {}) => {
    signIn?.stop();
    const hint = settings.loginHint ?? "";
    const email = hint.includes("@") ? hint : undefined;
    const number = hint && !email ? regions.split(hint, regions.home()) : undefined;
    signIn = new SignIn(root, { ...parts, number, email, flow, ...options, guest, arrival });
    signIn.start();
  };
  const arrival = await flow?.takeArrival();
  begin({ guest: options.guest ?? arrival?.guest, arrival });
  return { parts, begin, stop: () => signIn.stop() };
}
