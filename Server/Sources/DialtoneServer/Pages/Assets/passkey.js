/** Whether the page's address belongs to the domain of the project's passkeys, and the browser has them. */
export function canUsePasskeys(domain) {
  const host = location.hostname;
  return (
    domain !== "" &&
    (host === domain || host.endsWith(`.${domain}`)) &&
    typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === "function"
  );
}

/** Lets the user choose a passkey, and returns its response; `undefined` if the user chose none. */
export async function choosePasskey(options) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  try {
    return (await navigator.credentials.get({ publicKey })).toJSON();
  } catch (error) {
    // Browsers do not tell a cancellation from a device without passkeys, and explain both.
    if (error.name === "NotAllowedError") return undefined;
    throw error;
  }
}
