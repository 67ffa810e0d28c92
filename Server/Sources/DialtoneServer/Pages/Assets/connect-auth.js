import { call } from "./server-call.js";
import { digest, newSecret } from "./tab-secret.js";

/** The name under which Google's SDK knows this server's own sign-in. */
const providerId = "oidc.dialtone";

/**
 * Lets `element`, a `<dialtone-sign-in>`, sign in the app's own `auth` object of Google's web SDK.
 *
 * `sdk` has the SDK's functions: `{ OAuthProvider, signInWithCredential }` of `firebase/auth`, or
 * `firebase.auth` of the older, compatible SDK. The element takes the API key, the tenant and the
 * language from `auth` if it has no such attributes.
 *
 * The SDK gets the session of the sign-in itself, through one of its public functions.
 */
export function connectDialtone(element, auth, sdk) {
  adopt(element, auth);
  element.finish = async (answer) => {
    const guest = auth.currentUser?.isAnonymous && element.hasAttribute("upgrade-anonymous") ? auth.currentUser : null;
    const take = async () => {
      const result = await signIn(auth, sdk, await credential(element, auth, sdk, answer));
      return { user: result.user, userCredential: result, isNewUser: Boolean(answer.isNewUser) };
    };
    // The app can save the guest's data before another user replaces the guest.
    if (guest && guest.uid !== answer.localId) throw conflict(guest, answer, take);
    return await take();
  };
  element.guest = async () => {
    if (!element.hasAttribute("upgrade-anonymous")) return undefined;
    await auth.authStateReady?.();
    const user = auth.currentUser;
    if (!user?.isAnonymous) return undefined;
    return { idToken: await user.getIdToken(), localId: user.uid };
  };
  element.restart();
  return element;
}

function conflict(guest, answer, take) {
  const error = new Error("The user has signed in to another account than the anonymous one.");
  error.conflict = { anonymousUser: guest, uid: answer.localId, signIn: take };
  return error;
}

function adopt(element, auth) {
  const { apiKey } = auth.app.options;
  if (!element.hasAttribute("api-key")) element.setAttribute("api-key", apiKey);
  if (!element.hasAttribute("tenant") && auth.tenantId) element.setAttribute("tenant", auth.tenantId);
  if (!element.hasAttribute("lang") && auth.languageCode) element.setAttribute("lang", auth.languageCode);
}

/** A credential for the SDK that only this page can use, and only once. */
async function credential(element, auth, sdk, { refreshToken }) {
  const secret = newSecret();
  const fields = {
    apiKey: element.getAttribute("api-key"),
    tenantId: element.getAttribute("tenant") ?? undefined,
    refreshToken,
    challenge: await digest(secret),
  };
  const { sessionOffer } = await call("/__/auth/handover", fields, { server: element.serverOrigin });
  return new sdk.OAuthProvider(providerId).credential({ idToken: sessionOffer, rawNonce: secret });
}

/** The modular SDK has functions, the older one has methods. */
function signIn(auth, sdk, credential) {
  return sdk.signInWithCredential ? sdk.signInWithCredential(auth, credential) : auth.signInWithCredential(credential);
}
