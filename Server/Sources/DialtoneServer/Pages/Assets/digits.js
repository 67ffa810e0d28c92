const decimal = /\p{Nd}/u;

/** The digits of a text in ASCII, whatever script they were typed in. */
export function digitsOf(text) {
  return Array.from(text).filter((sign) => decimal.test(sign)).map(valueOf).join("");
}

/** Scripts lay their ten digits out in a row, so a digit's value is its distance from zero. */
function valueOf(sign) {
  if (sign >= "0" && sign <= "9") return sign;
  let zero = sign.codePointAt(0);
  while (decimal.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((sign.codePointAt(0) - zero) % 10);
}
