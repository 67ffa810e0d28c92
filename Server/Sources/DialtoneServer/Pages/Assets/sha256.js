const rounds = constants(64, 1 / 3);
const start = constants(8, 1 / 2);

/** The first 32 bits behind the point of the given root of the first primes. */
function constants(count, exponent) {
  const found = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (Array.from({ length: candidate }, (_, n) => n).some((n) => n > 1 && candidate % n === 0)) continue;
    const root = candidate ** exponent;
    found.push(((root - Math.floor(root)) * 2 ** 32) | 0);
  }
  return Int32Array.from(found);
}

/**
 * SHA-256 of many texts that begin alike; what they have in common is worked through once.
 *
 * The browser's own digests exist in secure contexts only, and one call of them takes longer
 * than all of this does for a short text.
 */
export class PrefixedSHA256 {
  #words = new Int32Array(64);
  #state = new Int32Array(8);
  #prefixState = Int32Array.from(start);
  #tail = new Uint8Array(128);
  #tailStart;
  #prefixLength;

  /** `prefix` is the bytes that every text begins with. */
  constructor(prefix) {
    this.#prefixLength = prefix.length;
    const whole = prefix.length - (prefix.length % 64);
    for (let offset = 0; offset < whole; offset += 64) this.#mix(this.#prefixState, prefix, offset);
    this.#tail.set(prefix.subarray(whole));
    this.#tailStart = prefix.length - whole;
  }

  /**
   * The eight words of the digest of the prefix and `ending`, which is ASCII of at most 50
   * characters; they are good until the next call.
   */
  digest(ending) {
    const tail = this.#tail;
    tail.fill(0, this.#tailStart);
    let end = this.#tailStart;
    for (let i = 0; i < ending.length; i += 1) tail[end++] = ending.charCodeAt(i);
    tail[end] = 0x80;
    const size = end + 9 > 64 ? 128 : 64;
    let bits = (this.#prefixLength + ending.length) * 8;
    for (let place = size - 1; bits > 0; place -= 1) {
      tail[place] = bits & 0xff;
      bits = Math.floor(bits / 256);
    }
    this.#state.set(this.#prefixState);
    for (let offset = 0; offset < size; offset += 64) this.#mix(this.#state, tail, offset);
    return this.#state;
  }

  #mix(state, bytes, offset) {
    const words = this.#words;
    for (let i = 0, at = offset; i < 16; i += 1, at += 4) {
      words[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
    }
    for (let i = 16; i < 64; i += 1) {
      const near = words[i - 2];
      const far = words[i - 15];
      const nearMix = ((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10);
      const farMix = ((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3);
      words[i] = (words[i - 16] + farMix + words[i - 7] + nearMix) | 0;
    }
    let a = state[0];
    let b = state[1];
    let c = state[2];
    let d = state[3];
    let e = state[4];
    let f = state[5];
    let g = state[6];
    let h = state[7];
    for (let i = 0; i < 64; i += 1) {
      const eMix = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const one = (h + eMix + ((e & f) ^ (~e & g)) + rounds[i] + words[i]) | 0;
      const aMix = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const two = (aMix + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
  }
}
