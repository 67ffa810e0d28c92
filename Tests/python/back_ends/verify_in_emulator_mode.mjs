// Judges tokens, one a line, by the rules of Google's admin SDK for Node in its emulator mode:
// `verifyIdToken` takes only tokens without a signature, and always asks whether they are revoked.
import { createInterface } from 'node:readline';

const [host, project] = process.argv.slice(2);

function decode(part) {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

function check(holds, complaint) {
  if (!holds) throw new Error(complaint);
}

function checkContent(token) {
  const [header, payload, signature, ...rest] = token.split('.');
  check(signature !== undefined && rest.length === 0, 'Decoding Firebase ID token failed.');
  const claims = decode(payload);
  const issuer = `https://securetoken.google.com/${project}`;
  check(claims.aud === project, 'Firebase ID token has incorrect "aud" (audience) claim.');
  check(claims.iss === issuer, 'Firebase ID token has incorrect "iss" (issuer) claim.');
  check(typeof claims.sub === 'string', 'Firebase ID token has no "sub" (subject) claim.');
  check(claims.sub !== '', 'Firebase ID token has an empty "sub" (subject) claim.');
  check(claims.sub.length <= 128, 'Firebase ID token has a "sub" of more than 128 characters.');
  const isUnsigned = decode(header).alg === 'none' && signature === '';
  check(isUnsigned, 'Firebase ID token has invalid signature.');
  check(claims.exp * 1000 > Date.now(), 'Firebase ID token has expired.');
  return claims;
}

async function checkRevocation(claims) {
  const tenant = claims.firebase?.tenant;
  const realm = tenant ? `projects/${project}/tenants/${tenant}` : `projects/${project}`;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/${realm}/accounts:lookup`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json;charset=utf-8' },
    body: JSON.stringify({ localId: [claims.sub] }),
  });
  const { users } = await answer.json();
  check(users, 'There is no user record corresponding to the provided identifier.');
  check(!users[0].disabled, 'The user record is disabled.');
  const isCurrent = claims.auth_time >= Number(users[0].validSince ?? 0);
  check(isCurrent, 'The Firebase ID token has been revoked.');
}

for await (const token of createInterface({ input: process.stdin })) {
  try {
    const claims = checkContent(token);
    await checkRevocation(claims);
    console.log(`accepted ${claims.sub}`);
  } catch (error) {
    console.log(`refused ${error.message}`);
  }
}
