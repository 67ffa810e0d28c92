/** A passkey that could not be created or used; `kind` says why. */
export class PasskeyFailure extends Error {
  /**
   * `kind` is `canceled` (also if there is no passkey, which browsers do not tell), `late`,
   * `exists`, `unavailable` or `unknown`.
   */
  constructor(kind, cause) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** Whether the browser can use passkeys on this page: they belong to a domain, never to an IP address. */
export function canUsePasskeys() {
  const { hostname } = location;
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith("[");
  return !isAddress && typeof PublicKeyCredential === "function" && Boolean(navigator.credentials);
}

/** Whether this device can create passkeys itself, with its screen lock. */
export function canCreatePasskeys() {
  return answer(() => PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
}

/** Whether the browser can suggest passkeys for a field. */
export function canSuggestPasskeys() {
  return answer(() => PublicKeyCredential.isConditionalMediationAvailable());
}

/** Creates a passkey with the server's options; returns the response for the server. */
export async function createPasskey(options) {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((item) => ({ ...item, id: bytes(item.id) })),
  };
  const made = await attempt(options, () => navigator.credentials.create({ publicKey }));
  return {
    ...named(made),
    response: {
      clientDataJSON: text(made.response.clientDataJSON),
      attestationObject: text(made.response.attestationObject),
      transports: made.response.getTransports?.() ?? [],
    },
  };
}

/**
 * Signs the challenge of the server's options; returns the response for the server.
 *
 * `how` has the mediation and the signal, where they are not the usual ones.
 */
export async function usePasskey(options, how = {}) {
  const publicKey = { ...options, challenge: bytes(options.challenge) };
  const used = await attempt(options, () => navigator.credentials.get({ publicKey, ...how }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  return {
    ...named(used),
    response: {
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: userHandle ? text(userHandle) : undefined,
    },
  };
}

async function answer(ask) {
  try {
    return await ask();
  } catch {
    return false;
  }
}

async function attempt({ timeout }, ask) {
  const began = performance.now();
  let made;
  try {
    made = await ask();
  } catch (error) {
    const isLate = timeout > 0 && performance.now() - began >= timeout;
    throw new PasskeyFailure(isLate ? "late" : (kinds[error.name] ?? "unknown"), error);
  }
  if (!made) throw new PasskeyFailure("canceled");
  return made;
}

const kinds = {
  NotAllowedError: "canceled",
  AbortError: "canceled",
  InvalidStateError: "exists",
  SecurityError: "unavailable",
  NotSupportedError: "unavailable",
  ConstraintError: "unavailable",
};

function named({ id, rawId, type }) {
  return { id, rawId: text(rawId), type };
}

function bytes(base64URL) {
  const base64 = base64URL.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

function text(buffer) {
  const signs = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte));
  return btoa(signs.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
