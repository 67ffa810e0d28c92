// Verifies the ID tokens of a Dialtone server. Needs Node 18 or newer, and no packages.
import { createPublicKey, verify } from 'node:crypto';

const SIGNATURES = new Map([
  ['RS256', {}],
  ['ES256', { dsaEncoding: 'ieee-p1363' }],
]);
const CLOCK_SKEW = 60;

/** Verifies ID tokens of one project, or of one of its tenants. */
export class IDTokenVerifier {
  #keys = new Map();
  #keysExpireAt = 0;
  #keysFetchedAt = -Infinity;

  constructor({ server, project, tenant, issuer = 'https://securetoken.google.com', pause = 30_000 }) {
    Object.assign(this, { server, project, tenant, issuer: `${issuer}/${project}`, pause });
  }

  /** Returns the claims of a valid ID token; throws for any other. */
  async verify(token) {
    const parts = String(token).split('.');
    if (parts.length !== 3) throw new Error('This is not a token.');
    const [header, payload, signature] = parts.map((part) => Buffer.from(part, 'base64url'));
    const { alg, kid } = JSON.parse(header);
    const jwk = await this.#key(kid);
    if (!SIGNATURES.has(alg) || jwk.alg !== alg) throw new Error('The algorithm is wrong.');
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(`${parts[0]}.${parts[1]}`);
    if (!verify('sha256', signed, { key, ...SIGNATURES.get(alg) }, signature)) {
      throw new Error('The signature is wrong.');
    }
    const claims = JSON.parse(payload);
    this.#check(claims, Date.now() / 1000);
    return claims;
  }

  #check(claims, now) {
    if (claims.iss !== this.issuer) throw new Error('The issuer is wrong.');
    if (claims.aud !== this.project) throw new Error('The audience is wrong.');
    if (claims.firebase?.tenant !== this.tenant) throw new Error('The tenant is wrong.');
    if (!(claims.exp > now)) throw new Error('The token has expired.');
    if (!(claims.iat <= now + CLOCK_SKEW)) throw new Error('The token is not valid yet.');
    if (typeof claims.sub !== 'string' || !claims.sub) throw new Error('There is no user.');
  }

  // An unknown key may be a new one, so the keys are fetched again, but at most once in `pause`
  // milliseconds: tokens with forged key IDs must not cause a request each.
  async #key(kid) {
    const now = Date.now();
    const isDue = now >= this.#keysExpireAt;
    if (isDue || (!this.#keys.has(kid) && now - this.#keysFetchedAt >= this.pause)) {
      await this.#fetchKeys(now);
    }
    const key = this.#keys.get(kid);
    if (!key) throw new Error('The key is unknown.');
    return key;
  }

  async #fetchKeys(now) {
    const answer = await fetch(`${this.server}/.well-known/jwks.json`);
    if (!answer.ok) throw new Error(`The keys cannot be fetched: ${answer.status}.`);
    const { keys } = await answer.json();
    const maxAge = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1] ?? 0;
    this.#keys = new Map(keys.map((key) => [key.kid, key]));
    this.#keysFetchedAt = now;
    this.#keysExpireAt = now + 1000 * maxAge;
  }
}

/** Asks the server whether the user of a verified token is still signed in. */
export async function isSignedIn({ server, apiKey, token }) {
  const answer = await fetch(`${server}/v1/accounts:lookup?key=${apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken: token }),
  });
  if (answer.status >= 500) throw new Error(`The server cannot tell: ${answer.status}.`);
  return answer.ok;
}
